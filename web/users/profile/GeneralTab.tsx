import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { User } from '#api/users.ts'
import { pathTo } from '#web/paths.ts'
import { signOut } from '#web/session/sign-out.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { withPart } from '#web/ui/with-part.tsx'
import { profileWords } from '#web/words/profile.ts'
import css from './Profile.module.css'
import type { SettingsEdit } from './use-settings.ts'

/** Who the person is here. */
export function GeneralTab({ user, edit }: { user: User; edit: SettingsEdit }) {
  return (
    <>
      <Card>
        <Username edit={edit} />
        <dl className={css.facts}>
          <dt>{profileWords.address}</dt>
          <dd className={css.address}>
            <span className="mono">{user.addr}</span>
            <CopyButton text={user.addr} label={profileWords.copyAddress} />
          </dd>
          <dt>{profileWords.roles}</dt>
          <dd>{rolesOf(user).join(', ')}</dd>
          <dt>{profileWords.memberSince}</dt>
          <dd>{new Date(user.createdAt).toLocaleDateString('en-GB', { dateStyle: 'long' })}</dd>
          <dt>{profileWords.affiliatePrograms}</dt>
          <dd>
            <Link to={pathTo('affiliate')}>{profileWords.bringPeople}</Link>
          </dd>
          <dt>{profileWords.termsOfService}</dt>
          <dd>{user.flags.isTermsOfServiceAccepted ? profileWords.accepted : profileWords.notAcceptedYet}</dd>
        </dl>
        <div>
          <Button variant="default" leftSection={<Icon name="leave" size={16} />} onClick={signOut}>
            {profileWords.logout}
          </Button>
        </div>
      </Card>
      <Card calm>
        <div className={css.row}>
          <h2>{profileWords.appearance}</h2>
          <ThemeSwitch />
        </div>
      </Card>
    </>
  )
}

function Username({ edit: { stored, draft, change, usernameFault } }: { edit: SettingsEdit }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (usernameFault) field.current?.focus()
  }, [usernameFault])
  if (stored.user.isAgent) {
    return (
      <p>
        {withPart(profileWords.usernameIs(stored.user.username ?? ''), (part) => (
          <strong>{part}</strong>
        ))}{' '}
        {withPart(profileWords.partOfPeerSettings, (part) => (
          <Link to={pathTo('peers')}>{part}</Link>
        ))}
      </p>
    )
  }
  return (
    <TextInput
      ref={field}
      label={profileWords.username}
      autoComplete="nickname"
      description={profileWords.nameThatYourCounterparties}
      withAsterisk
      maxLength={100}
      value={draft.username}
      onChange={(event) => change({ username: event.currentTarget.value })}
      error={usernameFault}
    />
  )
}

const agentWords = () =>
  ({
    pending: profileWords.agentWaitingForModeration,
    approved: profileWords.agent,
    declined: profileWords.agentDeclined,
  }) as const

/** What the person is, in words; everyone is a user. */
function rolesOf({ permissions, moderationStatus }: User): string[] {
  return [
    profileWords.user,
    ...(moderationStatus ? [agentWords()[moderationStatus]] : []),
    ...(permissions.isModerator ? [profileWords.moderator] : []),
    ...(permissions.isSuper ? [profileWords.superUser] : []),
    ...(permissions.isAffiliated ? [profileWords.affiliatePartner] : []),
  ]
}
