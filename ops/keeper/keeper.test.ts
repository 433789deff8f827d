import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import {
  type Address,
  concat,
  createTestClient,
  type Hex,
  http,
  keccak256,
  publicActions,
  toHex,
  walletActions,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keeperAbi } from '#contracts/abi/keeper.ts'
import { spawner721Abi } from '#contracts/abi/spawner721.ts'
import { testNFTAbi } from '#contracts/abi/test-nft.ts'
import { type Anvil, startAnvil } from '#outside/chain/anvil.ts'
import { codeOf } from '#outside/chain/code.ts'
import { deployCrossing } from './deploy.ts'
import { windowSeconds } from './rules.ts'
import { KeeperSigner } from './signer.ts'
import { type Crossing, combine, type Signed, type Statement, signedShape } from './statements.ts'

const mnemonic = 'test test test test test test test test test test test junk'
const account = (addressIndex: number) => mnemonicToAccount(mnemonic, { addressIndex })
const [deployer, holder, buyer, stranger] = [account(0), account(1), account(2), account(3)]
const signerAccounts = [account(7), account(8), account(9)]
const quiet = { info: () => undefined, warn: () => undefined }
// More than the chains grow by themselves during a test.
const depth = 300
const awayChainId = 31_338
/**
 * Code of a collection with one token, whoever made it having it, which anybody may move and which tells of nothing: `ownerOf` answers
 * what `transferFrom` wrote.
 */
const silentCollection =
  '0x335f55602b80600c5f395ff35f3560e01c80636352211e14601b576323b872dd146024575f5ffd5b5f545f5260205ff35b6024355f5500'

/** The same, but that it tells of a transfer without anything indexed. */
const oldCollection = concat([
  '0x335f55605680600c5f395ff35f3560e01c80636352211e14601b576323b872dd146024575f5ffd5b5f545f5260205ff35b6024355f55',
  '0x606060045f377fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60605fa100',
])

let folder: string
let homeNode: Anvil
let awayNode: Anvil
let home: ReturnType<typeof clientOf>
let away: ReturnType<typeof clientOf>
let collection: Address
let crossing: Crossing
let signers: KeeperSigner[]

function clientOf(url: string) {
  return createTestClient({ mode: 'anvil', transport: http(url), pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'surety-keeper-'))
  const node = (name: string, chainId?: number) =>
    startAnvil({ dataDir: join(folder, name), log: quiet, blockSeconds: 1, ...(chainId && { chainId }) })
  ;[homeNode, awayNode] = await Promise.all([node('home'), node('away', awayChainId)])
  ;[home, away] = [clientOf(homeNode.rpcUrl), clientOf(awayNode.rpcUrl)]
  const made = await home.deployContract({
    account: deployer,
    chain: null,
    abi: testNFTAbi,
    bytecode: codeOf('test-nft').creation,
    args: ['Originals', 'O', 'https://pages.example/'],
  })
  collection = (await home.waitForTransactionReceipt({ hash: made })).contractAddress as Address
  crossing = await deployCrossing(homeNode.rpcUrl, awayNode.rpcUrl, {
    deployer,
    owner: deployer.address,
    signers: signerAccounts.map(({ address }) => address),
    threshold: 2,
    name: 'Elsewhere',
    symbol: 'E',
    tokenPages: 'https://pages.example/token/',
  })
  signers = await Promise.all(signerAccounts.map((_, place) => beginSigner(place)))
}, 60_000)

afterAll(async () => {
  for (const signer of signers) signer.close()
  await Promise.all([homeNode.stop(), awayNode.stop()])
  rmSync(folder, { recursive: true, force: true })
})

const folderOf = (place: number) => join(folder, `signer-${place}`)

function beginSigner(place: number, urls = [homeNode.rpcUrl]): Promise<KeeperSigner> {
  return KeeperSigner.begin({
    account: signerAccounts[place] as (typeof signerAccounts)[number],
    crossing,
    home: { urls, depth, firstBlock: 0n },
    away: { urls: [awayNode.rpcUrl], depth, firstBlock: 0n },
    folder: folderOf(place),
  })
}

async function final(): Promise<void> {
  await Promise.all([home.mine({ blocks: depth }), away.mine({ blocks: depth })])
}

