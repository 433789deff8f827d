import { encodeErrorResult } from 'viem'
import { expect, test } from 'vitest'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { isOnlySlow, reasonOf } from './reasons.ts'

const text = encodeErrorResult({
  abi: [{ type: 'error', name: 'Error', inputs: [{ name: 'reason', type: 'string' }] }],
  args: ['No Time Lock found'],
})
const custom = encodeErrorResult({ abi: marketWrapperAbi, errorName: 'ZeroAmount' })
const unworded = encodeErrorResult({ abi: marketWrapperAbi, errorName: 'InsideItself' })

// shows B-8.2-033 for [Error: execution reverted: Only owner] … Only owner
test.each([
  [{ code: 3, message: 'execution reverted: No Time Lock found' }, 'No Time Lock found'],
  [{ code: 3, message: `execution reverted: No Time Lock found, data: "${text}"` }, 'No Time Lock found'],
  [{ code: -32000, message: 'execution reverted', data: text }, 'No Time Lock found'],
  [
    { code: -32603, message: 'Internal JSON-RPC error.', data: { code: 3, message: 'x', data: text } },
    'No Time Lock found',
  ],
  [
    { code: -32603, message: 'Internal JSON-RPC error.', data: { message: 'execution reverted: Only owner' } },
    'Only owner',
  ],
  [{ message: "VM Exception while processing transaction: reverted with reason string 'Only owner'" }, 'Only owner'],
  [new Error('execution reverted: Only owner'), 'Only owner'],
  [{ code: 3, message: 'execution reverted', data: custom }, 'The amount must be above zero'],
  [{ code: 3, message: 'execution reverted', data: unworded }, 'InsideItself'],
  [{ code: 3, message: 'execution reverted', data: '0x' }, 'The contract refused without a reason'],
  [{ code: 4001, message: 'User denied transaction signature.' }, 'You rejected the request in your wallet'],
  [new Error('Not enough USDT'), 'Not enough USDT'],
])('%o is told as: %s', (fault, reason) => {
  expect(reasonOf(fault)).toBe(reason)
})

// shows B-8.2-032
test('a transaction that only takes long is no fault, however deep the wallet buries it', () => {
  const message = 'Transaction was not mined within 50 blocks, please make sure your transaction was properly sent.'
  expect(isOnlySlow(new Error(message))).toBe(true)
  expect(isOnlySlow({ code: -32603, message: 'Internal error', data: { message } })).toBe(true)
  expect(isOnlySlow({ code: 4001, message: 'rejected' })).toBe(false)
})
