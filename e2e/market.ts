import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { createTestClient, http } from 'viem'
import type { Config } from '#api/config.ts'
import { fundOnAnvil } from '#outside/chain/anvil.ts'

/** Makes somebody a moderator, past the server: no page of the product does that yet. */
export async function makeModerator(addr: string): Promise<void> {
  const folder = process.env.E2E_DATA_DIR ?? ''
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim()
  const [, , , port] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const client = new pg.Client({ connectionString: `postgres://surety:${password}@127.0.0.1:${port}/surety` })
  await client.connect()
  try {
    await client.query('update users set is_moderator = true where addr = $1', [addr])
    await client.query("select tell('user', null, jsonb_build_object('addr', $1::text))", [addr])
  } finally {
    await client.end()
  }
}

/** Gives an account coin on the local chain, to pay for its transactions. */
export async function fund(page: Page, addr: string): Promise<void> {
  await fundOnAnvil(await rpcOf(page), addr as `0x${string}`)
}

/** Lets time pass on the local chain. */
export async function passOnChain(page: Page, seconds: number): Promise<void> {
  const client = createTestClient({ mode: 'anvil', transport: http(await rpcOf(page)) })
  await client.increaseTime({ seconds })
  await client.mine({ blocks: 1 })
}

async function rpcOf(page: Page): Promise<string> {
  const { demo } = (await (await page.request.get('/api/config')).json()) as Config
  if (!demo) throw new Error('the market has no local chain')
  return demo.rpcUrl
}
