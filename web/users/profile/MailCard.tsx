import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { askMail, confirmMail, removeMail } from '#api/settings.ts'
import { useStep } from '#web/client/use-step.ts'
import { Card } from '#web/ui/Card.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { profileWords } from '#web/words/profile.ts'
import css from './Profile.module.css'
import { type SettingsEdit, settingsOf } from './use-settings.ts'

/** An address for mail. Nothing but a code is sent to it before the code was given back. */
export function MailCard({ edit }: { edit: SettingsEdit }) {
  const { email } = edit.stored
  return (
    <Card calm title={profileWords.eMail}>
      {!email.isAvailable ? (
        <p className="muted">{profileWords.thisMarketSends}</p>
      ) : (
        <div className={css.card}>
          {(email.address ?? email.waitingFor) && <Given edit={edit} />}
          {email.waitingFor ? <Confirming edit={edit} /> : <Asking edit={edit} />}
        </div>
      )}
    </Card>
  )
}

function Asking({ edit: { addr, stored } }: { edit: SettingsEdit }) {
  const [email, setEmail] = useState('')
  const asking = useStep(askMail, { sets: settingsOf(addr) })
  const ask = () => {
    if (email.trim() === '') return
    asking.start({ params: { addr }, body: { email: email.trim() } })
  }
  return (
    <div className={css.fields}>
      <TextInput
        label={stored.email.address ? profileWords.anotherEMailAddress : profileWords.yourEMailAddress}
        description={profileWords.codeIsSent}
        type="email"
        autoComplete="email"
        maxLength={200}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={asking.fault}
      />
      <Button variant="default" loading={asking.isBusy} onClick={ask}>
        {profileWords.sendACode}
      </Button>
    </div>
  )
}

/** What is known of the addresses. A confirmed one stays until the other's code is given back. */
function Given({ edit: { addr, stored } }: { edit: SettingsEdit }) {
  const { address, waitingFor } = stored.email
  const removing = useStep(removeMail, { sets: settingsOf(addr), says: { refused: profileWords.notRemoved } })
  return (
    <>
      {address && (
        <p className={css.code}>
          <span>{address}</span> <StatusTag tone="ok">{profileWords.confirmed}</StatusTag>
        </p>
      )}
      {waitingFor && (
        <p className={css.code}>
          <span>{waitingFor}</span> <StatusTag tone="wait">{profileWords.notConfirmed}</StatusTag>
        </p>
      )}
      <Button variant="default" loading={removing.isBusy} onClick={() => removing.start({ params: { addr } })}>
        {profileWords.removeTheAddress}
      </Button>
    </>
  )
}

function Confirming({ edit: { addr } }: { edit: SettingsEdit }) {
  const [code, setCode] = useState('')
  const confirming = useStep(confirmMail, { sets: settingsOf(addr) })
  const confirm = () => {
    if (code.trim() === '') return
    confirming.start({ params: { addr }, body: { code: code.trim() } })
  }
  return (
    <div className={css.fields}>
      <TextInput
        label={profileWords.codeFromTheMail}
        description={profileWords.noMail}
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={confirming.fault}
      />
      <Button variant="default" loading={confirming.isBusy} onClick={confirm}>
        {profileWords.confirm}
      </Button>
    </div>
  )
}
