import { Checkbox } from '@mantine/core'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { Table } from '#web/ui/Table.tsx'
import { agentPairsWords } from '#web/words/agent-pairs.ts'
import { type Draft, type OptionDraft, untouched } from '../draft.ts'
import { PairLine } from './PairLine.tsx'
import css from './PairsStep.module.css'
import { type PairRow, selectionOf } from './rows.ts'
import { isPayable } from './state.ts'
import { useQuotes } from './use-quotes.ts'

interface Props {
  readonly rows: readonly PairRow[]
  readonly draft: Draft
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly wrong: ReadonlyMap<string, string>
  readonly onChange: (key: string, part: Partial<OptionDraft>) => void
}

/** One page of pairs; beside each what its price comes to now. Only these rows are drawn and asked for. */
export function PairTable({ rows, draft, selected, onSelect, wrong, onChange }: Props) {
  const names = namesOf(useConfig())
  const drafted = rows.map(({ key }) => ({ key, option: draft.options.get(key) ?? untouched }))
  const quoteOf = useQuotes(drafted)
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(selected)
    if (isOn) next.add(key)
    else next.delete(key)
    onSelect(next)
  }
  return (
    <div className={css.wrap}>
      <Table caption={agentPairsWords.swapPairsOfPage} className={css.table} stackBelow={900}>
        <thead>
          <tr>
            <th scope="col">
              <SelectAll rows={rows} selected={selected} onSelect={onSelect} />
            </th>
            <th scope="col">{agentPairsWords.from}</th>
            <th scope="col">{agentPairsWords.to}</th>
            <th scope="col">{agentPairsWords.active}</th>
            <th scope="col">{agentPairsWords.price}</th>
            <th scope="col" data-figure>
              {agentPairsWords.youGiveFor1}
            </th>
            <th scope="col" data-figure>
              {agentPairsWords.againstMarket}
            </th>
            <th scope="col" data-figure>
              {agentPairsWords.placeInBook}
            </th>
            <th scope="col">{agentPairsWords.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const one = drafted[i] ?? { key: row.key, option: untouched }
            return (
              <PairLine
                key={row.key}
                row={row}
                names={names}
                option={one.option}
                quote={quoteOf(one)}
                isPayable={isPayable(draft.swapRequisites, row.from, names.isFiat(row.from.network))}
                isSelected={selected.has(row.key)}
                onSelect={(isOn) => toggle(row.key, isOn)}
                error={wrong.get(row.key) ?? null}
                onChange={(part) => onChange(row.key, part)}
              />
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}

function SelectAll({ rows, selected, onSelect }: Pick<Props, 'rows' | 'selected' | 'onSelect'>) {
  const state = selectionOf(rows, selected)
  return (
    <Checkbox
      radius="xs"
      aria-label={agentPairsWords.selectAllPairs}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      onChange={() => onSelect(new Set(state === 'all' ? [] : rows.map(({ key }) => key)))}
    />
  )
}
