import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import {
  type NotificationGroup,
  notificationGroups,
  type OuterChannel,
  outerChannels,
} from '#domain/notifications/kinds.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { profileWords } from '#web/words/profile.ts'
import css from './Profile.module.css'
import type { SettingsEdit } from './use-settings.ts'

const groupWords = (): Readonly<Record<NotificationGroup, string>> => ({
  steps: profileWords.stepsOfOrders,
  messages: profileWords.newMessages,
  disputes: profileWords.disputes,
  collateral: profileWords.collateral,
})
const channelWords = (): Readonly<Record<OuterChannel, string>> => ({
  push: profileWords.browser,
  email: 'E-mail',
  bot: profileWords.bot,
})

const night = { start: '22:00', end: '07:00' }

/** What goes where, and when nothing does. */
export function ChoicesCard({ edit }: { edit: SettingsEdit }) {
  const { permissions } = useSession().user ?? {}
  return (
    <Card calm title={profileWords.whatYouAreTold}>
      <ChoiceTable edit={edit} />
      {(permissions?.isModerator || permissions?.isSuper) && (
        <Checkbox
          label={profileWords.tellMeWhen}
          checked={edit.draft.disputeNotification}
          onChange={(event) => edit.change({ disputeNotification: event.currentTarget.checked })}
        />
      )}
      <QuietFields edit={edit} />
    </Card>
  )
}

function ChoiceTable({ edit: { stored, draft, change } }: { edit: SettingsEdit }) {
  const { choices } = draft.notifications
  const isOffered = { push: true, email: stored.email.isAvailable, bot: stored.telegram.isAvailable }
  const channels = outerChannels.filter((channel) => isOffered[channel])
  const set = (group: NotificationGroup, channel: OuterChannel, isOn: boolean) =>
    change({
      notifications: {
        ...draft.notifications,
        choices: { ...choices, [group]: { ...choices[group], [channel]: isOn } },
      },
    })
  return (
    <table className={css.choices}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{profileWords.what}</span>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {channelWords()[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationGroups.map((group) => (
          <tr key={group}>
            <th scope="row">{groupWords()[group]}</th>
            {channels.map((channel) => (
              <td key={channel}>
                <input
                  type="checkbox"
                  aria-label={`${groupWords()[group]}: ${channelWords()[channel]}`}
                  checked={choices[group][channel]}
                  onChange={(event) => set(group, channel, event.currentTarget.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function QuietFields({ edit: { draft, change } }: { edit: SettingsEdit }) {
  const { notifications } = draft
  const { quiet, timezone } = notifications
  const set = (part: Partial<typeof notifications>) => change({ notifications: { ...notifications, ...part } })
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set(['UTC', timezone, own, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <>
      <Checkbox
        label={profileWords.quietHoursNothing}
        checked={quiet !== null}
        onChange={(event) => set(event.currentTarget.checked ? { quiet: night, timezone: own } : { quiet: null })}
      />
      {quiet && (
        <div className={css.fields}>
          <TextInput
            label={profileWords.from}
            type="time"
            value={quiet.start}
            onChange={(event) => set({ quiet: { ...quiet, start: event.currentTarget.value } })}
          />
          <TextInput
            label={profileWords.to}
            type="time"
            value={quiet.end}
            onChange={(event) => set({ quiet: { ...quiet, end: event.currentTarget.value } })}
          />
          <NativeSelect
            label={profileWords.timezone}
            data={zones}
            value={timezone}
            onChange={(event) => set({ timezone: event.currentTarget.value })}
          />
        </div>
      )}
    </>
  )
}
