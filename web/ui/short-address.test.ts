import { expect, test } from 'vitest'
import { shortAddress } from './short-address.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('an address in a list keeps its first 6 and last 4 characters', () => {
  expect(shortAddress(address)).toBe('0x7099…79C8')
})

// shows A-9-036
test('the chat keeps the first and last 5', () => {
  expect(shortAddress(address, 5, 5)).toBe('0x709…c79C8')
})

test('what is short enough stays whole', () => {
  expect(shortAddress('0x12345678')).toBe('0x12345678')
})
