import { expect, test } from 'vitest'
import { originalOf } from './original.ts'

const contractAddress = `0x${'ab'.repeat(20)}`

// shows B-2.1-007
test('a query names the token to wrap, its id to the last digit', () => {
  const tokenId = '115792089237316195423570985008687907853269984665640564039457584007913129639935'
  expect(originalOf(`?chainId=137&contractAddress=${contractAddress}&tokenId=${tokenId}`)).toEqual({
    chainId: 137,
    contractAddress,
    tokenId,
  })
})

test('what is no number is none, and without a contract there is no original', () => {
  expect(originalOf(`?chainId=x&contractAddress=${contractAddress}&tokenId=1.5`)).toEqual({
    chainId: null,
    contractAddress,
    tokenId: '',
  })
  expect(originalOf('?chainId=1&tokenId=3')).toBeNull()
})
