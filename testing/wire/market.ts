import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnvil } from '#outside/chain/anvil.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { deployDemo } from '#server/demo/contracts.ts'
import { serve } from '#server/main.ts'
import { TestBotApi } from '../bot-api.ts'
import { TestPushService } from '../push-service.ts'
import { TestSmtp } from '../smtp.ts'

const quiet = { info: () => undefined, warn: console.warn }

/** A market, and the ways out of it. */
export interface WireMarket {
  readonly url: string
  readonly botApi: TestBotApi
  readonly smtp: TestSmtp
  readonly pushes: TestPushService
  close(): Promise<void>
}

/** Starts a demo market with a database and a chain of its own, and its word going to loopback; nothing is left when it is closed. */
export async function startWireMarket(): Promise<WireMarket> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-wire-'))
  const [botApi, smtp, pushes] = [new TestBotApi(), new TestSmtp(), new TestPushService()]
  const stops: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })]
  const close = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  try {
    const postgres = await startPostgres({ dataDir, log: quiet })
    stops.push(postgres.stop)
    const chain = await startAnvil({ dataDir, log: quiet, blockSeconds: 1 })
    stops.push(chain.stop)
    await deployDemo(chain.rpcUrl, dataDir)
    stops.push(botApi.stop.bind(botApi), smtp.stop.bind(smtp), pushes.stop.bind(pushes))
    const running = await serve(
      {
        DEMO: 'on',
        PORT: String(await freePort()),
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        RPC_LOCAL: chain.rpcUrl,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        BOT_TOKEN: '1:wire',
        BOT_NAME: 'surety_wire_bot',
        BOT_API_ROOT: await botApi.start(),
        SMTP_URL: await smtp.start(),
        MAIL_FROM: 'Surety <word@surety.example>',
        PUSH_SERVICES: await pushes.start(),
      },
      { withoutPage: true },
    )
    stops.push(running.stop)
    return { url: running.url, botApi, smtp, pushes, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
