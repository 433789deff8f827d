import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { addPush, removeAllPush, removePush } from '#api/settings.ts'
import { useApiMutation } from '#web/client/query.ts'
import { useStep } from '#web/client/use-step.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Card } from '#web/ui/Card.tsx'
import { log } from '#web/ui/log.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { profileWords } from '#web/words/profile.ts'
import css from './Profile.module.css'
import { canPush, ownEndpoint, subscribe, unsubscribe } from './push.ts'
import { type SettingsEdit, settingsOf } from './use-settings.ts'

/** Messages of this browser. It is asked for leave only when the button is pressed. */
export function PushCard({ edit }: { edit: SettingsEdit }) {
  const { browsers } = edit.stored.push
  return (
    <Card calm title={profileWords.thisBrowser}>
      {canPush() ? <Switch edit={edit} /> : <p className="muted">{profileWords.thisBrowserCannotShow}</p>}
      {browsers > 0 && <Everywhere edit={edit} browsers={browsers} />}
    </Card>
  )
}

/** What reaches the person elsewhere, and its end: for a browser that is lost, or in other hands. */
function Everywhere({ edit: { addr }, browsers }: { edit: SettingsEdit; browsers: number }) {
  const removing = useStep(removeAllPush, { sets: settingsOf(addr), says: { refused: profileWords.notTurnedOff } })
  return (
    <div className={css.card}>
      <StatusTag tone="ok">{profileWords.browsersConnected(browsers)}</StatusTag>
      <Button variant="default" loading={removing.isBusy} onClick={() => removing.start({ params: { addr } })}>
        {profileWords.turnOff}
      </Button>
    </div>
  )
}

function Switch({ edit: { addr, show, stored } }: { edit: SettingsEdit }) {
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const adding = useApiMutation(addPush)
  const removing = useApiMutation(removePush)
  useEffect(() => {
    ownEndpoint().then(setEndpoint, (fault) => log('this browser does not say whether it is subscribed', fault))
  }, [])
  const isOn = endpoint !== null && stored.push.endpoints.includes(endpoint)

  const turn = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (fault) {
      showAlert({ kind: 'error', title: profileWords.thatDidNotWork, text: wordsOf(fault) })
    } finally {
      setBusy(false)
    }
  }
  const on = async () => {
    const made = await subscribe(stored.push.publicKey)
    if (!made) {
      showAlert({ kind: 'info', title: profileWords.notAllowed, text: profileWords.allowMessages })
      return
    }
    show(await adding.mutateAsync({ params: { addr }, body: made }))
    setEndpoint(made.endpoint)
  }
  const off = async () => {
    if (endpoint) show(await removing.mutateAsync({ params: { addr }, body: { endpoint } }))
    await unsubscribe()
    setEndpoint(null)
  }
  return (
    <div className={css.card}>
      <p className="muted">{profileWords.messagesAppear}</p>
      <Button variant="default" loading={isBusy} onClick={() => void turn(isOn ? off : on)}>
        {isOn ? profileWords.turnMessagesOff : profileWords.turnMessagesOn}
      </Button>
    </div>
  )
}
