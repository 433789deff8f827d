import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { mostAddresses } from '#domain/agents/requisite.ts'
import { useGroupedNumber } from '#web/ui/grouped-number.ts'
import { agentPaymentWords } from '#web/words/agent-payment.ts'
import { faultWords } from '../words.ts'
import { wrongLines } from './entry.ts'
import css from './PaymentStep.module.css'
import type { SectionProps } from './sections.ts'

interface Option {
  readonly value: string
  readonly label: string
}

/** The first choice of a select is none. */
function withNone(none: string, options: readonly Option[]): Option[] {
  return [{ value: '', label: none }, ...options]
}

/** Crypto: a network, and addresses on it, one a line. */
export function CryptoFields({ entry, free, fault, change }: SectionProps) {
  const wrong = fault === 'addresses.invalid' ? wrongLines(entry) : []
  return (
    <div className={css.fields}>
      <NativeSelect
        label={agentPaymentWords.network}
        withAsterisk
        data={withNone(
          agentPaymentWords.selectNetwork,
          free.crypto.map(({ id, name }) => ({ value: id, label: name })),
        )}
        value={entry.network}
        onChange={(event) => change({ network: event.currentTarget.value })}
        error={fault === 'network.missing' && faultWords[fault]}
      />
      <Textarea
        label={agentPaymentWords.addresses}
        description={agentPaymentWords.onePerLine(mostAddresses)}
        withAsterisk
        autosize
        minRows={3}
        spellCheck={false}
        autoComplete="off"
        classNames={{ input: css.mono }}
        value={entry.addresses}
        onChange={(event) => change({ addresses: event.currentTarget.value })}
        error={fault === 'addresses.invalid' && faultWords[fault]}
      />
      {wrong.length > 0 && (
        <ul className={css.wrong}>
          {wrong.map(({ line, text }) => (
            <li key={line}>
              {agentPaymentWords.line(line)} <span className="mono">{text}</span>{' '}
              <b>{agentPaymentWords.addressIsInvalid}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Bank: a currency, and an IBAN or card number in groups of 4 while it is typed. */
export function BankFields({ entry, free, fault, change }: SectionProps) {
  const number = useGroupedNumber(entry.number, (text) => change({ number: text }))
  return (
    <div className={css.fields}>
      <NativeSelect
        label={agentPaymentWords.currency}
        withAsterisk
        data={withNone(
          agentPaymentWords.selectCurrency,
          free.bank.map(({ ticker, name }) => ({ value: ticker, label: `${ticker}, ${name}` })),
        )}
        value={entry.currency}
        onChange={(event) => change({ currency: event.currentTarget.value })}
        error={fault === 'currency.missing' && faultWords[fault]}
      />
      <TextInput
        label={agentPaymentWords.ibanOrCardNumber}
        withAsterisk
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: css.mono }}
        {...number}
        error={(fault === 'bank.missing' || fault === 'bank.invalid') && faultWords[fault]}
      />
    </div>
  )
}

/** Cash: where it changes hands. */
export function CashFields({ entry, free, fault, change }: SectionProps) {
  return (
    <div className={css.fields}>
      <NativeSelect
        label={agentPaymentWords.network}
        withAsterisk
        data={withNone(
          agentPaymentWords.selectNetwork,
          free.cash.map(({ id, name }) => ({ value: id, label: name })),
        )}
        value={entry.cashNetwork}
        onChange={(event) => change({ cashNetwork: event.currentTarget.value })}
        error={fault === 'network.missing' && faultWords[fault]}
      />
    </div>
  )
}
