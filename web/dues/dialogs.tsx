import { useState } from 'react'
import type { Dues, Payment } from '#api/dues.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { TextField } from '#web/ui/Field.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { usdExactly } from '#web/ui/usd-exactly.ts'
import { duesWords } from '#web/words/dues.ts'
import { effectWords, faultsOf } from './dues-words.ts'
import { useDuesSteps } from './use-dues-steps.ts'

/** Books a payment. The whole due stands there already; what it frees is said before it is booked. */
export function BookDialog({ dues, onClose }: { dues: Dues; onClose: () => void }) {
  const steps = useDuesSteps(dues.addr, onClose)
  const [draft, setDraft] = useState({ amount: plain(decimal(dues.owedUsd)), reference: '' })
  // The same key however often it is tried: what was booked without an answer is not booked again.
  const [key] = useState(() => crypto.randomUUID())
  const [isMissed, setMissed] = useState(false)
  const faults = faultsOf(draft, dues)
  const send = () => {
    setMissed(true)
    if (faults.amount || faults.reference) return
    steps.book(draft.amount.trim(), draft.reference.trim(), key)
  }
  return (
    <FormDialog
      title={duesWords.bookAPaymentOf(dues.username)}
      word={duesWords.bookThePayment}
      isBusy={steps.isBusy}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={duesWords.amountUsd}
        fault={isMissed ? faults.amount : null}
        hint={effectWords(draft.amount, dues) ?? duesWords.areDue(usdExactly(dues.owedUsd))}
        value={draft.amount}
        isNumber
        onChange={(amount) => setDraft({ ...draft, amount })}
      />
      <TextField
        label={duesWords.reference}
        fault={isMissed ? faults.reference : null}
        hint={duesWords.byWhatThePayment}
        value={draft.reference}
        onChange={(reference) => setDraft({ ...draft, reference })}
      />
    </FormDialog>
  )
}

/** Takes a booking back, with the reason. */
export function TakeBackDialog({ addr, payment, onClose }: { addr: string; payment: Payment; onClose: () => void }) {
  const steps = useDuesSteps(addr, onClose)
  const [reason, setReason] = useState('')
  const [isMissed, setMissed] = useState(false)
  const send = () => {
    setMissed(true)
    if (reason.trim() !== '') steps.takeBack(payment.id, reason.trim())
  }
  return (
    <FormDialog
      title={duesWords.takeBackQuestion(usdExactly(payment.amountUsd))}
      word={duesWords.takeBack}
      isDanger
      isBusy={steps.isBusy}
      onSend={send}
      onClose={onClose}
    >
      <p>{duesWords.newestPaidFees}</p>
      <TextField
        label={duesWords.reason}
        fault={isMissed && reason.trim() === '' ? duesWords.sayWhy : null}
        hint={duesWords.bookedWith(payment.reference)}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
