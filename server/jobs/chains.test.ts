import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deploymentFile } from '#outside/chain/deployment.ts'
import { accountOf, startTestChain, type TestChain } from '#testing/chain.ts'
import { startMarket, type TestMarket } from '#testing/market.ts'
import { type NodeFault, startNode } from '#testing/node.ts'
import { demoAgents } from '../demo/people.ts'

const agent = accountOf(demoAgents[0]?.index ?? 1)

/** A node that was away is asked again every five seconds. */
const patient = { timeout: 60_000 }

let chain: TestChain
let market: TestMarket

beforeAll(async () => {
  chain = await startTestChain()
  await chain.equip(agent, { USDT: parseUnits('1000', 18) })
  market = await startMarket({ RPC_LOCAL: chain.rpcUrl })
})
afterAll(async () => {
  await market.close()
  await chain.close()
})

const readiness = async () => (await market.call('GET', '/readyz')).body
const allowed = async () =>
  (await market.sql('select trunc(allowed)::int as usd from capacity where agent_addr = $1', [agent])).rows[0].usd
const worth = async () => {
  const { rows } = await market.sql(
    `select trunc(0.9 * sum(amount * usd))::int as usd from collaterals join rates on symbol = ticker where agent_addr = $1`,
    [agent],
  )
  return rows[0].usd
}

// shows B-0-002, B-1-021
test('what an agent wraps may be promised, and what they unwrap no more', async () => {
  const before = await allowed()
  // What is wrapped now was registered beforehand.
  await market.sql(
    `insert into wnft_registrations (chain_id, contract_address, token_id, owner, signature)
     select 31337, $1, n, $2, '' from generate_series(1, 20) as n on conflict do nothing`,
    [chain.deployment.storage, agent],
  )
  const id = await chain.wrap(agent, {
    native: parseEther('1'),
    erc20: { USDT: parseUnits('1000', 18) },
    lockSeconds: 40 * 86_400,
  })
  await expect.poll(allowed).toBeGreaterThan(before + 900)
  expect(await allowed()).toBe(await worth())

  await chain.pass(40 * 86_400 + 1)
  await chain.unWrap(agent, id)
  await expect.poll(allowed).toBe(before)
})

test('an operator sees how far each chain was followed', async () => {
  const { number, hash } = await chain.head()
  await expect.poll(readiness).toMatchObject({
    status: 'ready',
    chains: { 31337: { block: { number, hash }, stalled: null, stopped: null, isStale: false, unreadable: [] } },
  })
  const { body } = await market.call('GET', '/metrics')
  expect(body).toContain(`surety_chain_block{chain="31337"} ${number}`)
  expect(body).toContain('surety_chain_waiting{chain="31337"} 0')
  expect(body).toContain('surety_chain_stale{chain="31337"} 0')
  expect(body).toContain('surety_chain_unreadable_assets{chain="31337"} 0')
})

describe('a chain whose node is away at the start', () => {
  const chainId = 5
  const asGoerli: NodeFault = {
    reply: ({ method }, reply) => (method === 'eth_chainId' ? { ...reply, result: `0x${chainId}` } : reply),
  }
  let node: Awaited<ReturnType<typeof startNode>>
  let late: TestMarket
  let dataDir: string

  beforeAll(async () => {
    await chain.mine(64)
    node = await startNode(chain.rpcUrl)
    node.misbehave({ status: null })
    dataDir = await mkdtemp(join(tmpdir(), 'surety-late-'))
    await mkdir(join(dataDir, 'contracts'))
    await writeFile(deploymentFile(dataDir, chainId), JSON.stringify({ ...chain.deployment, chainId }))
    late = await startMarket({ RPC_GOERLI: node.url, DATA_DIR: dataDir })
  })
  afterAll(async () => {
    await late.close()
    await node.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const stateOf = async () => (await late.call('GET', '/readyz')).body.chains[chainId]
  const offered = async () => {
    const { body } = await late.call('GET', '/api/config')
    return body.networks.find(({ id }: { id: string }) => id === 'GOERLI').wrapper
  }

  test('is said to be away, keeps what was credited before, and is followed once the node is there', {
    timeout: 120_000,
  }, async () => {
    await late.sql(
      `insert into chain_cursors values ($1, 1, '0x01', now(), $2, true, 0, now() - interval '11 minutes', 600, null)`,
      [chainId, chain.deployment.storage],
    )
    await late.sql(`insert into collaterals values ($1, $2, '0x00', 1, 0, 'USDC', 5, now() + interval '1 year')`, [
      agent,
      chainId,
    ])
    await expect
      .poll(stateOf, patient)
      .toMatchObject({ stalled: 'away', isStale: true, block: { number: 1, hash: '0x01' } })
    const { body } = await late.call('GET', '/metrics')
    expect(body).toContain(`surety_chain_waiting{chain="${chainId}"} 1`)
    expect(body).toContain(`surety_chain_stale{chain="${chainId}"} 1`)
    expect((await late.sql('select 1 from collaterals where chain_id = $1', [chainId])).rows).toHaveLength(1)
    expect(await offered()).toBeNull()

    await late.sql('delete from chain_cursors where chain_id = $1', [chainId])
    node.misbehave(asGoerli)
    const { number } = await chain.head()
    await expect.poll(stateOf, patient).toMatchObject({ stalled: null, isStale: false, block: { number: number - 63 } })
    expect(await offered()).toBe(chain.deployment.wrapper)
    // What nobody registered is read after what somebody did.
    const read = async () => (await late.sql('select 1 from wnfts where chain_id = $1', [chainId])).rows
    await expect.poll(read, patient).not.toEqual([])
  })
})
