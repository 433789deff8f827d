import { useId, useState } from 'react'
import { isAddressOn } from '#domain/money/address.ts'
import { useConfig } from '#web/session/config.ts'
import { useSession } from '#web/session/store.ts'
import { swapWords } from '#web/words/swap.ts'
import css from './SwapView.module.css'
import type { SwapForm } from './use-swap-form.ts'

/** Where the target currency goes: an address, transfer details, or nothing for cash. */
export function RecipientField({ form }: { form: SwapForm }) {
  const { networkMap } = useConfig()
  const { user } = useSession()
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const { kind, draft, recipientFault } = form
  if (kind === 'none') return null

  const { to } = draft.pair
  const network = networkMap[to.network]?.name ?? to.network
  const own =
    kind === 'address' && user && draft.recipient === '' && isAddressOn(to.network, user.addr) ? user.addr : null
  const isWrong = recipientFault === 'invalid' && isLeft
  const hint =
    kind === 'address'
      ? swapWords.yourAddressFor(network, to.currency)
      : swapWords.accountThatShouldReceive(to.currency)
  return (
    <div className={css.recipient}>
      <div className={css.labels}>
        <label htmlFor={id}>
          {kind === 'address' ? swapWords.takerAddress : swapWords.transferDetails}
          <span className={css.hint}>: {hint}</span>
        </label>
        {own && (
          <button type="button" className={css.own} onClick={() => form.setRecipient(own)}>
            {swapWords.useMyAddress}
          </button>
        )}
      </div>
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
        data-valid={(kind === 'address' && recipientFault === null) || undefined}
        aria-describedby={`${id}-fault`}
        onChange={(event) => form.setRecipient(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      <p id={`${id}-fault`} role="status" className={isWrong ? css.fault : 'unseen'}>
        {isWrong && swapWords.walletAddressIsInvalid}
      </p>
      {form.isRecipientCleared && (
        <p role="status" className={css.note}>
          {swapWords.clearedWhatWasHere(network)}
        </p>
      )}
    </div>
  )
}
