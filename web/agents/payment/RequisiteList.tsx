import { Button } from '@mantine/core'
import { groupBankNumber, type Requisite, requisiteKey } from '#domain/agents/requisite.ts'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { CoinMark } from '#web/ui/CoinMark.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { agentPaymentWords } from '#web/words/agent-payment.ts'
import { calledBy } from '../called.ts'
import { requisiteName } from '../differences.ts'
import css from './PaymentStep.module.css'

interface Props {
  readonly requisites: readonly Requisite[]
  readonly edited: string | null
  readonly onEdit: (requisite: Requisite) => void
  readonly onDelete: (requisite: Requisite) => void
}

/** The agent's payment methods. */
export function RequisiteList({ requisites, edited, onEdit, onDelete }: Props) {
  if (requisites.length === 0) return <EmptyState text={agentPaymentWords.noPaymentMethodYet} />
  return (
    <ul className={css.list} aria-label={agentPaymentWords.yourPaymentMethods}>
      {requisites.map((requisite) => (
        <Item
          key={requisiteKey(requisite)}
          requisite={requisite}
          isEdited={requisiteKey(requisite) === edited}
          onEdit={() => onEdit(requisite)}
          onDelete={() => onDelete(requisite)}
        />
      ))}
    </ul>
  )
}

interface ItemProps {
  readonly requisite: Requisite
  readonly isEdited: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function Item({ requisite, isEdited, onEdit, onDelete }: ItemProps) {
  const config = useConfig()
  const names = namesOf(config)
  const name = requisiteName(requisite, calledBy(config))
  const [, code = ''] = requisiteKey(requisite).split('/')
  const symbol = 'bank' in requisite ? names.symbol(code) : (config.networkMap[code]?.symbol ?? code)
  return (
    <li className={css.item} data-edited={isEdited || undefined}>
      <CoinMark code={'bank' in requisite ? code : symbol} symbol={symbol} />
      <div className={css.what}>
        <b>{name}</b>
        {linesOf(requisite).map((line) => (
          <span key={line} className={css.line}>
            {line}
          </span>
        ))}
      </div>
      <Button
        variant="default"
        size="sm"
        onClick={onEdit}
        aria-label={agentPaymentWords.editLabel(name)}
        disabled={isEdited}
      >
        {agentPaymentWords.edit}
      </Button>
      <Button variant="danger" size="sm" onClick={onDelete} aria-label={agentPaymentWords.deleteLabel(name)}>
        {agentPaymentWords.delete}
      </Button>
    </li>
  )
}

function linesOf(requisite: Requisite): readonly string[] {
  if ('crypto' in requisite) return requisite.crypto.addresses
  return 'bank' in requisite ? [groupBankNumber(requisite.bank.number)] : [agentPaymentWords.handedOverInPerson]
}
