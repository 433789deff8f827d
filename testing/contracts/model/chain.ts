import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnvil } from '#outside/chain/anvil.ts'

export interface Chain {
  readonly rpcUrl: string
  stop(): Promise<void>
}

/** A local chain of its own, whose blocks come with transactions alone; it leaves nothing behind. */
export async function startChain(): Promise<Chain> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-model-'))
  const log = { info: () => undefined, warn: console.warn }
  const chain = await startAnvil({ dataDir, log, blockSeconds: 3600 })
  return {
    rpcUrl: chain.rpcUrl,
    stop: async () => {
      await chain.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
