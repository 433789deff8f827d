import { useState } from 'react'
import { type Affiliate, listAll, type Partner, payOut, readAsStaff, suspend } from '#api/affiliates.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { useStep } from '#web/client/use-step.ts'
import { TextField } from '#web/ui/Field.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { usdExactly } from '#web/ui/usd-exactly.ts'
import { adminPartnersWords } from '#web/words/admin-partners.ts'

/** A refusal leaves the dialog open. Either way what is shown is asked for again. */
const after = { refetches: { ended: [readAsStaff, listAll] } }
const updated = (text: string) => ({ title: adminPartnersWords.affiliateUpdated, text })

/** Books a payout. All that is payable stands there already. */
export function PayoutDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { addr, payableUsd: seenUsd } = partner
  const [draft, setDraft] = useState({ amount: plain(decimal(seenUsd)), reference: '' })
  const [isMissed, setMissed] = useState(false)
  const amountUsd = draft.amount.trim()
  const reference = draft.reference.trim()
  const fault = payoutFault(amountUsd, seenUsd)
  const paying = useStep(payOut, {
    ...after,
    says: {
      done: () => updated(adminPartnersWords.payoutOfIsBooked(usdExactly(amountUsd))),
      refused: adminPartnersWords.nothingWasChanged,
    },
  })
  const send = () => {
    setMissed(true)
    if (fault || reference === '') return
    paying.start({ params: { addr }, body: { amountUsd, reference, seenUsd } }, { done: onClose })
  }
  return (
    <FormDialog
      title={adminPartnersWords.bookAPayoutTo(partner.username ?? adminPartnersWords.thisPartner)}
      word={adminPartnersWords.bookThePayout}
      isBusy={paying.isBusy}
      onSend={send}
      onClose={onClose}
    >
      <p>{adminPartnersWords.marketMovesNoMoney}</p>
      <TextField
        label={adminPartnersWords.amountUsd}
        fault={isMissed ? fault : null}
        hint={adminPartnersWords.arePayable(usdExactly(seenUsd))}
        value={draft.amount}
        isNumber
        onChange={(amount) => setDraft({ ...draft, amount })}
      />
      <TextField
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
  const [reason, setReason] = useState('')
  const [isMissed, setMissed] = useState(false)
  const { id } = program
  const isSuspend = !program.flags.isSuspend
  const suspending = useStep(suspend, {
    ...after,
    says: {
      done: () => updated(isSuspend ? adminPartnersWords.programIsSuspended(id) : adminPartnersWords.programGoesOn(id)),
      refused: adminPartnersWords.nothingWasChanged,
    },
  })
  const send = () => {
    setMissed(true)
    if (reason.trim() === '') return
    suspending.start({ params: { addr, id }, body: { isSuspend, reason: reason.trim() } }, { done: onClose })
  }
  return (
    <FormDialog
      title={isSuspend ? adminPartnersWords.suspendQuestion(id) : adminPartnersWords.goOnQuestion(id)}
      word={isSuspend ? adminPartnersWords.suspend : adminPartnersWords.letItGoOn}
      isDanger={isSuspend}
      isBusy={suspending.isBusy}
      onSend={send}
      onClose={onClose}
    >
      <p>{isSuspend ? adminPartnersWords.itBringsNobody : adminPartnersWords.itBringsPeople}</p>
      <TextField
        label={adminPartnersWords.reason}
        fault={isMissed && reason.trim() === '' ? adminPartnersWords.sayWhy : null}
        hint={adminPartnersWords.itIsKept}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
