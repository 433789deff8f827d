import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { type FileTime, readTimes } from '../checks/report.ts'

const root = join(import.meta.dirname, '..')

/** Files that take long, in seconds on a quiet machine of two cores, for a machine that has run none yet. */
const usual: Record<string, number> = {
  'server/notifications/delivery.test.ts': 36,
  'outside/db/walk.test.ts': 35,
  'server/jobs/payments.test.ts': 27,
  'server/notifications/floods.test.ts': 21,
  'web/collateral/flow/run.chain.test.ts': 18,
  'server/jobs/chains.test.ts': 13,
  'server/jobs/several.test.ts': 12,
  'outside/chain/follow/assets.test.ts': 10,
  'outside/db/embedded.test.ts': 10,
  'server/swap/read-book.test.ts': 9,
  'server/orders/disputes.test.ts': 9,
  'server/prices/prices.test.ts': 9,
  'ops/keeper/keeper.test.ts': 8,
  'ops/doctor/doctor.test.ts': 8,
  'server/halts/open-orders.test.ts': 8,
  'server/prices/adversary.test.ts': 7,
  'domain/prices/hostile-feed.test.ts': 7,
  'outside/chain/follow/follow.test.ts': 7,
  'server/agents/agents.test.ts': 6,
  'server/realtime/relay.test.ts': 6,
  'server/http/unavailable.test.ts': 6,
}

/** The longest files first, by the last run: one that began last would be waited for alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const last = readTimes(root).map(({ file, seconds }: FileTime) => [file, seconds])
    return longestFirst(files, (file) => relative(root, file.moduleId), { ...usual, ...Object.fromEntries(last) })
  }
}

/** Where nothing is known of a file it counts as short. Of files that take as long the order stays. */
export function longestFirst<File>(
  files: File[],
  nameOf: (file: File) => string,
  seconds: Record<string, number>,
): File[] {
  return files.toSorted((a, b) => (seconds[nameOf(b)] ?? 0) - (seconds[nameOf(a)] ?? 0))
}
