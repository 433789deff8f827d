import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './build/chromium.mjs'
import { freePort } from './outside/processes.ts'

// The workers read this file again: what the first reading chose travels to them in the environment.
const port = process.env.E2E_PORT ?? String(await freePort())
const dataDir = process.env.E2E_DATA_DIR ?? makeDataDir()
// A messaging bot's API and a mail server that are down, but while a test runs one of its own there.
const botPort = process.env.E2E_BOT_PORT ?? String(await freePort())
const smtpPort = process.env.E2E_SMTP_PORT ?? String(await freePort())
process.env.E2E_PORT = port
process.env.E2E_BOT_PORT = botPort
process.env.E2E_SMTP_PORT = smtpPort
process.env.E2E_DATA_DIR = dataDir

// A market that runs already is tested where it is (testing/cluster.ts).
const running = process.env.E2E_ORIGIN
const report = process.env.E2E_REPORT
const origin = running ?? `http://127.0.0.1:${port}`
const chromium = findChromium()
if (chromium === undefined) throw new Error('There is no Chromium; `npm test` installs one or says how.')

/** The main paths, which `npm test` takes; all other files are `npm run test:rest`. */
const main = [
  'bell',
  'chat',
  'collateral-create',
  'dispute',
  'halts',
  'offer',
  'order',
  'peers',
  'session',
  'sign-in',
  'swap',
].map((name) => `**/${name}.spec.ts`)

/** The browser tests run against the whole product, as `npm start` starts it, with a port and a folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.reports/browser',
  // What is run by hand leaves no report: npm run check:spec judges by whole runs.
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  projects: [
    { name: 'main', testMatch: main },
    { name: 'rest', testIgnore: main },
  ],
  // One market for all tests, each with people of its own. A test waits more than it works: three share two cores.
  workers: 3,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: chromiumFlags,
      // Which typeface a browser takes where nobody names one has changed from version to version.
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'e2e', 'fonts.conf') },
    },
  },
  ...(running ? {} : { webServer: ownServer() }),
})

function ownServer(): NonNullable<PlaywrightTestConfig['webServer']> {
  return {
    command: 'exec node ops/start.ts --with-parent',
    url: `${origin}/readyz`,
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      BOT_TOKEN: '1:test',
      BOT_NAME: 'surety_test_bot',
      BOT_API_ROOT: `http://127.0.0.1:${botPort}`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'Surety <word@surety.example>',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  }
}

function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'surety-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
