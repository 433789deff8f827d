import { useId, useState } from 'react'
import { useConfig } from '#web/session/config.ts'
import css from './SwapView.module.css'
import type { SwapForm } from './use-swap-form.ts'

/** Where the target currency goes: an address, transfer details, or nothing for cash. */
export function RecipientField({ form }: { form: SwapForm }) {
  const { networkMap } = useConfig()
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const { kind, draft, recipientFault } = form
  if (kind === 'none') return null

  const { to } = draft.pair
  const network = networkMap[to.network]?.name ?? to.network
  const isWrong = recipientFault === 'invalid' && isLeft
  const hint =
    kind === 'address' ? `your ${network} address for ${to.currency}` : `the account that should receive ${to.currency}`
  return (
    <div className={css.recipient}>
      <label htmlFor={id}>
        {kind === 'address' ? 'Taker address' : 'Transfer details'}
        <span className={css.hint}>: {hint}</span>
      </label>
      <input
        id={id}
        className={css.field}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={kind === 'address' ? 120 : 200}
        value={draft.recipient}
        aria-invalid={isWrong}
        aria-describedby={`${id}-fault`}
        onChange={(event) => form.setRecipient(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      <p id={`${id}-fault`} role="status" className={isWrong ? css.fault : 'unseen'}>
        {isWrong && 'Wallet address is invalid'}
      </p>
    </div>
  )
}
