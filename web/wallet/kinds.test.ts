import { describe, expect, test } from 'vitest'
import { assertInjected, injected, kindOf } from './kinds.ts'

const request = async () => null

describe('only the injected wallet is allowed', () => {
  test('an injected provider is let through as it is', () => {
    const provider = { request, isMetaMask: true }
    expect(injected(provider)).toBe(provider)
  })

  test.each([
    ['walletconnect', { request, isWalletConnect: true }],
    ['walletconnect', { request, signer: {} }],
    ['custodial', { request, isPortis: true }],
    ['unknown', {}],
    ['unknown', null],
    ['unknown', 'ethereum'],
  ] as const)('%s is refused as not allowed', (kind, provider) => {
    expect(kindOf(provider)).toBe(kind)
    expect(() => injected(provider)).toThrow(`wallet provider "${kind}" is not allowed`)
  })

  test('the kind alone is refused too', () => {
    expect(() => assertInjected('walletconnect')).toThrow('not allowed')
    expect(() => assertInjected('injected')).not.toThrow()
  })
})
