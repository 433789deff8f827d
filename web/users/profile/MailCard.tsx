import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { askMail, confirmMail, removeMail } from '#api/settings.ts'
import { useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Card } from '#web/ui/Card.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import css from './Profile.module.css'
import type { SettingsEdit } from './use-settings.ts'

/** An address for mail. Nothing but a code is sent to it before the code was given back. */
export function MailCard({ edit }: { edit: SettingsEdit }) {
  const { email } = edit.stored
  const isGiven = email.address !== null && (email.confirmedAt !== null || email.isWaiting)
  return (
    <Card calm title="E-mail">
      {!email.isAvailable ? (
        <p className="muted">This market sends no mails.</p>
      ) : isGiven ? (
        <Given edit={edit} />
      ) : (
        <Asking edit={edit} />
      )}
    </Card>
  )
}

function Asking({ edit: { addr, show } }: { edit: SettingsEdit }) {
  const [email, setEmail] = useState('')
  const asking = useApiMutation(askMail)
  const ask = () => {
    if (email.trim() === '') return
    asking.mutate({ params: { addr }, body: { email: email.trim() } }, { onSuccess: show })
  }
  return (
    <div className={css.fields}>
      <TextInput
        label="Your e-mail address"
        type="email"
        autoComplete="email"
        maxLength={200}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={asking.error && wordsOf(asking.error)}
      />
      <Button variant="default" loading={asking.isPending} onClick={ask}>
        Send a code
      </Button>
    </div>
  )
}

function Given({ edit: { addr, show, stored } }: { edit: SettingsEdit }) {
  const { address, confirmedAt } = stored.email
  const [code, setCode] = useState('')
  const confirming = useApiMutation(confirmMail)
  const removing = useApiMutation(removeMail)
  const confirm = () => {
    if (code.trim() === '') return
    confirming.mutate({ params: { addr }, body: { code: code.trim() } }, { onSuccess: show })
  }
  const remove = () =>
    removing.mutate(
      { params: { addr } },
      {
        onSuccess: show,
        onError: (fault) => showAlert({ kind: 'error', title: 'Not removed', text: wordsOf(fault) }),
      },
    )
  return (
    <div className={css.card}>
      <p className={css.code}>
        <span>{address}</span>
        {confirmedAt ? <StatusTag tone="ok">Confirmed</StatusTag> : <StatusTag tone="wait">Not confirmed</StatusTag>}
      </p>
      {!confirmedAt && (
        <div className={css.fields}>
          <TextInput
            label="Code from the mail"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={confirming.error && wordsOf(confirming.error)}
          />
          <Button variant="default" loading={confirming.isPending} onClick={confirm}>
            Confirm
          </Button>
        </div>
      )}
      <Button variant="default" loading={removing.isPending} onClick={remove}>
        Remove the address
      </Button>
    </div>
  )
}
