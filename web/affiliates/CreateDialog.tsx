import { useState } from 'react'
import { create, list } from '#api/affiliates.ts'
import { useStep } from '#web/client/use-step.ts'
import { TextField } from '#web/ui/Field.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { affiliatesWords } from '#web/words/affiliates.ts'

/** Makes a program: what it is for, in the person's own words. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const creating = useStep(create, {
    refetches: { ended: [list] },
    says: {
      done: () => ({ title: affiliatesWords.programCreated, text: affiliatesWords.affiliateProgramCreatedSuccessful }),
      refused: affiliatesWords.nothingWasCreated,
    },
  })
  const [description, setDescription] = useState('')
  const [isMissed, setMissed] = useState(false)
  const send = () => {
    setMissed(true)
    if (description.trim() === '') return
    creating.start({ body: { description } }, { done: onClose })
  }
  return (
    <FormDialog
      title={affiliatesWords.createAnAffiliateProgram}
      word={affiliatesWords.create}
      isBusy={creating.isBusy}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={affiliatesWords.description}
        fault={isMissed && description.trim() === '' ? affiliatesWords.sayWhatTheProgram : null}
        hint={affiliatesWords.whereYouWillShare}
        value={description}
        most={300}
        rows={4}
        onChange={setDescription}
      />
    </FormDialog>
  )
}
