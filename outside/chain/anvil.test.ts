import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createPublicClient, createTestClient, createWalletClient, http, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Anvil, startAnvil } from '#outside/chain/anvil.ts'
import { lives, type ProcessMark } from '#outside/processes.ts'
import { StartFault } from '#outside/start-fault.ts'

const warnings: string[] = []
const log = { info: () => undefined, warn: (_fields: object, line: string) => warnings.push(line) }
const receiver = '0x00000000000000000000000000000000000000aa'
const sender = mnemonicToAccount('test test test test test test test test test test test junk')
const started: { stop(): Promise<void> }[] = []
const owners: ChildProcess[] = []
let dataDir: string

beforeEach(async () => {
  warnings.length = 0
  dataDir = await mkdtemp(join(tmpdir(), 'surety-chain-'))
})

afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL')
  await Promise.all(started.splice(0).map(({ stop }) => stop()))
  await rm(dataDir, { recursive: true, force: true })
})

async function start(blockSeconds: number): Promise<Anvil> {
  const local = await startAnvil({ dataDir, log, blockSeconds })
  started.push(local)
  return local
}

function at(rpcUrl: string) {
  const transport = http(rpcUrl)
  return {
    chain: createPublicClient({ chain: anvil, transport }),
    miner: createTestClient({ chain: anvil, mode: 'anvil', transport }),
    send: () =>
      createWalletClient({ chain: anvil, transport, account: sender }).sendTransaction({
        to: receiver,
        value: parseEther('1'),
      }),
  }
}

test('a transaction is mined at once, and the chain goes on after a restart', async () => {
  const first = await start(1000)
  expect(first.chainId).toBe(31337)
  const { chain, send } = at(first.rpcUrl)
  const { blockNumber } = await chain.waitForTransactionReceipt({ hash: await send() })
  await first.stop()

  const second = await start(1000)
  const again = at(second.rpcUrl).chain
  expect(await again.getBlockNumber()).toBe(blockNumber)
  expect(await again.getBalance({ address: receiver })).toBe(parseEther('1'))
  await second.stop()
})

test('blocks come by themselves', async () => {
  const { rpcUrl, stop } = await start(1)
  const { chain } = at(rpcUrl)
  await vi.waitUntil(async () => (await chain.getBlockNumber()) >= 2n, { timeout: 20_000, interval: 100 })
  await stop()
})

test('a folder in use by a living instance is refused', async () => {
  const first = await start(1000)
  await expect(start(1000)).rejects.toThrow(StartFault)
  await first.stop()
  await (await start(1000)).stop()
})

test('what a killed owner left running is stopped, and its chain goes on', async () => {
  const owner = startOwner({ PATH: withoutSetpriv(dataDir) })
  const [line] = await once(owner.stdout, 'data')
  const { chain, send } = at(String(line).trim())
  await chain.waitForTransactionReceipt({ hash: await send() })
  const orphan: ProcessMark = JSON.parse(readFileSync(join(dataDir, 'chain.process'), 'utf8'))
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(lives(orphan)).toBe(true)

  const next = await start(1000)
  expect(lives(orphan)).toBe(false)
  expect(await at(next.rpcUrl).chain.getBalance({ address: receiver })).toBe(parseEther('1'))
  await next.stop()
})

test.runIf(process.platform === 'linux')('on Linux a killed owner takes it along', async () => {
  const owner = startOwner()
  await once(owner.stdout, 'data')
  const orphan: ProcessMark = JSON.parse(readFileSync(join(dataDir, 'chain.process'), 'utf8'))
  expect(lives(orphan)).toBe(true)
  owner.kill('SIGKILL')
  await vi.waitUntil(() => !lives(orphan), { timeout: 20_000 })
})

test('a half written state gives way to the one of the start before', async () => {
  const first = await start(1000)
  await at(first.rpcUrl).miner.mine({ blocks: 5 })
  await first.stop()
  await (await start(1000)).stop()
  writeFileSync(join(dataDir, 'chain', 'state.json'), '{"block":{')

  const next = await start(1000)
  expect(warnings.join()).toContain('half written')
  expect(await at(next.rpcUrl).chain.getBlockNumber()).toBe(5n)
  await next.stop()
})

function startOwner(env: Record<string, string> = {}) {
  const args = ['--input-type=module', '--eval', ownerProgram(dataDir)]
  const owner = spawn(process.execPath, args, { env: { ...process.env, ...env } })
  owners.push(owner)
  return owner
}

/** A PATH on which the child cannot be tied to its parent's life, as on systems without that. */
function withoutSetpriv(folder: string): string {
  writeFileSync(join(folder, 'setpriv'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  return `${folder}${delimiter}${process.env.PATH}`
}

function ownerProgram(folder: string): string {
  const module = JSON.stringify(new URL('./anvil.ts', import.meta.url).href)
  return `
    import { startAnvil } from ${module}
    const { rpcUrl } = await startAnvil({ dataDir: ${JSON.stringify(folder)}, log: console, blockSeconds: 1000 })
    console.log(rpcUrl)
    setInterval(() => undefined, 1000)`
}
