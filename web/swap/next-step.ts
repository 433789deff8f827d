import type { What } from '#api/halt.ts'
import type { AmountFault, RecipientFault, RecipientKind } from './judge.ts'

/** All that decides what the one button of the form says and does. */
export interface FormState {
  readonly isOnline: boolean
  /** How wide the halt is that stops the pair; null while it is taken. */
  readonly halted: What['scope'] | null
  readonly isLogged: boolean
  readonly wallet: 'absent' | 'notConnected' | 'wrongNetwork' | 'connected'
  readonly isSigningIn: boolean
  readonly isOffered: boolean
  readonly amount: AmountFault | null
  readonly recipientKind: RecipientKind
  readonly recipient: RecipientFault | null
  /** What the last estimate said: an agent is there, none is, nothing yet, or it could not be asked. */
  readonly estimate: 'loading' | 'failed' | 'noAgent' | 'ready'
  readonly isMatching: boolean
}

export type NextStep =
  | { readonly kind: 'install' | 'connect' | 'swap'; readonly label: string }
  | { readonly kind: 'blocked'; readonly label: string }

const blocked = (label: string): NextStep => ({ kind: 'blocked', label })

/**
 * The next step, chosen by one ordered list: whether anything can be asked at all, who, what, how much, where to, and last what
 * the market says.
 */
export function nextStep(form: FormState): NextStep {
  if (!form.isOnline) return blocked('You are offline')
  if (form.halted) return blocked(form.halted === 'market' ? 'Market halted' : 'Pair halted')
  if (form.wallet === 'wrongNetwork') return blocked('Unsupported network')
  if (!form.isLogged) return signInStep(form)
  if (!form.isOffered) return blocked('This pair is not offered')
  if (form.amount) return blocked(amountSteps[form.amount])
  if (form.recipient) return blocked(recipientStep(form.recipientKind, form.recipient))
  if (form.estimate !== 'ready') return blocked(marketSteps[form.estimate])
  if (form.isMatching) return blocked('Finding your agent…')
  return { kind: 'swap', label: 'Swap' }
}

function signInStep(form: FormState): NextStep {
  if (form.wallet === 'absent') return { kind: 'install', label: 'Install a wallet to swap' }
  if (form.isSigningIn) return blocked('Sign in your wallet to go on…')
  return { kind: 'connect', label: 'Connect Wallet' }
}

const marketSteps: Readonly<Record<Exclude<FormState['estimate'], 'ready'>, string>> = {
  loading: 'Looking for the best price…',
  failed: 'No price right now, trying again',
  noAgent: 'No agent for this pair right now',
}

const amountSteps: Readonly<Record<AmountFault, string>> = {
  empty: 'Enter an amount',
  belowMinimum: 'The amount is below the minimum',
  aboveLimit: 'The amount is above the limit',
}

function recipientStep(kind: RecipientKind, fault: RecipientFault): string {
  if (fault === 'invalid') return 'Enter a valid address'
  return kind === 'address' ? 'Enter the taker address' : 'Enter the transfer details'
}
