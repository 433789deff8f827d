import { type Abi, createTestClient, encodeAbiParameters, type Hex, http, publicActions, zeroAddress } from 'viem'
import { describe, expect, inject, test } from 'vitest'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'

const chain = createTestClient({ mode: 'anvil', transport: http(inject('chainUrl')) }).extend(publicActions)

const record = marketWrapperAbi.find((item) => item.type === 'function' && item.name === 'getWrappedToken')
const shape = record && 'outputs' in record ? record.outputs[0] : undefined

/** The same ABI with the field spelled as some variants of the protocol do. */
function spelled(name: string): Abi {
  return JSON.parse(JSON.stringify(marketWrapperAbi).replaceAll('unWrapDestination', name))
}

/** A contract that answers every call with these bytes. */
function answering(bytes: Hex): Hex {
  const size = (bytes.length - 2) / 2
  const push = `61${size.toString(16).padStart(4, '0')}`
  return `0x${push}600e600039${push}6000f3${bytes.slice(2)}`
}

describe("a wrapped token's record", () => {
  const collateral = [
    {
      asset: { assetType: 2, contractAddress: '0x1111111111111111111111111111111111111111' as Hex },
      tokenId: 0n,
      amount: 5n,
    },
  ]
  const asset = { asset: { assetType: 0, contractAddress: zeroAddress }, tokenId: 0n, amount: 0n }
  const destination = '0x2222222222222222222222222222222222222222' as const
  const royalties = [{ beneficiary: destination, percent: 10_000 }]
  const locks = [{ lockType: '0x00' as Hex, param: 1_900_000_000n }]

  // shows B-3.1-007 for unWrapDestinition
  // shows B-3.1-007 for unWrapDestition
  test.each(['unWrapDestination', 'unWrapDestinition', 'unWrapDestition'])(
    'decodes with the field spelled %s',
    async (name) => {
      if (!shape) throw new Error('the wrapper has no getWrappedToken')
      const token = {
        inAsset: asset,
        collateral,
        unWrapDestination: destination,
        fees: [],
        locks,
        royalties,
        rules: '0x0004' as Hex,
      }
      const bytes = encodeAbiParameters([shape], [token])
      const address = `0x${name.length.toString(16).padStart(40, '9')}` as const
      await chain.setCode({ address, bytecode: answering(bytes) })

      const read = await chain.readContract({
        address,
        abi: spelled(name),
        functionName: 'getWrappedToken',
        args: [zeroAddress, 1n],
      })
      const { unWrapDestination, ...others } = token
      expect(read).toEqual({ ...others, [name]: unWrapDestination })
    },
  )
})
