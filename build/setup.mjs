/**
 * Runs before the npm scripts, on whatever Node runs npm (20 or newer), and so is plain JavaScript without dependencies.
 * Installs the packages when node_modules does not fit the lock file; with --browser it also sees to a Chromium.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** @type {NodeJS.Signals[]} */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

if (Number.parseInt(process.versions.node, 10) < 20) fail(`Surety needs Node 20 or newer, this is ${process.version}.`)
await installPackages()
if (process.argv.includes('--browser')) await installBrowser()

async function installPackages() {
  if (isInstalled()) return
  say('Installing the packages of package-lock.json (once, and again when it changes) …')
  // npm ci removes node_modules, and with it the Node that may be running this: npm must run on the machine's own.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  const env = { ...process.env, PATH: path.join(delimiter) }
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // What npm prints of its own accord is how much it added; why it could not is an error.
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'ignore', 'inherit'])
  if (await run('npm', ['ci', ...quiet], { env, stdio })) return
  fail('The packages of package-lock.json could not be installed; npm says why above.')
}

/**
 * npm notes what it installed in node_modules/.package-lock.json as its last step, so an installation that was broken off
 * has no such note and is done again. Our Node is put in place by a script of its own and is looked for too.
 */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note) || !existsSync(join(root, 'node_modules', '.bin', 'node'))) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(note, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const installed = present[path]
    return installed === undefined
      ? !isForThisMachine(entry)
      : installed.version === entry.version && installed.integrity === entry.integrity
  })
}

/**
 * Packages for one kind of machine are optional: npm leaves out those of the others.
 * @param {{ optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} entry
 */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && libc === undefined)
}

async function installBrowser() {
  if (findChromium() !== undefined) return
  if (process.env.CHROMIUM_PATH) fail(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is no program.`)
  if (!existsSync('/etc/debian_version')) fail('The browser tests need a Chromium: install one, or set CHROMIUM_PATH.')
  const command = 'apt-get update && apt-get install -y chromium-headless-shell'
  if (process.getuid?.() !== 0)
    fail(`The browser tests need a Chromium. Install it with:\n\n  sudo sh -c '${command}'\n`)
  say('Installing Chromium for the browser tests (once) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done =
    (await run('apt-get', ['update', '-q'], { env })) &&
    ((await run('apt-get', ['install', '-yq', 'chromium-headless-shell'], { env })) ||
      (await run('apt-get', ['install', '-yq', 'chromium'], { env })))
  if (!done || findChromium() === undefined) fail(`Chromium could not be installed. Install it with:\n\n  ${command}\n`)
}

/**
 * Answers whether the program succeeded. A signal ends the program, with whatever it started, and then us: nothing of it
 * may go on while the next command installs already. npm would tidy up for a minute, which is not needed: what it leaves
 * is known to be unfinished. apt-get is asked.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<boolean>}
 */
function run(file, args, options) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: true, ...options })
  let brokenOff = false
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (child.pid !== undefined && !brokenOff) process.kill(-child.pid, file === 'npm' ? 'SIGKILL' : signal)
    brokenOff = true
  }
  for (const signal of endings) process.on(signal, passOn)
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      if (brokenOff) process.exit(130)
      for (const signal of endings) process.off(signal, passOn)
      resolve(code === 0)
    })
  })
}

/** @param {string} line */
function say(line) {
  console.log(line)
}

/** @param {string} line */
function fail(line) {
  console.error(line)
  process.exit(1)
}
