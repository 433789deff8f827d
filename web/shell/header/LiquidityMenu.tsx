import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Icon } from '#web/ui/Icon.tsx'
import { menusWords } from '#web/words/menus.ts'
import css from './Menus.module.css'

/** The dropdown closes this long after the pointer leaves, in ms (specification, second file §9). */
export const closeDelayMs = 500

/** The Liquidity dropdown: opens under the pointer or by a press. */
export function LiquidityMenu({ entries }: { entries: readonly { word: string; to: string }[] }) {
  return (
    <Menu
      trigger="click-hover"
      closeDelay={closeDelayMs}
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      position="bottom-start"
      offset={10}
      classNames={{ dropdown: css.dropdown, item: css.item }}
    >
      <Menu.Target>
        <button type="button" className={css.word}>
          {menusWords.liquidity}
          <Icon name="chevron" size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ word, to }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {word}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
