import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startAnvil } from '#outside/chain/anvil.ts'
import { startPostgres } from '#outside/db/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL of this run's own, as its superuser: tests make databases of their own in it. */
    postgresUrl: string
    /** A local chain of this run's own. */
    chainUrl: string
  }
}

const quiet = { info: () => undefined, warn: () => undefined }

/** Starts one PostgreSQL and one chain for a whole run of tests. */
export default async function startServices(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-tests-'))
  const postgres = await startPostgres({ dataDir, log: quiet })
  const chain = await startAnvil({ dataDir, log: quiet, blockSeconds: 1 })
  project.provide('postgresUrl', postgres.url)
  project.provide('chainUrl', chain.rpcUrl)
  return async () => {
    await chain.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
