import type { OrderView } from '#api/orders.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { withUnit } from '#web/ui/figures.ts'
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
  const side = facts.status === 'userTransfer' ? view.order.from : view.order.to
  return (
    <div className={css.details}>
      {linesOf(label, details).map((line) => (
        <Line key={line.label} label={line.label} shown={line.shown} copied={line.text} />
      ))}
      <Line label="Exact amount" shown={withUnit(side.amount, side.currency)} copied={side.amount} />
    </div>
  )
}

function linesOf(label: string, details: TransferDetails) {
  const lines = [
    {
      label: details.address ? `${label} this address` : label,
      text: details.address ?? details.iban,
      isGrouped: !details.address,
    },
    { label: 'Account holder', text: details.bankFullName, isGrouped: false },
    { label: 'Note', text: details.note, isGrouped: false },
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
      <CopyButton text={copied} label={`Copy: ${label}`} />
    </div>
  )
}

/** Bank numbers are read in groups of four; other text stays as it was given. */
function inFours(text: string): string {
  const packed = text.replaceAll(/\s/g, '')
  return /^[A-Z0-9]{8,34}$/i.test(packed) && /\d{4}/.test(packed) ? packed.replace(/.{4}(?=.)/g, '$& ') : text
}
