import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Pair } from '#domain/swap/pair.ts'
import { pathTo } from '#web/paths.ts'
import { offerWords } from '#web/words/offer.ts'
import { assetText } from './public-market.ts'

interface Props {
  readonly pair: Pair
  readonly amount: string | null
  /** Whose row it stands in. */
  readonly agent: string
}

/** Leads to the swap form with the pair and the amount filled in. */
export function FormLink({ pair, amount, agent }: Props) {
  const router = useRouter()
  const query = new URLSearchParams({ from: assetText(pair.from), to: assetText(pair.to), ...(amount && { amount }) })
  const href = `${pathTo('home')}?${query}`
  // The router would write an amount as a number: it is a text, whose digits stay as they are.
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      size="xs"
      aria-label={offerWords.swapAsOffers(agent)}
      onClick={open}
    >
      {offerWords.swap}
    </Button>
  )
}
