import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { create, list } from '#api/affiliates.ts'
import { askAgain, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Field, FormDialog } from '#web/ui/FormDialog.tsx'
import { useSingle } from '#web/ui/use-single.ts'
import { affiliatesWords } from '#web/words/affiliates.ts'

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
            const text = affiliatesWords.affiliateProgramCreatedSuccessful
            showAlert({ kind: 'success', title: affiliatesWords.programCreated, text })
            onClose()
          },
          onError: (fault) =>
            showAlert({ kind: 'error', title: affiliatesWords.nothingWasCreated, text: wordsOf(fault) }),
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
      title={affiliatesWords.createAnAffiliateProgram}
      word={affiliatesWords.create}
      isBusy={creating.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Field
        label={affiliatesWords.description}
        fault={isMissed && description.trim() === '' ? affiliatesWords.sayWhatTheProgram : null}
        hint={affiliatesWords.whereYouWillShare}
        value={description}
        most={300}
        isLong
        onChange={setDescription}
      />
    </FormDialog>
  )
}
