/** The Chromium for browser tests and screenshots. Plain JavaScript, because build/setup.mjs runs on any Node. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless shell is Chromium without windows of its own: the same pages in two thirds of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Quiet and alone: no updates, no calls home; as root Chromium refuses its sandbox. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * The program's path: CHROMIUM_PATH where it is set, else the first found; undefined when there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return isProgram(named) ? named : undefined
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
