import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { Offer } from '#api/swap.ts'
import { useGroupedNumber } from '#web/ui/grouped-number.ts'
import { offerWords } from '#web/words/offer.ts'
import css from './PayoutForm.module.css'
import { asShown, type Payout } from './use-payout.ts'

interface Props {
  readonly offer: Offer
  readonly payout: Payout
  readonly isFrozen: boolean
}

/** Where the payout goes: a bank account with its holder, an address, or nothing to fill in for cash. */
export function PayoutForm(props: Props) {
  const { offer, payout } = props
  return (
    <section className={css.payout} aria-label={offerWords.payoutDetails}>
      <h3>{offerWords.whereYouReceive(offer.to.currency)}</h3>
      {payout.kind === 'bank' && <BankFields {...props} />}
      {payout.kind === 'address' && <AddressField {...props} />}
      {payout.kind === 'none' && <p className="muted">{offerWords.nothingToFill}</p>}
      {payout.kind !== 'none' && <p className="small muted">{offerWords.keptEncryptedSees(offer.agent.username)}</p>}
    </section>
  )
}

/** The longest bank number, 34 characters, has 8 spaces between its groups. */
const mostNumber = 42
const mostName = 140
const mostAddress = 120

function BankFields({ offer, payout, isFrozen }: Props) {
  const { ref, ...number } = useGroupedNumber(payout.typed.iban, (text) => payout.set('iban', text))
  const join = (field: HTMLInputElement | null) => {
    ref.current = field
    payout.refs.iban.current = field
  }
  return (
    <>
      <TextInput
        {...number}
        ref={join}
        label={offerWords.ibanOrCardNumber}
        withAsterisk
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={mostNumber}
        readOnly={isFrozen}
        classNames={{ input: `${css.input} ${css.mono}` }}
        description={beforeWords(payout.typed.iban, asShown(offer.transferTo))}
        onBlur={() => payout.leave('iban')}
        error={payout.faultOf('iban')}
      />
      <TextInput
        ref={payout.refs.bankFullName}
        classNames={{ input: css.input ?? '' }}
        label={offerWords.fullName}
        description={offerWords.exactlyAsTheBank}
        withAsterisk
        required
        autoComplete="name"
        spellCheck={false}
        maxLength={mostName}
        readOnly={isFrozen}
        value={payout.typed.bankFullName}
        onChange={(event) => payout.set('bankFullName', event.currentTarget.value)}
        onBlur={() => payout.leave('bankFullName')}
        error={payout.faultOf('bankFullName')}
      />
    </>
  )
}

function AddressField({ offer, payout, isFrozen }: Props) {
  return (
    <TextInput
      ref={payout.refs.address}
      label={offerWords.addressOn(payout.network)}
      withAsterisk
      required
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={mostAddress}
      readOnly={isFrozen}
      classNames={{ input: `${css.input} ${css.mono}` }}
      description={beforeWords(payout.typed.address, offer.transferTo)}
      value={payout.typed.address}
      onChange={(event) => payout.set('address', event.currentTarget.value)}
      onBlur={() => payout.leave('address')}
      error={payout.faultOf('address')}
    />
  )
}

/** Where something else stands than was entered with the swap, what that was: nobody's money goes elsewhere unnoticed. */
function beforeWords(now: string, before: string): string | null {
  return before !== '' && now.trim() !== before ? offerWords.withTheSwap(before) : null
}