async function mined(chain: typeof home, hash: Hex): Promise<void> {
  expect(await chain.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
}

/** A token of the collection, frozen by `by`; answers its id here and there. */
async function freeze(by: typeof holder, secret: bigint): Promise<{ original: bigint; id: bigint }> {
  const nft = { address: collection, abi: testNFTAbi, account: by, chain: null } as const
  await mined(home, await home.writeContract({ ...nft, functionName: 'mint', args: [by.address] }))
  const tokenId = await home.readContract({ address: collection, abi: testNFTAbi, functionName: 'lastNFTId' })
  await mined(home, await home.writeContract({ ...nft, functionName: 'approve', args: [crossing.keeper, tokenId] }))
  const call = {
    address: crossing.keeper,
    abi: keeperAbi,
    account: by,
    functionName: 'freeze',
    args: [
      { contractAddress: collection, tokenId },
      BigInt(crossing.awayChain),
      keccak256(toHex(secret, { size: 32 })),
    ],
  } as const
  const { result } = await home.simulateContract(call)
  await mined(home, await home.writeContract({ ...call, chain: null }))
  return { original: tokenId, id: result.tokenId }
}

/** Makes a collection of this code and freezes its one token; answers its id there. */
async function freezeOnly(by: typeof holder, code: Hex): Promise<bigint> {
  const made = await home.sendTransaction({ account: by, chain: null, data: code })
  const contractAddress = (await home.waitForTransactionReceipt({ hash: made })).contractAddress as Address
  const freezing = {
    address: crossing.keeper,
    abi: keeperAbi,
    account: by,
    functionName: 'freeze',
    args: [{ contractAddress, tokenId: 1n }, BigInt(crossing.awayChain), keccak256('0x01')],
  } as const
  const { result } = await home.simulateContract(freezing)
  await mined(home, await home.writeContract({ ...freezing, chain: null }))
  return result.tokenId
}

/** What a signer says of an id now. */
async function statementsOf(signer: KeeperSigner, id: bigint): Promise<Statement[]> {
  return (await signer.look()).filter(({ tokenId }) => tokenId === id)
}

/** What the signers of these places have handed out of an id. */
function handedOut(kind: string, id: bigint, places: readonly number[]): Signed[] {
  return places.flatMap((place) => {
    const from = join(folderOf(place), 'signed')
    const names = readdirSync(from).filter((name) => name.startsWith(`${id}-${kind}-`))
    return names.map((name) => signedShape.parse(JSON.parse(readFileSync(join(from, name), 'utf8'))))
  })
}

const mint = (by: typeof holder, id: bigint, signature: Hex) =>
  ({ address: crossing.spawner, abi: spawner721Abi, account: by, functionName: 'mint', args: [id, signature] }) as const
const unFreeze = (by: typeof holder, id: bigint, secret: bigint, signature: Hex) =>
  ({
    address: crossing.keeper,
    abi: keeperAbi,
    account: by,
    functionName: 'unFreeze',
    args: [secret, crossing.spawner, id, signature],
  }) as const
const ownerOfOriginal = (tokenId: bigint) =>
  home.readContract({ address: collection, abi: testNFTAbi, functionName: 'ownerOf', args: [tokenId] })

describe('two chains', () => {
  test('a token is frozen on one, spawned on the other, sold there, and comes back to whom burned it', async () => {
    const secret = 987_654_321n
    const { original, id } = await freeze(holder, secret)
    expect(await ownerOfOriginal(original)).toBe(crossing.keeper)

    for (const signer of signers) expect(await statementsOf(signer, id)).toEqual([])
    await final()
    for (const signer of signers)
      expect(await statementsOf(signer, id)).toMatchObject([{ kind: 'Spawn', tokenId: id, receiver: holder.address }])
    for (const signer of signers) expect(await statementsOf(signer, id)).toEqual([])

    const one = await combine(handedOut('Spawn', id, [1]))
    await expect(away.simulateContract(mint(holder, id, one))).rejects.toThrow(/TooFewSignatures/)
    const two = await combine(handedOut('Spawn', id, [2, 0]))
    await expect(away.simulateContract(mint(stranger, id, two))).rejects.toThrow(/Unexpected signer/)
    await mined(away, await away.writeContract({ ...mint(holder, id, two), chain: null }))
    await expect(away.simulateContract(mint(holder, id, two))).rejects.toThrow(/Spent|AlreadyExists/)

    const spawned = { address: crossing.spawner, abi: spawner721Abi, chain: null } as const
    const sale = [holder.address, buyer.address, id] as const
    await mined(
      away,
      await away.writeContract({ ...spawned, account: holder, functionName: 'transferFrom', args: sale }),
    )
    await final()
    for (const signer of signers) expect(await statementsOf(signer, id)).toEqual([])

    await mined(away, await away.writeContract({ ...spawned, account: buyer, functionName: 'burn', args: [id] }))
    for (const signer of signers) expect(await statementsOf(signer, id)).toEqual([])
    await final()
    for (const signer of signers)
      expect(await statementsOf(signer, id)).toMatchObject([{ kind: 'UnFreeze', tokenId: id, receiver: buyer.address }])

    const back = await combine(handedOut('UnFreeze', id, [0, 1]))
    await expect(home.simulateContract(unFreeze(buyer, id, secret + 1n, back))).rejects.toThrow(/NotFrozen/)
    await expect(home.simulateContract(unFreeze(holder, id, secret, back))).rejects.toThrow(/Unexpected signer/)
    await mined(home, await home.writeContract({ ...unFreeze(buyer, id, secret, back), chain: null }))
    expect(await ownerOfOriginal(original)).toBe(buyer.address)
    await expect(home.simulateContract(unFreeze(buyer, id, secret, back))).rejects.toThrow(/NotFrozen/)
    await expect(away.simulateContract(mint(holder, id, two))).rejects.toThrow(/Spent/)
  })

  test('what was never spawned comes back to whom froze it, once nothing signed for its spawning can be used', async () => {
    const secret = 13n
    const { original, id } = await freeze(holder, secret)
    await final()
    const [signer, other] = signers as [KeeperSigner, KeeperSigner]
    for (const each of [signer, other]) await each.look()
    const spawn = await combine(handedOut('Spawn', id, [0, 1]))
    for (const each of [signer, other]) {
      expect(each.wantBack(id)).toBe(true)
      expect(await statementsOf(each, id)).toEqual([])
    }
    await away.simulateContract(mint(holder, id, spawn))
    for (const chain of [home, away]) await chain.increaseTime({ seconds: Number(2n * windowSeconds) + 60 })
    // Its deadline is over in the newest block, which is not final yet. What is signed then is good from the keeper's own new time.
    for (const chain of [home, away]) await chain.mine({ blocks: 1 })
    for (const each of [signer, other]) expect(await statementsOf(each, id)).toEqual([])
    await final()
    for (const each of [signer, other])
      expect(await statementsOf(each, id)).toMatchObject([{ kind: 'UnFreeze', receiver: holder.address }])
    await expect(away.simulateContract(mint(holder, id, spawn))).rejects.toThrow(/TooLate/)
    const back = await combine(handedOut('UnFreeze', id, [0, 1]))
    await mined(home, await home.writeContract({ ...unFreeze(holder, id, secret, back), chain: null }))
    expect(await ownerOfOriginal(original)).toBe(holder.address)
  })
})

describe('a signer', () => {
  test('is not begun on what is not its own: a ledger in use, a node of another chain, contracts not made for each other', async () => {
    await expect(beginSigner(0)).rejects.toThrow(/locked/)
    const mixed = beginSigner(1, [homeNode.rpcUrl, awayNode.rpcUrl])
    await expect(mixed).rejects.toThrow(/named for chain 31337 is of chain 31338/)
    const own = { account: signerAccounts[0] as (typeof signerAccounts)[number], folder: folderOf(5) }
    const source = (url: string) => ({ urls: [url], depth, firstBlock: 0n })
    const sides = { home: source(homeNode.rpcUrl), away: source(awayNode.rpcUrl) }
    const others = { ...crossing, spawner: stranger.address }
    await expect(KeeperSigner.begin({ ...own, ...sides, crossing: others })).rejects.toThrow(/The keeper spawns by/)
  })

  test('signs nothing while one of its nodes hides what another tells', async () => {
    const hiding = createServer((request, response) => void forward(request, response))
    const forward = async (request: IncomingMessage, response: ServerResponse) => {
      const question = (await json(request)) as { id: number; method: string }
      const hidden = { jsonrpc: '2.0', id: question.id, result: [] }
      const headers = { 'content-type': 'application/json' }
      const ask = () =>
        fetch(homeNode.rpcUrl, { method: 'POST', headers, body: JSON.stringify(question) }).then((reply) =>
          reply.json(),
        )
      response.end(JSON.stringify(question.method === 'eth_getLogs' ? hidden : await ask()))
    }
    await once(hiding.listen(0, '127.0.0.1'), 'listening')
    const url = `http://127.0.0.1:${(hiding.address() as AddressInfo).port}`
    const { id } = await freeze(stranger, 19n)
    await final()
    const [first] = signers as [KeeperSigner]
    first.close()
    const unsure = await beginSigner(0, [homeNode.rpcUrl, url])
    await expect(unsure.look()).rejects.toThrow(/do not say the same/)
    unsure.close()
    hiding.close()
    const sure = await beginSigner(0)
    signers[0] = sure
    expect(await statementsOf(sure, id)).toMatchObject([{ kind: 'Spawn' }])
  })

  test('goes on past what tells of no transfer as it is frozen, of which it says nothing', async () => {
    const silent = await freezeOnly(stranger, silentCollection)
    const old = await freezeOnly(stranger, oldCollection)
    const { id } = await freeze(holder, 23n)
    await final()
    const [first] = signers as [KeeperSigner]
    const all = await first.look()
    expect(all.filter(({ tokenId }) => tokenId === silent)).toEqual([])
    expect(all.filter(({ tokenId }) => tokenId === old)).toMatchObject([{ kind: 'Spawn', receiver: stranger.address }])
    expect(all.filter(({ tokenId }) => tokenId === id)).toMatchObject([{ kind: 'Spawn', receiver: holder.address }])
  })

  test('remembers over a restart what it said, and hands it out again', async () => {
    const { id } = await freeze(stranger, 15n)
    await final()
    const [first] = signers as [KeeperSigner]
    expect(await statementsOf(first, id)).toMatchObject([{ kind: 'Spawn', tokenId: id }])
    first.close()
    rmSync(join(folderOf(0), 'signed'), { recursive: true })
    signers[0] = await beginSigner(0)
    expect(await statementsOf(signers[0] as KeeperSigner, id)).toEqual([])
    expect(handedOut('Spawn', id, [0])).toHaveLength(1)
  })

  test('the command signs once, says what, and combines; a wrong setting is named', { timeout: 60_000 }, async () => {
    const { id } = await freeze(stranger, 17n)
    await final()
    const program = new URL('../keeper.ts', import.meta.url).pathname
    const run = (args: string[], env: Record<string, string>) =>
      promisify(execFile)(process.execPath, [program, ...args], { env: { PATH: process.env.PATH ?? '', ...env } })
    const env = {
      HOME_RPC: homeNode.rpcUrl,
      AWAY_RPC: awayNode.rpcUrl,
      SIGNER_KEY: toHex(signerAccounts[2]?.getHdKey().privateKey ?? new Uint8Array()),
      KEEPER_HOME_CHAIN: String(crossing.homeChain),
      KEEPER: crossing.keeper,
      KEEPER_AWAY_CHAIN: String(crossing.awayChain),
      SPAWNER: crossing.spawner,
      HOME_DEPTH: String(depth),
      AWAY_DEPTH: String(depth),
      DATA_DIR: join(folder, 'command'),
    }
    const { stdout } = await run(['once'], env)
    expect(stdout).toMatch(new RegExp(`signed Spawn of ${id} for ${stranger.address} until `))
    const signed = join(folder, 'command', 'keeper', 'signed')
    const [file = ''] = readdirSync(signed).filter((name) => name.startsWith(`${id}-Spawn-`))
    expect((await run(['combine', join(signed, file)], {})).stdout.trim()).toMatch(/^0x[0-9a-f]{194}$/)
    await expect(run(['once'], { ...env, KEEPER: 'nobody' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('KEEPER is no address'),
    })
  })
})
