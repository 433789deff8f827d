import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { agentPairsWords } from '#web/words/agent-pairs.ts'
import css from './PairsStep.module.css'
import { type PairFilter, type PairRow, sideChoices } from './rows.ts'

interface Props {
  readonly rows: readonly PairRow[]
  readonly filter: PairFilter
  readonly onChange: (filter: PairFilter) => void
}

/** What the table is narrowed to: networks and currencies of both sides, and only what is active. */
export function Filters({ rows, filter, onChange }: Props) {
  return (
    <fieldset className={css.filters}>
      <legend className="unseen">{agentPairsWords.showOnly}</legend>
      <SideFilter rows={rows} side="from" filter={filter} onChange={onChange} />
      <SideFilter rows={rows} side="to" filter={filter} onChange={onChange} />
      <Checkbox
        radius="xs"
        label={agentPairsWords.onlyActive}
        checked={filter.onlyActive}
        onChange={(event) => onChange({ ...filter, onlyActive: event.currentTarget.checked })}
      />
    </fieldset>
  )
}

function SideFilter({ rows, side, filter, onChange }: Props & { side: 'from' | 'to' }) {
  const names = namesOf(useConfig())
  const network = side === 'from' ? filter.fromNetwork : filter.toNetwork
  const currency = side === 'from' ? filter.fromCurrency : filter.toCurrency
  const choices = sideChoices(rows, side, network)
  const word = side === 'from' ? agentPairsWords.from : agentPairsWords.to
  const setNetwork = (id: string) => {
    // A currency that the chosen network does not have would show nothing and not say why.
    const kept = sideChoices(rows, side, id).currencies.includes(currency) ? currency : ''
    const part = side === 'from' ? { fromNetwork: id, fromCurrency: kept } : { toNetwork: id, toCurrency: kept }
    onChange({ ...filter, ...part })
  }
  const setCurrency = (ticker: string) =>
    onChange({ ...filter, ...(side === 'from' ? { fromCurrency: ticker } : { toCurrency: ticker }) })
  return (
    <>
      <NativeSelect
        aria-label={agentPairsWords.network(word)}
        className={css.filter}
        data={[
          { value: '', label: agentPairsWords.anyNetwork(word) },
          ...choices.networks.map((id) => ({ value: id, label: `${word}: ${names.network(id)}` })),
        ]}
        value={network}
        onChange={(event) => setNetwork(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={agentPairsWords.currency(word)}
        className={css.filter}
        data={[
          { value: '', label: agentPairsWords.currencyAny },
          ...choices.currencies.map((ticker) => ({ value: ticker, label: agentPairsWords.currencyChosen(ticker) })),
        ]}
        value={currency}
        onChange={(event) => setCurrency(event.currentTarget.value)}
      />
    </>
  )
}
