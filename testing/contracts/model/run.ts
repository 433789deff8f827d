import { type Abi, decodeErrorResult, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { stageAbi } from '#contracts/abi/stage.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { addressOf, type Call, callOf } from './calls.ts'
import type { Rpc } from './rpc.ts'
import { artIds, cardIds, cast, money, opening, type World } from './stage.ts'
import type { Step } from './terms.ts'

/** What the chain made of a play: for each step null or the reason it was refused for, and the last look. */
export interface Ran {
  readonly outcomes: readonly (string | null)[]
  readonly sight: Sight
}

export type Sight = ReturnType<typeof decodeSight>

const ownErrors = [...marketWrapperAbi, ...wrappedNFT721Abi] as Abi
const gas = '0x1312d00'

/** Plays steps on the chain without leaving a trace: one simulated block for each time, the look as the last call. */
export async function runOnChain(rpc: Rpc, world: World, steps: readonly Step[]): Promise<Ran> {
  const blocks: { blockOverrides: object; calls: object[] }[] = []
  let now = opening
  const open = () => {
    const blockOverrides = { time: `0x${now.toString(16)}`, baseFeePerGas: '0x0', gasLimit: '0x3b9aca00' }
    blocks.push({ blockOverrides, calls: [] })
  }
  open()
  for (const step of steps) {
    if (step.op === 'warp') {
      now += step.seconds
      open()
    } else blocks.at(-1)?.calls.push({ ...callOf(world, step), gas })
  }
  blocks.at(-1)?.calls.push({ ...lookCall(world), gas: '0x5f5e100' })
  const answer = (await rpc.call('eth_simulateV1', [{ blockStateCalls: blocks, validation: false }, 'latest'])) as {
    calls: { status: Hex; returnData: Hex; error?: { data?: Hex; message?: string } }[]
  }[]
  const results = answer.flatMap(({ calls }) => calls)
  const look = results.pop()
  if (look?.status !== '0x1') throw new Error(`the look failed: ${JSON.stringify(look)}`)
  const outcomes = steps.map((step) => {
    if (step.op === 'warp') return null
    const result = results.shift()
    if (!result) throw new Error('the chain answered too few calls')
    return result.status === '0x1' ? null : reasonOf(result.error?.data ?? result.returnData)
  })
  return { outcomes, sight: decodeSight(look.returnData) }
}

function lookCall(world: World): Call {
  const at = (name: string) => addressOf(world, name)
  const scene = {
    wrapper: at('wrapper'),
    wnft: at('wnft'),
    people: cast.map(at),
    erc20s: money.map(at),
    arts: artIds,
    cards: cardIds,
  }
  const data = encodeFunctionData({ abi: stageAbi, functionName: 'look', args: [scene] })
  return { from: at('owner'), to: at('stage'), data }
}

function decodeSight(data: Hex) {
  return decodeFunctionResult({ abi: stageAbi, functionName: 'look', data })
}

/** The text of a revert, or the name of the wrapper's own error, or the bare selector of another contract's. */
function reasonOf(data: Hex): string {
  try {
    const { errorName, args } = decodeErrorResult({ abi: ownErrors, data })
    return errorName === 'Error' ? String(args?.[0]) : errorName
  } catch {
    return data.slice(0, 10)
  }
}
