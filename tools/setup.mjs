/**
 * Runs before the npm scripts, on whatever Node runs npm (20 or newer), and so is plain JavaScript without dependencies.
 * Installs the packages when node_modules does not fit the lock file; with --browser it also sees to a Chromium.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

if (Number.parseInt(process.versions.node, 10) < 20) fail(`Surety needs Node 20 or newer, this is ${process.version}.`)
installPackages()
if (process.argv.includes('--browser')) installBrowser()

function installPackages() {
  if (isInstalled()) return
  say('Installing the packages of package-lock.json (once, and again when it changes) …')
  // npm ci removes node_modules, and with it the Node that may be running this: npm must run on the machine's own.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  const env = { ...process.env, PATH: path.join(delimiter) }
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  if (run('npm', ['ci', ...quiet], { env, stdio: 'ignore' })) return
  // npm ci is strict about packages for other kinds of machines that the lock file or the registry does not have.
  say('npm ci did not succeed; trying npm install, which keeps to the same versions …')
  rmSync(join(root, 'node_modules'), { recursive: true, force: true })
  if (!run('npm', ['install', '--no-save', ...quiet], { env }))
    fail('The packages could not be installed; npm says why above.')
}

/**
 * npm notes what it installed in node_modules/.package-lock.json as its very last step, so an installation that was
 * broken off has no such note and is done again.
 */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(note, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    return found === undefined
      ? !isForThisMachine(entry)
      : found.version === entry.version && found.integrity === entry.integrity
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

function installBrowser() {
  if (findChromium() !== undefined) return
  if (process.env.CHROMIUM_PATH) fail(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is no program.`)
  if (!existsSync('/etc/debian_version')) fail('The browser tests need a Chromium: install one, or set CHROMIUM_PATH.')
  const command = 'apt-get update && apt-get install -y chromium'
  if (process.getuid?.() !== 0)
    fail(`The browser tests need a Chromium. Install it with:\n\n  sudo sh -c '${command}'\n`)
  say('Installing Chromium for the browser tests (once) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = run('apt-get', ['update', '-q'], { env }) && run('apt-get', ['install', '-yq', 'chromium'], { env })
  if (!done || findChromium() === undefined) fail(`Chromium could not be installed. Install it with:\n\n  ${command}\n`)
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
function run(file, args, options) {
  return spawnSync(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }).status === 0
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
