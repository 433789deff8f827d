import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { priceType } from '#domain/swap/price.ts'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { grouped } from '#web/ui/figures.ts'
import { Table } from '#web/ui/Table.tsx'
import { agentPairsWords } from '#web/words/agent-pairs.ts'
import { type Draft, type OptionDraft, untouched } from '../draft.ts'
import { faultWords } from '../words.ts'
import css from './BulkDialog.module.css'
import { pairName } from './PairLine.tsx'
import { filterPrice, isPrice, offMarket, shownPrice, signedPercent } from './price-text.ts'
import type { PairRow } from './rows.ts'
import { usedPrice } from './state.ts'
import { useQuotes } from './use-quotes.ts'

export type BulkKind = 'market' | 'fix'

const kinds = () =>
  ({
    market: {
      title: agentPairsWords.setMarketPrice,
      label: agentPairsWords.marketPricePercent,
      hint: agentPairsWords.marketPriceHint,
      change: (price: string) => ({ priceTypeUse: priceType.market, marketPrice: price }),
    },
    fix: {
      title: agentPairsWords.setFixPrice,
      label: agentPairsWords.fixPrice,
      hint: agentPairsWords.fixPriceHint,
      change: (price: string) => ({ priceTypeUse: priceType.fixed, fixPrice: price }),
    },
  }) as const

interface Props {
  readonly kind: BulkKind
  readonly rows: readonly PairRow[]
  readonly draft: Draft
  readonly onApply: (change: Partial<OptionDraft>) => void
  readonly onClose: () => void
}

/** One price for the rows of this page, with what it changes before it does. */
export function BulkDialog({ kind, rows, draft, onApply, onClose }: Props) {
  const [price, setPrice] = useState('')
  const [isTried, setTried] = useState(false)
  const formId = useId()
  const { title, label, hint, change } = kinds()[kind]
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isPrice(price)) onApply(change(price))
  }
  return (
    <Dialog
      title={agentPairsWords.pairsOf(title, rows.length)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {agentPairsWords.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {agentPairsWords.apply}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={apply} noValidate>
        <TextInput
          label={label}
          description={agentPairsWords.nothingIsSavedYet(hint)}
          inputMode="decimal"
          autoComplete="off"
          data-safe
          value={price}
          onChange={(event) => setPrice(filterPrice(event.currentTarget.value))}
          error={isTried && !isPrice(price) && faultWords['option.price']}
        />
      </form>
      <Preview rows={rows} draft={draft} change={isPrice(price) ? change(price) : null} />
    </Dialog>
  )
}

interface PreviewProps {
  readonly rows: readonly PairRow[]
  readonly draft: Draft
  readonly change: Partial<OptionDraft> | null
}

/** Each pair with its price now and then, and what that would come to. */
function Preview({ rows, draft, change }: PreviewProps) {
  const names = namesOf(useConfig())
  const before = (key: string) => draft.options.get(key) ?? untouched
  const then = rows.map(({ key }) => ({ key, option: { ...before(key), ...change } }))
  const quoteOf = useQuotes(change ? then : [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className={css.preview} tabIndex={0} aria-label={agentPairsWords.whatChanges}>
      <Table className={css.changes} stackBelow={560}>
        <thead>
          <tr>
            <th scope="col">{agentPairsWords.pair}</th>
            <th scope="col">{agentPairsWords.priceNow}</th>
            <th scope="col">{agentPairsWords.nextPrice}</th>
            <th scope="col" data-figure>
              {agentPairsWords.youGiveFor1}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const next = then[i] ?? { key: row.key, option: untouched }
            const quote = change && quoteOf(next)
            const off = quote?.price ? offMarket(quote.price, quote.marketPrice) : null
            return (
              <tr key={row.key}>
                <th scope="row">{pairName(row, names)}</th>
                <td>{priceWords(before(row.key))}</td>
                <td>{change ? priceWords(next.option) : '–'}</td>
                <td className={css.num} data-figure>
                  {quote?.price ? grouped(shownPrice(quote.price)) : '–'}
                  {off && <span className="faint small"> {signedPercent(off)}</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </section>
  )
}

function priceWords(option: OptionDraft): string {
  const price = usedPrice(option)
  if (price === '') return agentPairsWords.noPrice
  return option.priceTypeUse === priceType.fixed ? agentPairsWords.fixedAt(price) : agentPairsWords.marketAt(price)
}
