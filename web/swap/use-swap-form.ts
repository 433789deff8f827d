import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { match } from '#api/swap.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { useApiMutation } from '#web/client/query.ts'
import { pathTo } from '#web/paths.ts'
import { useConfig } from '#web/session/config.ts'
import { signIn, signInStep } from '#web/session/sign-in.ts'
import { useSession } from '#web/session/store.ts'
import { useStore } from '#web/ui/store.ts'
import { useSingle } from '#web/ui/use-single.ts'
import { useWallet } from '#web/wallet/use-wallet.ts'
import { filterAmount, readAmount } from './amount-text.ts'
import { isOffered } from './choices.ts'
import { type Draft, kindOf, withPair } from './draft.ts'
import { amountFault, recipientFault } from './judge.ts'
import { nextStep } from './next-step.ts'
import { isNoAgent, stateOf, useCalculation, useEstimate, useRefresh } from './use-quote.ts'

/** How long typing rests before what it comes to is calculated, in ms (specification, first file §9). */
export const calcDelayMs = 100

/** What `useSwapForm` answers. */
export type SwapForm = ReturnType<typeof useSwapForm>

/** The swap form: what is filled in, what the market says of it, and the next step. */
export function useSwapForm() {
  const config = useConfig()
  const { isLogged } = useSession()
  const wallet = useWallet()
  const [draft, setDraft] = useState<Draft>({ pair: config.swap.defaultPair, amount: '', recipient: '' })
  const signing = useStore(signInStep)
  const matching = useMatch()
  const quote = useQuote(draft)

  const change = (next: Draft) => {
    setDraft(next)
    matching.reset()
  }
  const kind = kindOf(config, draft.pair)
  const recipient = recipientFault(kind, draft.pair.to, draft.recipient)
  const step = nextStep({
    isLogged,
    wallet: wallet.state,
    isSigningIn: signing === 'connecting' || signing === 'signing',
    isOffered: isOffered(config.swap.swapPairs, draft.pair),
    estimate: isNoAgent(matching.error) ? 'noAgent' : quote.state,
    amount: quote.fault,
    recipientKind: kind,
    recipient,
    isMatching: matching.isPending,
  })

  const takeStep = () => {
    if (step.kind === 'swap') matching.mutate({ body: requestOf(draft, kind !== 'none') })
    else if (step.kind !== 'blocked') void signIn()
  }

  return {
    draft,
    quote,
    kind,
    step,
    recipientFault: recipient,
    refusal: isNoAgent(matching.error) ? null : matching.error,
    setAmount: (amount: string) => change({ ...draft, amount }),
    setRecipient: (text: string) => change({ ...draft, recipient: text }),
    setPair: (pair: Pair) => change(withPair(config, draft, pair)),
    setMax: () => change({ ...draft, amount: quote.max ?? draft.amount }),
    refresh: () => {
      if (!matching.isPending) matching.reset()
      quote.refresh()
    },
    takeStep,
  }
}

/** The estimate and the calculation of a draft, with the bounds that its amount is judged by. */
function useQuote({ pair, amount: text }: Draft) {
  const { currencyMap } = useConfig()
  const refresh = useRefresh(pair)
  const asked = useEstimate(pair)
  const amount = readAmount(text)
  const min = asked.data?.minAmount ?? currencyMap[pair.from.currency]?.min ?? '0'
  const max = asked.data?.maxAmount ?? null
  const fault = amountFault(amount, { min, max: isNothing(max) ? null : max })
  const valid = amount && !fault && !isNothing(max) && asked.data ? plain(amount) : null
  const [settled] = useDebouncedValue(valid, calcDelayMs)
  const calculated = useCalculation(pair, valid && settled)
  const calculation = valid ? (calculated.data?.calculation ?? null) : null
  return {
    estimate: asked.data ?? null,
    state: stateOf(asked, calculated),
    calculation,
    isOld: calculated.isPlaceholderData || settled !== valid,
    fault: calculation && decimal(calculation.total).isZero() ? ('belowMinimum' as const) : fault,
    min,
    max: max === null ? null : filterAmount(max, currencyMap[pair.from.currency]?.precision ?? 0),
    refresh,
  }
}

function isNothing(max: string | null): boolean {
  return max !== null && decimal(max).isZero()
}

/** Finds an agent and goes to the offer. A failure is told by no alert: the button and a line under it say the state. */
function useMatch() {
  const navigate = useNavigate()
  const matching = useApiMutation(match)
  const single = useSingle()
  return {
    ...matching,
    mutate: (given: Parameters<typeof matching.mutate>[0]) =>
      single((done) =>
        matching.mutate(given, {
          onSuccess: ({ offer }) => void navigate({ to: pathTo('offerPage', { offerId: offer.id }) }),
          onSettled: done,
        }),
      ),
  }
}

function requestOf({ pair, amount, recipient }: Draft, hasRecipient: boolean) {
  const asked = { pair, amount: plain(readAmount(amount) ?? decimal(0)) }
  return hasRecipient ? { ...asked, transferTo: recipient.trim() } : asked
}
