import { Button, Checkbox, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { connectBot, revokeBot } from '#api/settings.ts'
import { useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { momentWords } from '#web/ui/times.ts'
import css from './Profile.module.css'
import type { SettingsEdit } from './use-settings.ts'

/** The messaging bot: a code is carried to the chat, and another one back. */
export function BotCard({ edit }: { edit: SettingsEdit }) {
  const { telegram } = edit.stored
  return (
    <Card calm title="Messaging bot">
      {!telegram.isAvailable ? (
        <p className="muted">This market has no messaging bot.</p>
      ) : telegram.verifiedAt ? (
        <Connected edit={edit} verifiedAt={telegram.verifiedAt} />
      ) : (
        <Connecting edit={edit} />
      )}
    </Card>
  )
}

function Connected({ edit: { addr, show, draft, change }, verifiedAt }: { edit: SettingsEdit; verifiedAt: string }) {
  const revoking = useApiMutation(revokeBot)
  const [isAsking, setAsking] = useState(false)
  const revoke = () =>
    revoking.mutate(
      { params: { addr } },
      {
        onSuccess: show,
        onError: (fault) => showAlert({ kind: 'error', title: 'Not disconnected', text: wordsOf(fault) }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <div className={css.card}>
      <StatusTag tone="ok">Connected {momentWords(verifiedAt, serverNow())}</StatusTag>
      <Checkbox
        label="Send messages to the chat"
        checked={draft.tgChatEnabled}
        onChange={(event) => change({ tgChatEnabled: event.currentTarget.checked })}
      />
      <Button variant="default" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Disconnect the chat?"
          confirmWord="Disconnect"
          isBusy={revoking.isPending}
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        >
          <p>The bot no longer writes to your chat. To connect it again you need new codes.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Whoever was handed a stranger's code is to see that it is a stranger's. */
function activationWords(askingName: string | null): string {
  const words = 'The bot answers with it. It is good for 15 minutes and five tries.'
  return askingName === null
    ? words
    : `The chat ${askingName} asks to be connected. Enter the code only if it is yours. ${words}`
}

function Connecting({ edit }: { edit: SettingsEdit }) {
  const { addr, show, stored } = edit
  const connecting = useApiMutation(connectBot)
  const { connectCode, connectUrl } = stored.telegram
  const ask = useEffectEvent(() => connecting.mutate({ params: { addr } }, { onSuccess: show }))
  const isMissing = connectCode === null
  useEffect(() => {
    if (isMissing) ask()
  }, [isMissing])
  if (connecting.isError) return <ErrorState text={wordsOf(connecting.error)} onRetry={ask} />
  if (!connectCode || !connectUrl) return <Skeleton height={120} />
  return (
    <ol className={css.steps}>
      <li>
        <p>
          <a href={connectUrl} target="_blank" rel="noopener noreferrer">
            Open the chat with the bot
          </a>{' '}
          and press Start, or send it this connect code after /start:
        </p>
        <p className={css.code}>
          <code className="mono">{connectCode}</code>
          <CopyButton text={connectCode} label="Copy connect code" />
        </p>
      </li>
      <li>
        <div className={css.fields}>
          <TextInput
            label="Activation code"
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
            Activate
          </Button>
        </div>
      </li>
    </ol>
  )
}
