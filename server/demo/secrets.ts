import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from '#outside/start-fault.ts'
import type { DemoSecrets } from '../config/keys.ts'

/** The demo's secrets, made at the first start and kept beside its data, readable for its owner only. */
export function keptSecrets(dataDir: string): DemoSecrets {
  const file = join(dataDir, 'secrets.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DemoSecrets
  } catch (error) {
    // Keys that are there but cannot be read are never replaced: what was sealed with them would be lost.
    // ENOTDIR is a DATA_DIR below a file: nothing is there, and making it says why it cannot be.
    if (!['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) {
      throw new StartFault(`The secrets in ${file} cannot be read: ${(error as Error).message}`)
    }
    const made = { secretKey: randomBytes(32).toString('hex'), dataKey: randomBytes(32).toString('hex') }
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
    } catch (error) {
      throw new StartFault(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`)
    }
    return made
  }
}
