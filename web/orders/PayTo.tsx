import type { OrderView } from '#api/orders.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { withUnit } from '#web/ui/figures.ts'
import { ordersWords } from '#web/words/orders.ts'
import css from './NextAction.module.css'
import type { OrderFacts, TransferDetails } from './order-facts.ts'

interface Props {
  readonly label: string
  readonly details: TransferDetails
  readonly facts: OrderFacts
  readonly view: OrderView
}

/** Where money goes in this step, and exactly how much; each to be copied. */
export function PayTo({ label, details, facts, view }: Props) {
  const reference = view.order.details.paymentReference
  const isUserPaying = facts.status === 'userTransfer'
  const side = isUserPaying ? view.order.from : view.order.to
  const amount = facts.missing ?? side.amount
  const isPayer = isUserPaying === (facts.role === 'user')
  return (
    <div className={css.details}>
      {linesOf(label, details).map((line) => (
        <Line key={line.label} label={line.label} shown={line.shown} copied={line.text} />
      ))}
      {details.iban && reference && <Line label={ordersWords.paymentReference} shown={reference} copied={reference} />}
      <Line
        label={facts.missing ? ordersWords.missingAmount : ordersWords.exactAmount}
        shown={withUnit(amount, side.currency)}
        copied={amount}
      />
      {details.iban && reference && <p className="small muted">{referenceHint(isPayer)}</p>}
    </div>
  )
}

/** A bank shows the reference to others: it says nothing of what is traded, and neither should anything beside it. */
function referenceHint(isPayer: boolean): string {
  return isPayer ? ordersWords.writeExactlyThisReference : ordersWords.transferCarriesThisReference
}

function linesOf(label: string, details: TransferDetails) {
  const lines = [
    {
      label: details.address ? ordersWords.thisAddress(label) : label,
      text: details.address ?? details.iban,
      isGrouped: !details.address,
    },
    { label: ordersWords.accountHolder, text: details.bankFullName, isGrouped: false },
    { label: ordersWords.note, text: details.note, isGrouped: false },
  ]
  return lines.flatMap(({ label: name, text, isGrouped }) =>
    text ? [{ label: name, text, shown: isGrouped ? inFours(text) : text }] : [],
  )
}

function Line({ label, shown, copied }: { label: string; shown: string; copied: string }) {
  return (
    <div className={css.line}>
      <div>
        <p className="small muted">{label}</p>
        <p className={css.value}>{shown}</p>
      </div>
      <CopyButton text={copied} label={ordersWords.copy(label)} />
    </div>
  )
}

/** Bank numbers are read in groups of four; other text stays as it was given. */
function inFours(text: string): string {
  const packed = text.replaceAll(/\s/g, '')
  return /^[A-Z0-9]{8,34}$/i.test(packed) && /\d{4}/.test(packed) ? packed.replace(/.{4}(?=.)/g, '$& ') : text
}
