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
import { adminPartnersWords } from '#web/words/admin-partners.ts'

/** What follows a step: its success is said, a refusal leaves the dialog open, and what is shown is asked for again. */
function useAfter(onDone: () => void) {
  const client = useQueryClient()
  return (text: string, done: () => void) => ({
    onSuccess: () => {
      showAlert({ kind: 'success', title: adminPartnersWords.affiliateUpdated, text })
      onDone()
    },
    onError: (fault: unknown) =>
      showAlert({ kind: 'error', title: adminPartnersWords.nothingWasChanged, text: wordsOf(fault) }),
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
        after(adminPartnersWords.payoutOfIsBooked(usdExactly(amountUsd)), done),
      ),
    )
  }
  return (
    <FormDialog
      title={adminPartnersWords.bookAPayoutTo(partner.username ?? adminPartnersWords.thisPartner)}
      word={adminPartnersWords.bookThePayout}
      isBusy={paying.isPending}
      onSend={send}
      onClose={onClose}
    >
      <p>{adminPartnersWords.marketMovesNoMoney}</p>
      <Field
        label={adminPartnersWords.amountUsd}
        fault={isMissed ? fault : null}
        hint={adminPartnersWords.arePayable(usdExactly(seenUsd))}
        value={draft.amount}
        isNumber
        onChange={(amount) => setDraft({ ...draft, amount })}
      />
      <Field
        label={adminPartnersWords.reference}
        fault={isMissed && reference === '' ? adminPartnersWords.sayByWhat : null}
        hint={adminPartnersWords.byWhatThePayout}
        value={draft.reference}
        onChange={(given) => setDraft({ ...draft, reference: given })}
      />
    </FormDialog>
  )
}

function payoutFault(amount: string, payableUsd: string): string | null {
  if (!/^\d{1,18}(?:\.\d+)?$/.test(amount) || decimal(amount).isZero()) return adminPartnersWords.enterAnAmountAbove
  if (!/^\d+(?:\.\d{1,6})?$/.test(amount)) return adminPartnersWords.sixDigitsAfter
  return decimal(amount).isGreaterThan(payableUsd) ? adminPartnersWords.noMore(usdExactly(payableUsd)) : null
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
  const text = isSuspend ? adminPartnersWords.programIsSuspended(id) : adminPartnersWords.programGoesOn(id)
  const send = () => {
    setMissed(true)
    if (reason.trim() === '') return
    const asked = { params: { addr, id }, body: { isSuspend, reason: reason.trim() } }
    single((done) => suspending.mutate(asked, after(text, done)))
  }
  return (
    <FormDialog
      title={isSuspend ? adminPartnersWords.suspendQuestion(id) : adminPartnersWords.goOnQuestion(id)}
      word={isSuspend ? adminPartnersWords.suspend : adminPartnersWords.letItGoOn}
      isDanger={isSuspend}
      isBusy={suspending.isPending}
      onSend={send}
      onClose={onClose}
    >
      <p>{isSuspend ? adminPartnersWords.itBringsNobody : adminPartnersWords.itBringsPeople}</p>
      <Field
        label={adminPartnersWords.reason}
        fault={isMissed && reason.trim() === '' ? adminPartnersWords.sayWhy : null}
        hint={adminPartnersWords.itIsKept}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
