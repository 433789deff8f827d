import { expect, test } from 'vitest'
import { type FormState, nextStep } from './next-step.ts'

const ready: FormState = {
  isOnline: true,
  halted: null,
  isLogged: true,
  wallet: 'connected',
  isSigningIn: false,
  isOffered: true,
  estimate: 'ready',
  amount: null,
  recipientKind: 'address',
  recipient: null,
  isMatching: false,
}

test.each<[Partial<FormState>, string, string]>([
  [{}, 'swap', 'Swap'],
  [{ isOnline: false, isLogged: false, wallet: 'absent' }, 'blocked', 'You are offline'],
  [{ halted: 'pair', isOnline: false }, 'blocked', 'You are offline'],
  [{ halted: 'pair', isLogged: false, wallet: 'wrongNetwork', amount: 'empty' }, 'blocked', 'Pair halted'],
  [{ halted: 'network', estimate: 'noAgent' }, 'blocked', 'Pair halted'],
  [{ halted: 'market', estimate: 'noAgent' }, 'blocked', 'Market halted'],
  [{ isLogged: false, wallet: 'wrongNetwork' }, 'blocked', 'Unsupported network'],
  [{ isLogged: false }, 'connect', 'Connect Wallet'],
  [{ isLogged: false, wallet: 'notConnected' }, 'connect', 'Connect Wallet'],
  [{ isLogged: false, wallet: 'absent' }, 'install', 'Install a wallet to swap'],
  [{ isLogged: false, isSigningIn: true }, 'blocked', 'Sign in your wallet to go on…'],
  [{ isLogged: false, amount: 'empty', estimate: 'noAgent' }, 'connect', 'Connect Wallet'],
  [{ isOffered: false }, 'blocked', 'This pair is not offered'],
  [{ estimate: 'loading' }, 'blocked', 'Looking for the best price…'],
  [{ estimate: 'failed' }, 'blocked', 'No price right now, trying again'],
  [{ estimate: 'noAgent', amount: 'empty' }, 'blocked', 'Enter an amount'],
  [{ estimate: 'noAgent' }, 'blocked', 'No agent for this pair right now'],
  [{ estimate: 'loading', recipient: 'missing' }, 'blocked', 'Enter the taker address'],
  [{ amount: 'empty', recipient: 'missing' }, 'blocked', 'Enter an amount'],
  [{ amount: 'belowMinimum' }, 'blocked', 'The amount is below the minimum'],
  [{ amount: 'aboveLimit' }, 'blocked', 'The amount is above the limit'],
  [{ recipient: 'missing' }, 'blocked', 'Enter the taker address'],
  [{ recipient: 'missing', recipientKind: 'details' }, 'blocked', 'Enter the transfer details'],
  [{ recipient: 'invalid' }, 'blocked', 'Enter a valid address'],
  [{ isMatching: true }, 'blocked', 'Finding your agent…'],
])('%j: %s, %s', (change, kind, label) => {
  expect(nextStep({ ...ready, ...change })).toEqual({ kind, label })
})
