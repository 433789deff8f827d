/**
 * `npm run surety -- <command>`: what an operator does on the market's own machine, with the settings that the server has.
 *   grant <address> super|moderator|affiliated     gives a right, whether the server runs or not
 *   revoke <address> super|moderator|affiliated    takes it
 *   doctor                                         looks at every part and says what to do
 *   backup <file>                                  writes database and files into one archive
 *   restore <file>                                 puts it into an empty DATA_DIR or an empty database
 *   restored                                       to be said after a restore by other tools
 */
import './env-file.ts'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { readEvmAddress } from '#domain/money/address.ts'
import { grantRight } from '#outside/db/audit.ts'
import { findPostgres, startPostgres } from '#outside/db/embedded.ts'
import { beginAnew } from '#outside/db/market.ts'
import { migrate, migrationsRun } from '#outside/db/migrate.ts'
import { checkDb, type Db, openDb } from '#outside/db/pool.ts'
import { StartFault } from '#outside/start-fault.ts'
import type { DemoSecrets } from '#server/config/keys.ts'
import { readSettings, type Settings } from '#server/config.ts'
import { keptSecrets } from '#server/demo/secrets.ts'
import { backUp } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { examine } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'

const rights = { super: 'isSuper', moderator: 'isModerator', affiliated: 'isAffiliated' } as const

const usage = `npm run surety -- grant <address> ${Object.keys(rights).join('|')}
npm run surety -- revoke <address> ${Object.keys(rights).join('|')}
npm run surety -- doctor
npm run surety -- backup <file>
npm run surety -- restore <file>
npm run surety -- restored
npm run surety -- functions restore`

const silent = pino({ level: 'silent' })
const [command = '', ...given] = process.argv.slice(2)

try {
  if (command === 'doctor' && given.length === 0) process.exitCode = await doctor()
  else if (command === 'backup' && given.length === 1) await makeBackup(given[0] ?? '')
  else if (command === 'restore' && given.length === 1) await restoreBackup(given[0] ?? '')
  else if (command === 'restored' && given.length === 0) await sayRestored()
  else if (command === 'functions' && given.join() === 'restore') await restoreFunctions()
  else if (command === 'grant' || command === 'revoke') await grant(given, command === 'grant')
  else throw new StartFault(usage)
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error)
  process.exitCode = 1
}

async function grant([address = '', name = '', ...more]: string[], has: boolean): Promise<void> {
  const right = Object.hasOwn(rights, name) ? rights[name as keyof typeof rights] : null
  if (right === null || more.length > 0) throw new StartFault(usage)
  const addr = readEvmAddress(address)
  if (!addr) throw new StartFault(`${address} is not an EVM address (0x and 40 hex digits, right checksum)`)
  const settings = readSettings(process.env, secretsThatAre)
  if (!has && right === 'isSuper' && settings.adminAddresses.has(addr)) {
    throw new StartFault(
      `${addr} is in ADMIN_ADDRESSES and would be super user again at its next sign-in; take it out.`,
    )
  }
  const { url, stop } = await database(settings)
  try {
    await checkDb(url)
    const db = openDb(url)
    try {
      await makeNew(db)
      const { fault } = await grantRight(db, { addr, right, has })
      if (fault) throw new StartFault(`${addr} never signed in here: there is nothing to take.`)
    } finally {
      await db.destroy()
    }
  } finally {
    await stop()
  }
  console.log(`${addr} ${has ? 'has' : 'no longer has'} the right "${name}".`)
}

async function makeBackup(file: string): Promise<void> {
  const settings = readSettings(process.env, secretsThatAre)
  await backUp(settings, file, silent)
  const { size } = await stat(file)
  console.log(`${file} holds the market (${Math.ceil(size / 1024)} kB).`)
  if (settings.demo) console.log('The demo’s keys are in it.')
  else console.log('SECRET_KEY and DATA_KEY are not in it: keep them apart from it. Without DATA_KEY it is of no use.')
}

async function restoreBackup(file: string): Promise<void> {
  const { madeAt } = await restore(process.env, file, silent)
  console.log(
    `The market of ${madeAt} is back. What was done after that is not in it: docs/backup.md says what to look at.`,
  )
}

async function sayRestored(): Promise<void> {
  const { url, stop } = await database(readSettings(process.env, secretsThatAre))
  try {
    await checkDb(url)
    const db = openDb(url)
    await beginAnew(db).finally(() => db.destroy())
  } finally {
    await stop()
  }
  console.log('Every client fetches anew what it had heard.')
}

/** Puts this release's functions back into a database that had a newer release's. */
async function restoreFunctions(): Promise<void> {
  const { url, stop } = await database(readSettings(process.env, secretsThatAre))
  try {
    await checkDb(url)
    const db = openDb(url)
    await migrate(db, { mayRestore: true }).finally(() => db.destroy())
  } finally {
    await stop()
  }
  console.log("The database has this release's functions.")
}

/** Gives a new database its schema. One of an older release is left to the server, which may be running. Throws StartFault. */
async function makeNew(db: Db): Promise<void> {
  const has = await migrationsRun(db)
  if (has !== null && has.run < has.known) {
    throw new StartFault(
      `The database is of an older release (${has.run} of ${has.known} migrations). Start this release first.`,
    )
  }
  await migrate(db)
}

/** The market's database; its own PostgreSQL is started for as long as it is needed when it is not running. */
async function database({ databaseUrl, dataDir }: Settings): Promise<{ url: string; stop(): Promise<void> }> {
  const url = databaseUrl ?? (await findPostgres(dataDir))
  return url === null ? startPostgres({ dataDir, log: silent }) : { url, stop: () => Promise.resolve() }
}

async function doctor(): Promise<number> {
  const findings = await examine(readSettings(process.env, secretsThatAre))
  const width = Math.max(...findings.map(({ part }) => part.length))
  for (const finding of findings) tell(finding, width)
  const bad = findings.filter(({ state }) => state === 'broken').length
  const looks = findings.filter(({ state }) => state === 'look').length
  console.log(bad + looks === 0 ? '\nEverything is well.' : `\n${bad} broken, ${looks} worth a look.`)
  return bad > 0 ? 1 : 0
}

/** The demo's secrets; a wrong folder gets none, and no market either. */
function secretsThatAre(dataDir: string): DemoSecrets {
  if (existsSync(join(dataDir, 'secrets.json'))) return keptSecrets(dataDir)
  throw new StartFault(`No market was started with DATA_DIR ${dataDir} yet: npm start.`)
}

function tell({ part, state, says, advice }: Finding, width: number): void {
  const mark = { well: '✓', look: '!', broken: '✗' }[state]
  console.log(`${mark} ${part.padEnd(width)}  ${says}`)
  if (advice !== null) console.log(`${' '.repeat(width + 4)}→ ${advice}`)
}
