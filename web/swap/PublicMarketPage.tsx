import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { Asset, Pair } from '#domain/swap/pair.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { withUnit } from '#web/ui/figures.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { publicMarketWords } from '#web/words/public-market.ts'
import { filterAmount, readAmount } from './amount-text.ts'
import { flip, isOffered } from './choices.ts'
import { DepthCard } from './DepthCard.tsx'
import type { Draft } from './draft.ts'
import { LastTrades } from './LastTrades.tsx'
import { readLink, writeLink } from './link.ts'
import { OfferRows } from './OfferRows.tsx'
import css from './PublicMarket.module.css'
import { assetOf, assetText, type Choices, sources, targets, withSource } from './public-market.ts'
import { useBook } from './use-book.ts'
import { useOpenPairs } from './use-market.ts'

/** How long typing rests before the market is asked, in ms. */
const restMs = 300

/** What agents offer in a pair, for everybody: who, at what price, how much, how deep, and what was swapped last. */
export function PublicMarketPage() {
  const { draft, setPair, setAmount } = usePlace()
  const { currencyMap } = useConfig()
  const { pair } = draft
  const [text] = useDebouncedValue(draft.amount, restMs)
  const amount = readAmount(text)
  const least = currencyMap[pair.from.currency]?.min ?? '0'
  const isTooLittle = amount?.isLessThan(least) ?? false
  const asked = amount && !amount.isZero() && !isTooLittle ? amount.toFixed() : null
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <h1>{publicMarketWords.market}</h1>
        <p>{publicMarketWords.everyOfferThatStands}</p>
      </header>
      <form className={css.choice} aria-label={publicMarketWords.pair} onSubmit={(event) => event.preventDefault()}>
        <PairFields pair={pair} onPair={setPair} />
        <TextInput
          label={publicMarketWords.amountToSend(pair.from.currency)}
          placeholder={publicMarketWords.any}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={isTooLittle && publicMarketWords.atLeastAmount(withUnit(least, pair.from.currency))}
        />
      </form>
      <Loaded key={`${assetText(pair.from)} ${assetText(pair.to)}`} pair={pair} amount={asked} />
    </div>
  )
}

/** The pair and the amount, taken from a link; the address bar follows them. */
function usePlace() {
  const config = useConfig()
  const [opening] = useState<Draft>({ pair: config.swap.defaultPair, side: 'send', amount: '', recipient: '' })
  const [draft, setDraft] = useState<Draft>(() => ({
    ...(readLink(config, opening, location.search)?.draft ?? opening),
    side: 'send',
  }))
  useEffect(() => {
    const search = writeLink(draft, opening, location.search)
    if (location.pathname !== pathTo('market') || search === location.search) return
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  }, [draft, opening])
  const within = (pair: Pair, amount: string) =>
    setDraft({ ...draft, pair, amount: filterAmount(amount, config.currencyMap[pair.from.currency]?.precision ?? 0) })
  return {
    draft,
    setPair: (pair: Pair) => within(pair, draft.amount),
    setAmount: (amount: string) => within(draft.pair, amount),
  }
}

function PairFields({ pair, onPair }: { pair: Pair; onPair: (pair: Pair) => void }) {
  const config = useConfig()
  const open = useOpenPairs(true)
  const { swapPairs } = config.swap
  const back = flip(pair)
  return (
    <>
      <AssetField
        label={publicMarketWords.youSend}
        value={pair.from}
        choices={sources(swapPairs, open)}
        onChange={(from) => onPair(withSource(swapPairs, pair, from, open))}
      />
      <Button
        variant="default"
        className={css.flip}
        aria-label={publicMarketWords.turnThePairAround}
        disabled={!isOffered(swapPairs, back)}
        onClick={() => onPair(back)}
      >
        <Icon name="arrow" size={18} />
      </Button>
      <AssetField
        label={publicMarketWords.youReceive}
        value={pair.to}
        choices={targets(swapPairs, pair.from, open)}
        onChange={(to) => onPair({ from: pair.from, to })}
      />
    </>
  )
}

interface AssetFieldProps {
  readonly label: string
  readonly value: Asset
  readonly choices: Choices
  readonly onChange: (asset: Asset) => void
}

function AssetField({ label, value, choices: { open, listed }, onChange }: AssetFieldProps) {
  const names = namesOf(useConfig())
  const option = (asset: Asset) => ({
    value: assetText(asset),
    label: `${asset.currency} ${names.way(asset.network)}`,
  })
  const data = [
    ...(open.length > 0 ? [{ group: publicMarketWords.somebodyTakesItNow, items: open.map(option) }] : []),
    ...(listed.length > 0
      ? [
          {
            group: open.length > 0 ? publicMarketWords.nobodyRightNow : publicMarketWords.all,
            items: listed.map(option),
          },
        ]
      : []),
  ]
  return (
    <NativeSelect
      label={label}
      data={data}
      value={assetText(value)}
      onChange={(event) => onChange(assetOf(event.currentTarget.value))}
    />
  )
}

function Loaded({ pair, amount }: { pair: Pair; amount: string | null }) {
  const { data: book, error, refetch } = useBook(pair, amount)
  if (!book && error) return <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
  if (!book) {
    return (
      <div role="status" aria-label={publicMarketWords.loadingTheMarket} className={css.wait}>
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
    )
  }
  const stop = stopWords(book.halt?.reason ?? null, book.marketPrice)
  return (
    <>
      {stop ? (
        <div className={css.stop} role="status">
          <Icon name="note" size={22} />
          <p>{stop}</p>
        </div>
      ) : (
        <OfferRows pair={pair} amount={amount} book={book} />
      )}
      <div className={css.beside}>
        {book.depth.length > 0 && <DepthCard pair={pair} steps={book.depth} hasMore={book.depthHasMore} />}
        <LastTrades pair={pair} />
      </div>
    </>
  )
}

function stopWords(halt: string | null, marketPrice: string | null): string | null {
  if (halt !== null) return publicMarketWords.haltedByTheMarket(halt)
  return marketPrice === null ? publicMarketWords.thereIsNoMarket : null
}
