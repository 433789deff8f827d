import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { match } from '#api/swap.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { codeOf } from '#web/client/fault.ts'
import { useStep } from '#web/client/use-step.ts'
import { pathTo } from '#web/paths.ts'
import { useConfig } from '#web/session/config.ts'
import { useHalt } from '#web/session/halts.ts'
import { signIn, signInStep } from '#web/session/sign-in.ts'
import { useSession } from '#web/session/store.ts'
import { useStore } from '#web/ui/store.ts'
import { useOnline } from '#web/ui/use-online.ts'
import { isSupported } from '#web/wallet/chains.ts'
import { useWallet } from '#web/wallet/use-wallet.ts'
import { readAmount } from './amount-text.ts'
import { isOffered } from './choices.ts'
import { type Draft, flipped, kindOf, withPair } from './draft.ts'
import { recipientFault, refusedAmount } from './judge.ts'
import { type FormState, nextStep } from './next-step.ts'
import type { Seen } from './seen.ts'
import { useDraft } from './use-draft.ts'
import { isNoAgent } from './use-market.ts'
import { useQuote } from './use-quote.ts'

/** What `useSwapForm` answers. */
export type SwapForm = ReturnType<typeof useSwapForm>

/** The swap form: what is filled in, what the market says of it, and the next step. */
export function useSwapForm() {
  const config = useConfig()
  const { isLogged } = useSession()
  const isOnline = useOnline()
  const wallet = useWalletState()
  const { draft, change: keep, isLinkIgnored } = useDraft()
  const [isRecipientCleared, setRecipientCleared] = useState(false)
  const signing = useStore(signInStep)
  const matching = useMatch()
  const quote = useQuote(draft)
  const halt = useHalt(draft.pair)

  const change = (next: Draft) => {
    setRecipientCleared(draft.recipient !== '' && next.recipient === '' && next.pair !== draft.pair)
    keep(next)
    matching.reset()
  }
  const kind = kindOf(config, draft.pair)
  const recipient = recipientFault(kind, draft.pair.to, draft.recipient)
  const amountFault = quote.fault ?? refusedAmount(codeOf(matching.error))
  const step = nextStep({
    isOnline,
    halted: halt?.what.scope ?? null,
    isLogged,
    wallet,
    isSigningIn: signing === 'connecting' || signing === 'signing',
    isOffered: isOffered(config.swap.swapPairs, draft.pair),
    estimate: isNoAgent(matching.error) ? 'noAgent' : quote.state,
    amount: amountFault,
    recipientKind: kind,
    recipient,
    isMatching: matching.isBusy,
  })

  const takeStep = () => {
    if (step.kind === 'swap') matching.find({ body: requestOf(draft, kind !== 'none') }, seenIn(quote))
    else if (step.kind !== 'blocked') void signIn()
  }

  return {
    draft,
    quote,
    halt,
    kind,
    step,
    amountFault,
    recipientFault: recipient,
    isRecipientCleared,
    isLinkIgnored,
    refusal: isTold(matching.error) ? null : matching.error,
    setAmount: (side: Draft['side'], amount: string) => change({ ...draft, side, amount }),
    setRecipient: (text: string) => change({ ...draft, recipient: text }),
    setPair: (pair: Pair) => change(withPair(config, draft, pair)),
    flip: () => change(flipped(config, draft)),
    setMax: () => quote.max !== null && change({ ...draft, side: 'send', amount: quote.max }),
    refresh: () => {
      if (!matching.isBusy) matching.reset()
      quote.refresh()
    },
    takeStep,
  }
}

/** Whether the button or a field already says what a match was refused for. */
function isTold(fault: unknown): boolean {
  return isNoAgent(fault) || refusedAmount(codeOf(fault)) !== null
}

function useWalletState(): FormState['wallet'] {
  const { networks } = useConfig()
  const { state, chainId } = useWallet()
  return state === 'connected' && chainId !== null && !isSupported(chainId, networks) ? 'wrongNetwork' : state
}

/** Finds an agent and goes to the offer. A failure is told by no alert: the button and a line under it say the state. */
function useMatch() {
  const navigate = useNavigate()
  const { start, ...matching } = useStep(match)
  const find = (given: Parameters<typeof start>[0], seen: Seen | null) =>
    start(given, {
      done: ({ offer }) =>
        void navigate({ to: pathTo('offerPage', { offerId: offer.id }), ...(seen && { state: { seen } }) }),
    })
  return { ...matching, find }
}

/** What the form shows of the price, for the offer to compare itself with; nothing while it is still asking. */
function seenIn({ answer, isOld }: ReturnType<typeof useQuote>): Seen | null {
  return answer && !isOld ? { price: answer.calculation.price, total: answer.calculation.total } : null
}

function requestOf({ pair, side, amount, recipient }: Draft, hasRecipient: boolean) {
  const asked = { pair, side, amount: plain(readAmount(amount) ?? decimal(0)) }
  return hasRecipient ? { ...asked, transferTo: recipient.trim() } : asked
}
