import { Checkbox, NativeSelect, Switch, TextInput } from '@mantine/core'
import type { Asset } from '#domain/swap/pair.ts'
import { priceType } from '#domain/swap/price.ts'
import type { Names } from '#web/session/names.ts'
import { grouped } from '#web/ui/figures.ts'
import { StatusTag, type Tone } from '#web/ui/StatusTag.tsx'
import { agentPairsWords } from '#web/words/agent-pairs.ts'
import type { OptionDraft } from '../draft.ts'
import css from './PairsStep.module.css'
import { filterPrice, offMarket, shownPrice, signedPercent } from './price-text.ts'
import type { PairRow } from './rows.ts'
import { type Quote, stateOf, usedPrice } from './state.ts'

interface Props {
  readonly row: PairRow
  readonly names: Names
  readonly option: OptionDraft
  readonly quote: Quote | null
  readonly isPayable: boolean
  readonly isSelected: boolean
  readonly onSelect: (isOn: boolean) => void
  readonly error: string | null
  readonly onChange: (part: Partial<OptionDraft>) => void
}

/** What a pair is called in sentences: `USDT on Ethereum for EUR by SEPA transfer`. */
export function pairName({ from, to }: Pick<PairRow, 'from' | 'to'>, names: Names): string {
  const side = ({ network, currency }: Asset) => `${currency} ${names.way(network)}`
  return agentPairsWords.wayName(side(from), side(to))
}

/** Where something keeps a pair from people, the reason stands beside it; else the word says enough. */
const needsMending: ReadonlySet<Tone> = new Set(['wait', 'stop'])

/** A pair: whether it is on, its price, and what that comes to now. */
export function PairLine({ row, names, option, quote, isPayable, isSelected, onSelect, error, onChange }: Props) {
  const name = pairName(row, names)
  const state = stateOf(option, quote, isPayable)
  return (
    <tr data-selected={isSelected || undefined}>
      <td className={css.select}>
        <Checkbox
          radius="xs"
          aria-label={agentPairsWords.select(name)}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </td>
      <td className={css.side} data-label={agentPairsWords.from}>
        <b>{row.from.currency}</b> <span className="faint small">{names.network(row.from.network)}</span>
      </td>
      <td className={css.side} data-label={agentPairsWords.to}>
        <b>{row.to.currency}</b> <span className="faint small">{names.network(row.to.network)}</span>
      </td>
      <td data-label={agentPairsWords.active}>
        <Switch
          withThumbIndicator={false}
          aria-label={agentPairsWords.activeLabel(name)}
          checked={option.active}
          onChange={(event) => onChange({ active: event.currentTarget.checked })}
        />
      </td>
      <td data-label={agentPairsWords.price} className={css.wide}>
        <PriceFields name={name} option={option} error={error} onChange={onChange} />
      </td>
      <Figures quote={quote} to={row.to.currency} option={option} />
      <td data-label={agentPairsWords.state} className={css.wide}>
        <StatusTag tone={state.tone}>{state.word}</StatusTag>
        {needsMending.has(state.tone) && <span className={css.why}>{state.why}</span>}
      </td>
    </tr>
  )
}

function PriceFields({
  name,
  option,
  error,
  onChange,
}: Pick<Props, 'option' | 'error' | 'onChange'> & { name: string }) {
  const isFixed = option.priceTypeUse === priceType.fixed
  const set = (text: string) => onChange(isFixed ? { fixPrice: filterPrice(text) } : { marketPrice: filterPrice(text) })
  return (
    <div className={css.price}>
      <NativeSelect
        aria-label={agentPairsWords.priceType(name)}
        size="sm"
        data={[
          { value: String(priceType.market), label: agentPairsWords.market },
          { value: String(priceType.fixed), label: agentPairsWords.fixed },
        ]}
        value={String(option.priceTypeUse)}
        onChange={(event) =>
          onChange({ priceTypeUse: event.currentTarget.value === '1' ? priceType.fixed : priceType.market })
        }
      />
      <TextInput
        aria-label={agentPairsWords.priceLabel(isFixed, name)}
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        className={css.priceField}
        rightSection={isFixed ? null : <span className="faint small">%</span>}
        value={usedPrice(option)}
        onChange={(event) => set(event.currentTarget.value)}
        error={error}
      />
    </div>
  )
}

/** What the price comes to, how far that is from the market, and where it would stand among all agents. */
function Figures({ quote, to, option }: { quote: Quote | null; to: string; option: OptionDraft }) {
  const isWaiting = quote === null
  const off = quote?.price ? offMarket(quote.price, quote.marketPrice) : null
  const none = isWaiting && usedPrice(option) !== '' ? '…' : '–'
  return (
    <>
      <td data-figure data-label={agentPairsWords.youGiveFor1}>
        {quote?.price ? (
          <>
            {grouped(shownPrice(quote.price))} <span className="faint small">{to}</span>
          </>
        ) : (
          none
        )}
      </td>
      <td
        className={css.num}
        data-figure
        data-label={agentPairsWords.againstMarket}
        data-more={off?.isGreaterThan(0) || undefined}
      >
        {off ? signedPercent(off) : none}
      </td>
      <td data-figure data-label={agentPairsWords.placeInBook}>
        {quote?.place ? agentPairsWords.placeOf(quote.place, quote.of) : none}
      </td>
    </>
  )
}
