/** Follows a chain as a process of its own, which is killed in the middle: by itself after so many statements, or from outside. */
import type { Deployment } from '#outside/chain/deployment.ts'
import { followChain } from '#outside/chain/follow/follow.ts'
import { openDb } from '#outside/db/pool.ts'

/** What the process is told by its only argument, as JSON. */
export interface Doom {
  readonly databaseUrl: string
  readonly rpcUrl: string
  readonly deployment: Deployment
  readonly marginSeconds: number
  /** The statement after which it ends; null to be killed by others. */
  readonly lastStatement: number | null
}

const { databaseUrl, rpcUrl, deployment, marginSeconds, lastStatement } = JSON.parse(process.argv[2] ?? '') as Doom
let statements = 0
const db = openDb(databaseUrl, () => {
  statements += 1
  if (statements === lastStatement) process.kill(process.pid, 'SIGKILL')
})
const { chainId } = deployment
followChain({
  chainId,
  rpcUrls: [rpcUrl],
  mayBeAway: false,
  deployment,
  db,
  log: { info: () => undefined, warn: () => undefined },
  finalDepth: 1,
  marginSeconds,
  staleSeconds: 600,
  pollMs: 20,
})
