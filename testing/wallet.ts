/// <reference path="./services.ts" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWalletClient, type Hex, hexToBigInt, http, type LocalAccount } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { inject } from 'vitest'
import { fundOnAnvil } from '#outside/chain/anvil.ts'
import { deployMarket } from '#outside/chain/deploy.ts'
import { deployFirst } from '#outside/chain/deploy-first.ts'
import { takeOver } from '#outside/chain/holdings.ts'

/** A request that a wallet was asked for a signature of. */
export interface Asked {
  readonly to: Hex
  readonly data: Hex
  readonly gas?: Hex
}

/** A wallet as a page sees it (EIP-1193), which signs at once with one key and passes everything else to its chain. */
export class TestWallet {
  /** Everything that it was asked to send, in order. */
  readonly asked: Asked[] = []
  /** Looks at each request first: what it throws is the wallet's answer. */
  before: (method: string) => Promise<void> = async () => undefined
  accounts: string[]
  readonly #account: LocalAccount
  readonly #rpcUrl: string

  constructor(account: LocalAccount, rpcUrl: string) {
    this.#account = account
    this.#rpcUrl = rpcUrl
    this.accounts = [account.address]
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    await this.before(method)
    if (method === 'eth_accounts') return this.accounts
    if (method === 'eth_sendTransaction') return this.#send((params as [Asked & { value?: Hex }])[0])
    const answer = await fetch(this.#rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
    })
    const reply = (await answer.json()) as { result?: unknown; error?: object }
    if (reply.error) throw reply.error
    return reply.result
  }

  #send({ to, data, value, gas }: Asked & { value?: Hex }): Promise<Hex> {
    this.asked.push({ to, data, ...(gas && { gas }) })
    const wallet = createWalletClient({ account: this.#account, transport: http(this.#rpcUrl) })
    const given = { ...(value && { value: hexToBigInt(value) }), ...(gas && { gas: hexToBigInt(gas) }) }
    return wallet.sendTransaction({ chain: null, to, data, ...given })
  }
}

/** The market's contracts, freshly deployed on the run's chain, with an agent who owns them and all of their USDT. */
export async function contractsForTest() {
  const rpcUrl = inject('chainUrl')
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-wallet-'))
  const [deployer, agent] = [generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  await Promise.all([fundOnAnvil(rpcUrl, deployer.address), fundOnAnvil(rpcUrl, agent.address)])
  const market = await deployMarket(rpcUrl, dataDir, {
    deployer,
    owner: agent.address,
    signers: [agent.address],
    threshold: 1,
    delay: 3600,
    tokens: { USDT: null },
    tokenPages: 'https://surety.example/token/',
  })
  await rm(dataDir, { recursive: true, force: true })
  await takeOver(rpcUrl, market, agent)
  return { rpcUrl, agent, market }
}

/** A new account of the run's chain, with coin. */
export async function fundedAccount(): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey())
  await fundOnAnvil(inject('chainUrl'), account.address)
  return account
}

/** The market's contracts as `contractsForTest` answers them, and beside them a wrapper of the first generation. */
export async function firstForTest() {
  const { rpcUrl, agent, market } = await contractsForTest()
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-first-'))
  const plan = { deployer: await fundedAccount(), owner: agent.address }
  const { first } = await deployFirst(rpcUrl, dataDir, market, plan)
  await rm(dataDir, { recursive: true, force: true })
  if (!first) throw new Error('the deployment names no first generation')
  return { rpcUrl, agent, market, first }
}
