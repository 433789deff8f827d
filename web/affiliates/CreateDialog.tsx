import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { create, list } from '#api/affiliates.ts'
import { askAgain, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Field, FormDialog } from '#web/ui/FormDialog.tsx'
import { useSingle } from '#web/ui/use-single.ts'

/** Makes a program: what it is for, in the person's own words. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const single = useSingle()
  const creating = useApiMutation(create)
  const [description, setDescription] = useState('')
  const [isMissed, setMissed] = useState(false)
  const send = () => {
    setMissed(true)
    if (description.trim() === '') return
    single((done) =>
      creating.mutate(
        { body: { description } },
        {
          onSuccess: () => {
            const text = 'Affiliate program created successful'
            showAlert({ kind: 'success', title: 'Program created', text })
            onClose()
          },
          onError: (fault) => showAlert({ kind: 'error', title: 'Nothing was created', text: wordsOf(fault) }),
          onSettled: () => {
            askAgain(client, [list])
            done()
          },
        },
      ),
    )
  }
  return (
    <FormDialog
      title="Create an affiliate program"
      word="Create"
      isBusy={creating.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Field
        label="Description"
        fault={isMissed && description.trim() === '' ? 'Say what the program is for.' : null}
        hint="Where you will share its link: a site, a channel, a group. You and the market’s staff read it."
        value={description}
        most={300}
        isLong
        onChange={setDescription}
      />
    </FormDialog>
  )
}
