import { parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf, startTestChain, type TestChain } from '../../tools/test-chain.ts'
import { startMarket, type TestMarket } from '../../tools/test-market.ts'
import { demoAgents } from '../demo/people.ts'

const agent = accountOf(demoAgents[0]?.index ?? 1)

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

test('what an agent wraps may be promised, and what they unwrap no more', async () => {
  const before = await allowed()
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
    chains: { 31337: { block: { number, hash }, stalled: null, stopped: null } },
  })
  const { body } = await market.call('GET', '/metrics')
  expect(body).toContain(`surety_chain_block{chain="31337"} ${number}`)
  expect(body).toContain('surety_chain_waiting{chain="31337"} 0')
})
