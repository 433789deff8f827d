import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { askMail, confirmMail, removeMail } from '#api/settings.ts'
import { useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Card } from '#web/ui/Card.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { profileWords } from '#web/words/profile.ts'
import css from './Profile.module.css'
import type { SettingsEdit } from './use-settings.ts'

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

function Asking({ edit: { addr, show, stored } }: { edit: SettingsEdit }) {
  const [email, setEmail] = useState('')
  const asking = useApiMutation(askMail)
  const ask = () => {
    if (email.trim() === '') return
    asking.mutate({ params: { addr }, body: { email: email.trim() } }, { onSuccess: show })
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
        error={asking.error && wordsOf(asking.error)}
      />
      <Button variant="default" loading={asking.isPending} onClick={ask}>
        {profileWords.sendACode}
      </Button>
    </div>
  )
}

/** What is known of the addresses. A confirmed one stays until the other's code is given back. */
function Given({ edit: { addr, show, stored } }: { edit: SettingsEdit }) {
  const { address, waitingFor } = stored.email
  const removing = useApiMutation(removeMail)
  const remove = () =>
    removing.mutate(
      { params: { addr } },
      {
        onSuccess: show,
        onError: (fault) => showAlert({ kind: 'error', title: profileWords.notRemoved, text: wordsOf(fault) }),
      },
    )
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
      <Button variant="default" loading={removing.isPending} onClick={remove}>
        {profileWords.removeTheAddress}
      </Button>
    </>
  )
}

function Confirming({ edit: { addr, show } }: { edit: SettingsEdit }) {
  const [code, setCode] = useState('')
  const confirming = useApiMutation(confirmMail)
  const confirm = () => {
    if (code.trim() === '') return
    confirming.mutate({ params: { addr }, body: { code: code.trim() } }, { onSuccess: show })
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
        error={confirming.error && wordsOf(confirming.error)}
      />
      <Button variant="default" loading={confirming.isPending} onClick={confirm}>
        {profileWords.confirm}
      </Button>
    </div>
  )
}
