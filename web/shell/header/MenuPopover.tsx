import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { useConfig } from '#web/session/config.ts'
import { signOut } from '#web/session/sign-out.ts'
import { useSession } from '#web/session/store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { menusWords } from '#web/words/menus.ts'
import css from './Menus.module.css'
import { liquidity } from './places.ts'

/** The person's menu. */
export function MenuPopover() {
  const { user } = useSession()
  const { agent } = useConfig()
  // Super users have their link in the header.
  const isModerator = user?.permissions.isModerator && !user.permissions.isSuper
  const isModerated = agent?.moderationStatus === 'approved'
  return (
    <Menu
      position="bottom-end"
      offset={10}
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={parts}
    >
      <Menu.Target>
        <button type="button" className={css.tool}>
          <Icon name="person" size={18} />
          <span className="unseen">{menusWords.accountMenu} </span>
          <span className={css.wide}>{user?.username ?? shortAddress(user?.addr ?? '')}</span>
          <Icon name="chevron" size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={pathTo('profile')}>
          {menusWords.profile}
        </Menu.Item>
        <Menu.Item component={Link} to={pathTo('peers')}>
          {agent ? menusWords.agentSettings : menusWords.becomeAgent}
        </Menu.Item>
        {isModerator && (
          <Menu.Item component={Link} to={pathTo('admin')}>
            {menusWords.staff}
          </Menu.Item>
        )}
        <Menu.Divider />
        {liquidity.map(({ word, to }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {word}
          </Menu.Item>
        ))}
        {isModerated && (
          <Menu.Item component={Link} to={pathTo('createCollateral')}>
            {menusWords.wnft}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="leave" size={16} />} onClick={signOut}>
          {menusWords.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const parts = { dropdown: css.dropdown, item: css.item }
