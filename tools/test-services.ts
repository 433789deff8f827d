import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startAnvil } from '#outside/chain/anvil.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { deployDemo } from '#server/demo/contracts.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL for the whole run, as its superuser: every test file makes databases of its own in it. */
    postgresUrl: string
    /** A local chain for the whole run: every test uses accounts of its own. */
    chainUrl: string
  }
}

const quiet = { info: () => undefined, warn: console.warn }

/** Starts the real parts once for all tests of a run; `inject('postgresUrl')` and `inject('chainUrl')` reach them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-tests-'))
  const [postgres, chain] = await Promise.all([
    startPostgres({ dataDir, log: quiet }),
    startAnvil({ dataDir, log: quiet, blockSeconds: 1 }),
  ])
  // Once for all: every market of the run finds the contracts where they belong and has nothing left to do.
  await deployDemo(chain.rpcUrl, dataDir)
  project.provide('postgresUrl', postgres.url)
  project.provide('chainUrl', chain.rpcUrl)
  return async () => {
    await Promise.all([chain.stop(), postgres.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
}
