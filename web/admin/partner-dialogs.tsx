import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Affiliate, listAll, type Partner, payOut, readAsStaff, suspend } from '#api/affiliates.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { askAgain, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Field, FormDialog } from '#web/ui/FormDialog.tsx'
import { usdExactly } from '#web/ui/usd-exactly.ts'
import { useSingle } from '#web/ui/use-single.ts'

/** What follows a step: its success is said, a refusal leaves the dialog open, and what is shown is asked for again. */
function useAfter(onDone: () => void) {
  const client = useQueryClient()
  return (text: string, done: () => void) => ({
    onSuccess: () => {
      showAlert({ kind: 'success', title: 'Affiliate updated', text })
      onDone()
    },
    onError: (fault: unknown) => showAlert({ kind: 'error', title: 'Nothing was changed', text: wordsOf(fault) }),
    onSettled: () => {
      askAgain(client, [readAsStaff, listAll])
      done()
    },
  })
}

/** Books a payout. All that is payable stands there already. */
export function PayoutDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const single = useSingle()
  const after = useAfter(onClose)
  const paying = useApiMutation(payOut)
  const { addr, payableUsd: seenUsd } = partner
  const [draft, setDraft] = useState({ amount: plain(decimal(seenUsd)), reference: '' })
  const [isMissed, setMissed] = useState(false)
  const amountUsd = draft.amount.trim()
  const reference = draft.reference.trim()
  const fault = payoutFault(amountUsd, seenUsd)
  const send = () => {
    setMissed(true)
    if (fault || reference === '') return
    single((done) =>
      paying.mutate(
        { params: { addr }, body: { amountUsd, reference, seenUsd } },
        after(`A payout of ${usdExactly(amountUsd)} is booked.`, done),
      ),
    )
  }
  return (
    <FormDialog
      title={`Book a payout to ${partner.username ?? 'this partner'}`}
      word="Book the payout"
      isBusy={paying.isPending}
      onSend={send}
      onClose={onClose}
    >
      <p>The market moves no money by this: book what you have paid. A payout that was booked stays.</p>
      <Field
        label="Amount, USD"
        fault={isMissed ? fault : null}
        hint={`${usdExactly(seenUsd)} are payable.`}
        value={draft.amount}
        isNumber
        onChange={(amount) => setDraft({ ...draft, amount })}
      />
      <Field
        label="Reference"
        fault={isMissed && reference === '' ? 'Say by what it is found.' : null}
        hint="By what the payout is found in the books: a transaction hash, the text of a bank transfer."
        value={draft.reference}
        onChange={(given) => setDraft({ ...draft, reference: given })}
      />
    </FormDialog>
  )
}

function payoutFault(amount: string, payableUsd: string): string | null {
  if (!/^\d{1,18}(?:\.\d+)?$/.test(amount) || decimal(amount).isZero()) return 'Enter an amount above zero, like 12.50.'
  if (!/^\d+(?:\.\d{1,6})?$/.test(amount)) return 'Six digits after the dot at most.'
  return decimal(amount).isGreaterThan(payableUsd) ? `No more than ${usdExactly(payableUsd)} is payable.` : null
}

interface SuspendProps {
  readonly addr: string
  readonly program: Affiliate
  readonly onClose: () => void
}

/** Suspends a program or lets it go on, with the reason. */
export function SuspendDialog({ addr, program, onClose }: SuspendProps) {
  const single = useSingle()
  const after = useAfter(onClose)
  const suspending = useApiMutation(suspend)
  const [reason, setReason] = useState('')
  const [isMissed, setMissed] = useState(false)
  const { id } = program
  const isSuspend = !program.flags.isSuspend
  const text = isSuspend ? `Program ${id} is suspended.` : `Program ${id} goes on.`
  const send = () => {
    setMissed(true)
    if (reason.trim() === '') return
    const asked = { params: { addr, id }, body: { isSuspend, reason: reason.trim() } }
    single((done) => suspending.mutate(asked, after(text, done)))
  }
  return (
    <FormDialog
      title={isSuspend ? `Suspend ${id}?` : `Let ${id} go on?`}
      word={isSuspend ? 'Suspend' : 'Let it go on'}
      isDanger={isSuspend}
      isBusy={suspending.isPending}
      onSend={send}
      onClose={onClose}
    >
      <p>
        {isSuspend
          ? 'It brings nobody and earns nothing from now on. What it has earned stays. Its owner reads the reason.'
          : 'It brings people and earns again. Orders that closed meanwhile earn nothing.'}
      </p>
      <Field
        label="Reason"
        fault={isMissed && reason.trim() === '' ? 'Say why.' : null}
        hint="It is kept in the audit."
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
