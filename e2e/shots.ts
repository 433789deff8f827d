/**
 * `npm run shots [words]`: pictures of every page, logged out and logged in, at three widths and in both themes, into
 * shots/. Words choose the scenes whose name holds one of them. Starts a market of its own and ends it again.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { freePort } from '#outside/processes.ts'
import { serve } from '#server/main.ts'
import { chromiumFlags, findChromium } from '../build/chromium.mjs'
import { buildWeb } from '../build/web.ts'
import { asAgent as withCollateral } from './collateral-scenes.ts'
import { asAgent, asStaff, loggedIn, loggedOut, type Scene } from './scenes.ts'

const folder = join(import.meta.dirname, '..', 'shots')
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const themes = ['light', 'dark'] as const
const words = process.argv.slice(2)

const ended = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort())

mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'surety-shots-'))
await buildWeb(ended.signal, 'demo', say)
const port = String(await freePort())
const running = await serve({ PORT: port, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
try {
  for (const size of sizes) for (const theme of themes) await takeAll(browser, size, theme)
} finally {
  await browser.close()
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function takeAll(from: Browser, viewport: (typeof sizes)[number], theme: (typeof themes)[number]): Promise<void> {
  const look = { viewport, colorScheme: theme, locale: 'en-GB', baseURL: running.url, reducedMotion: 'reduce' } as const
  for (const scenes of [loggedOut, loggedIn, asAgent, withCollateral, asStaff]) {
    const wanted = scenes.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    if (wanted.length === 0 || ended.signal.aborted) continue
    const context = await from.newContext(look)
    const page = await context.newPage()
    for (const scene of scenes) {
      if (!wanted.includes(scene) && !scene.isNeeded) continue
      if (!(await show(scene, page)) || !wanted.includes(scene)) continue
      const path = join(folder, `${scene.name}-${viewport.width}-${theme}.png`)
      await page.screenshot({ path, fullPage: !scene.isDialog })
      say(path)
    }
    await context.close()
  }
}

/** A scene that cannot be shown is told, and the others are taken all the same. */
async function show(scene: Scene, page: Page): Promise<boolean> {
  try {
    await scene.show(page)
    return true
  } catch (error) {
    process.exitCode = 1
    say(`${scene.name} could not be shown: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
