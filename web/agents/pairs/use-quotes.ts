import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { quoteOptions } from '#api/agents.ts'
import { query } from '#web/client/query.ts'
import { useSession } from '#web/session/store.ts'
import { type OptionDraft, optionOf } from '../draft.ts'
import type { Quote } from './state.ts'

const waitMs = 300
const againMs = 15_000

/** A pair with the option that is drafted for it. */
export interface Drafted {
  readonly key: string
  readonly option: OptionDraft
}

/**
 * What drafted options come to now, asked a moment after the last key and again while they are looked at. The answer knows
 * an option by all it says, so a late one is never shown for another price.
 */
export function useQuotes(drafted: readonly Drafted[]): (one: Drafted) => Quote | null {
  const { user } = useSession()
  const [asked] = useDebouncedValue(JSON.stringify(drafted.map(written)), waitMs)
  const options = useMemo(() => JSON.parse(asked) as ReturnType<typeof written>[], [asked])
  const answer = useQuery({
    ...query(quoteOptions, { params: { addr: user?.addr ?? '' }, body: { options } }),
    enabled: user !== null && options.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: againMs,
  })
  const { data, isPlaceholderData } = answer
  const quotes = useMemo(() => {
    if (!data || isPlaceholderData) return new Map<string, Quote>()
    return new Map(data.quotes.map((quote, i) => [JSON.stringify(options[i]), quote]))
  }, [data, isPlaceholderData, options])
  return (one) => quotes.get(JSON.stringify(written(one))) ?? null
}

function written({ key, option }: Drafted) {
  return optionOf(key, option)
}
