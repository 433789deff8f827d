import { Button, Checkbox, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { connectBot, revokeBot } from '#api/settings.ts'
import { useStep } from '#web/client/use-step.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { momentWords } from '#web/ui/times.ts'
import { withPart } from '#web/ui/with-part.tsx'
import { profileWords } from '#web/words/profile.ts'
import css from './Profile.module.css'
import { type SettingsEdit, settingsOf } from './use-settings.ts'

/** The messaging bot: a code is carried to the chat, and another one back. */
export function BotCard({ edit }: { edit: SettingsEdit }) {
  const { telegram } = edit.stored
  return (
    <Card calm title={profileWords.messagingBot}>
      {!telegram.isAvailable ? (
        <p className="muted">{profileWords.thisMarket}</p>
      ) : telegram.verifiedAt ? (
        <Connected edit={edit} verifiedAt={telegram.verifiedAt} />
      ) : (
        <Connecting edit={edit} />
      )}
    </Card>
  )
}

function Connected({ edit: { addr, draft, change }, verifiedAt }: { edit: SettingsEdit; verifiedAt: string }) {
  const revoking = useStep(revokeBot, { sets: settingsOf(addr), says: { refused: profileWords.notDisconnected } })
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={css.card}>
      <StatusTag tone="ok">{profileWords.connected(momentWords(verifiedAt, serverNow()))}</StatusTag>
      <Checkbox
        label={profileWords.sendMessages}
        checked={draft.tgChatEnabled}
        onChange={(event) => change({ tgChatEnabled: event.currentTarget.checked })}
      />
      <Button variant="default" onClick={() => setAsking(true)}>
        {profileWords.disconnect}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={profileWords.disconnectTheChat}
          confirmWord={profileWords.disconnect}
          isBusy={revoking.isBusy}
          onConfirm={() => revoking.start({ params: { addr } }, { ended: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>{profileWords.botNoLongerWrites}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Whoever was handed a stranger's code is to see that it is a stranger's. */
function activationWords(askingName: string | null): string {
  const words = profileWords.botAnswers
  return askingName === null ? words : profileWords.chatAsks(askingName, words)
}

function Connecting({ edit }: { edit: SettingsEdit }) {
  const { addr, stored } = edit
  const connecting = useStep(connectBot, { sets: settingsOf(addr) })
  const { connectCode, connectUrl } = stored.telegram
  const ask = useEffectEvent(() => connecting.start({ params: { addr } }))
  const isMissing = connectCode === null
  useEffect(() => {
    if (isMissing) ask()
  }, [isMissing])
  if (connecting.fault) return <ErrorState text={connecting.fault} onRetry={ask} />
  if (!connectCode || !connectUrl) return <Skeleton height={120} />
  return (
    <ol className={css.steps}>
      <li>
        <p>
          {withPart(profileWords.openTheChat, (part) => (
            <a href={connectUrl} target="_blank" rel="noopener noreferrer">
              {part}
            </a>
          ))}
        </p>
        <p className={css.code}>
          <code className="mono">{connectCode}</code>
          <CopyButton text={connectCode} label={profileWords.copyConnectCode} />
        </p>
      </li>
      <li>
        <div className={css.fields}>
          <TextInput
            label={profileWords.activationCode}
            description={activationWords(stored.telegram.askingName)}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            value={edit.activationCode}
            onChange={(event) => edit.setActivationCode(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void edit.activate()
            }}
          />
          <Button variant="default" loading={edit.isActivating} onClick={() => void edit.activate()}>
            {profileWords.activate}
          </Button>
        </div>
      </li>
    </ol>
  )
}
