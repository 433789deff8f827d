/**
 * Runs before the npm scripts, on whatever Node runs npm (20 or newer), and so is plain JavaScript without dependencies.
 * Installs the packages when node_modules does not fit the lock file; with --browser it also sees to a Chromium.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

/** Packages for one kind of machine are optional: npm leaves out those of the others. */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && libc === undefined)
}

function installBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) fail(`CHROMIUM_PATH names ${named}, which is no program.`)
    return
  }
  if (findBrowser()) return
  const onDebian = existsSync('/etc/debian_version')
  const command = 'apt-get update && apt-get install -y chromium'
  if (!onDebian) fail('The browser tests need a Chromium: install one, or set CHROMIUM_PATH to it.')
  if (process.getuid?.() !== 0)
    fail(`The browser tests need a Chromium. Install it with:\n\n  sudo sh -c '${command}'\n`)
  say('Installing Chromium for the browser tests (once) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = run('apt-get', ['update', '-q'], { env }) && run('apt-get', ['install', '-yq', 'chromium'], { env })
  if (!done || !findBrowser()) fail(`Chromium could not be installed. Install it with:\n\n  ${command}\n`)
}

function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  return folders.some((folder) => browsers.some((name) => isProgram(join(folder, name))))
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run(file, args, options) {
  return spawnSync(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }).status === 0
}

function say(line) {
  console.log(line)
}

function fail(line) {
  console.error(line)
  process.exit(1)
}
