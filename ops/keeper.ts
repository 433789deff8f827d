/**
 * `npm run keeper -- <command>`: tokens that live on another chain for a while (docs/keeper.md).
 *   deploy                 puts a keeper and its spawner on two chains
 *   watch                  signs what may be signed, for ever; `once` looks once
 *   return <id>            has a frozen token that was never spawned come back instead
 *   combine <file> …       makes the one argument of `mint` or `unFreeze` out of several signers' files
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Address, getAddress, type Hex, isAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import type { ChainSource } from './keeper/chains.ts'
import { deployCrossing } from './keeper/deploy.ts'
import { KeeperSigner } from './keeper/signer.ts'
import { combine, signedShape } from './keeper/statements.ts'

const usage = `npm run keeper -- deploy
npm run keeper -- watch | once
npm run keeper -- return <id>
npm run keeper -- combine <file> …`

class Fault extends Error {}

const address = z
  .string()
  .refine((text) => isAddress(text), 'is no address')
  .transform((text): Address => getAddress(text))
const privateKey = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'is no private key (0x and 64 hexadecimal digits)')
  .transform((text) => privateKeyToAccount(text as Hex))
const urls = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/, message: 'must be http:// or https:// URLs' })).min(1))
const count = z.coerce.number().int().min(0)

const nodes = { HOME_RPC: urls, AWAY_RPC: urls }
const deployEnvironment = z.object({
  ...nodes,
  DEPLOYER_KEY: privateKey,
  CONTRACTS_OWNER: address,
  KEEPER_SIGNERS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(address).min(1).max(20)),
  KEEPER_THRESHOLD: z.coerce.number().int().min(1),
  SPAWNED_NAME: z.string().min(1).max(64).default('Surety wNFT elsewhere'),
  SPAWNED_SYMBOL: z.string().min(1).max(16).default('wNFT'),
  PUBLIC_ORIGIN: z.url(),
})
const signerEnvironment = z.object({
  ...nodes,
  SIGNER_KEY: privateKey,
  KEEPER_HOME_CHAIN: count,
  KEEPER: address,
  KEEPER_AWAY_CHAIN: count,
  SPAWNER: address,
  HOME_DEPTH: count,
  AWAY_DEPTH: count,
  HOME_FIRST_BLOCK: count.default(0),
  AWAY_FIRST_BLOCK: count.default(0),
  LOOK_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  DATA_DIR: z.string().min(1).default('.data'),
})

const [command = '', ...given] = process.argv.slice(2)
try {
  if (command === 'deploy' && given.length === 0) await deploy()
  else if (command === 'watch' && given.length === 0) await watch()
  else if (command === 'once' && given.length === 0) await withSigner((signer) => look(signer))
  else if (command === 'return' && given.length === 1) await askBack(given[0] ?? '')
  else if (command === 'combine' && given.length > 0) await combineFiles(given)
  else throw new Fault(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function read<Shape extends z.ZodType>(shape: Shape): z.output<Shape> {
  const settings = shape.safeParse(process.env)
  if (settings.success) return settings.data
  const faults = settings.error.issues.map(({ path, message }) => `  - ${String(path[0])} ${message}`)
  throw new Fault(`The settings cannot be used:\n${faults.join('\n')}`)
}

async function deploy(): Promise<void> {
  const env = read(deployEnvironment)
  const crossing = await deployCrossing(env.HOME_RPC[0] ?? '', env.AWAY_RPC[0] ?? '', {
    deployer: env.DEPLOYER_KEY,
    owner: env.CONTRACTS_OWNER,
    signers: env.KEEPER_SIGNERS,
    threshold: env.KEEPER_THRESHOLD,
    name: env.SPAWNED_NAME,
    symbol: env.SPAWNED_SYMBOL,
    tokenPages: `${env.PUBLIC_ORIGIN}/token/`,
  })
  console.log(`KEEPER_HOME_CHAIN=${crossing.homeChain}\nKEEPER=${crossing.keeper}`)
  console.log(`KEEPER_AWAY_CHAIN=${crossing.awayChain}\nSPAWNER=${crossing.spawner}`)
}

async function withSigner<Answer>(use: (signer: KeeperSigner, lookMs: number) => Promise<Answer>): Promise<Answer> {
  const env = read(signerEnvironment)
  const source = (side: 'HOME' | 'AWAY'): ChainSource => ({
    urls: env[`${side}_RPC`],
    depth: env[`${side}_DEPTH`],
    firstBlock: BigInt(env[`${side}_FIRST_BLOCK`]),
  })
  const signer = await KeeperSigner.begin({
    account: env.SIGNER_KEY,
    crossing: {
      homeChain: env.KEEPER_HOME_CHAIN,
      keeper: env.KEEPER,
      awayChain: env.KEEPER_AWAY_CHAIN,
      spawner: env.SPAWNER,
    },
    home: source('HOME'),
    away: source('AWAY'),
    folder: join(env.DATA_DIR, 'keeper'),
  })
  try {
    return await use(signer, env.LOOK_SECONDS * 1000)
  } finally {
    signer.close()
  }
}

async function look(signer: KeeperSigner): Promise<void> {
  for (const { kind, tokenId, receiver, deadline } of await signer.look()) {
    console.log(`signed ${kind} of ${tokenId} for ${receiver} until ${new Date(Number(deadline) * 1000).toISOString()}`)
  }
}

async function watch(): Promise<void> {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
  await withSigner(async (signer, lookMs) => {
    while (!ending.signal.aborted) {
      // Nodes come back; until then nothing is signed.
      await look(signer).catch((error) => console.error(error instanceof Error ? error.message : error))
      await pause(lookMs, null, { signal: ending.signal }).catch(() => null)
    }
  })
}

async function askBack(text: string): Promise<void> {
  if (!/^\d{1,29}$/.test(text)) throw new Fault(`${text} is not the id of a spawned token.`)
  await withSigner(async (signer) => {
    await look(signer)
    if (!signer.wantBack(BigInt(text))) throw new Fault(`Nothing that was frozen waits to be spawned as ${text}.`)
    await look(signer)
  })
  console.log('It is signed back once nothing that was signed for its spawning can be used any more.')
}

async function combineFiles(files: string[]): Promise<void> {
  const parts = await Promise.all(
    files.map(async (file) => signedShape.parse(JSON.parse(await readFile(file, 'utf8')))),
  )
  console.log(await combine(parts))
}
