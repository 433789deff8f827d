import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// npm itself runs in testing/deep/clean-clone.test.ts; here a stand-in notes how it is called.
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'surety-setup-'))
  for (const folder of ['build', 'bin', 'node_modules']) mkdirSync(join(root, folder))
  for (const name of ['setup.mjs', 'chromium.mjs']) {
    copyFileSync(join(import.meta.dirname, name), join(root, 'build', name))
  }
  mkdirSync(join(root, 'node_modules', '.bin'))
  symlinkSync(process.execPath, join(root, 'node_modules', '.bin', 'node'))
  npmThat('exit 0')
})

afterEach(() => rmSync(root, { recursive: true }))

function npmThat(does: string): void {
  writeFileSync(join(root, 'bin', 'npm'), `#!/bin/sh\necho "$1" "$2" >> "${root}/calls"\n${does}\n`)
  chmodSync(join(root, 'bin', 'npm'), 0o755)
}

function locked(packages: Record<string, object>): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': { name: 'surety' }, ...packages } }))
}

function installed(packages: Record<string, object>): void {
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
}

function setup(args: string[] = [], env: Record<string, string> = {}) {
  const path = [join(root, 'node_modules', '.bin'), join(root, 'bin'), process.env.PATH].join(delimiter)
  const options = { encoding: 'utf8', env: { ...process.env, PATH: path, ...env } } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'build', 'setup.mjs'), ...args], options)
  const calls = join(root, 'calls')
  return {
    status,
    output: stdout + stderr,
    calls: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [],
  }
}

const one = { version: '1.0.0', integrity: 'sha512-one' }

test('nothing is output or done when everything is installed', () => {
  locked({ 'node_modules/one': one })
  installed({ 'node_modules/one': one })
  expect(setup()).toEqual({ status: 0, output: '', calls: [] })
})

test.each([
  ['another version', { 'node_modules/one': { ...one, version: '2.0.0' } }],
  ['another content', { 'node_modules/one': { ...one, integrity: 'sha512-two' } }],
  ['nothing', {}],
])('it installs where there is %s', (_what, present) => {
  locked({ 'node_modules/one': one })
  installed(present)
  const { status, output, calls } = setup()
  expect([status, calls]).toEqual([0, ['ci --no-audit']])
  expect(output).toMatch(/^Installing the packages [^\n]+\n$/)
})

test('it installs again after an installation that was broken off', () => {
  locked({ 'node_modules/one': one })
  mkdirSync(join(root, 'node_modules', 'one'))
  expect(setup().calls).toEqual(['ci --no-audit'])
})

test('it installs again where our Node is not in its place', () => {
  locked({ 'node_modules/one': one })
  installed({ 'node_modules/one': one })
  rmSync(join(root, 'node_modules', '.bin', 'node'))
  expect(setup().calls).toEqual(['ci --no-audit'])
})

test('packages for other machines may be missing, those for this one may not', () => {
  const native = { ...one, optional: true, cpu: [process.arch] }
  installed({})
  locked({ 'node_modules/other': { ...native, os: ['plan9'] } })
  expect(setup().calls).toEqual([])
  locked({ 'node_modules/own': { ...native, os: [process.platform] } })
  expect(setup().calls).toEqual(['ci --no-audit'])
})

test('where npm ci does not succeed it fails with npm’s own reason, and tries nothing else', () => {
  locked({ 'node_modules/one': one })
  npmThat('echo "added nothing"; echo "npm error Missing: two@1.0.0 from lock file" >&2; exit 1')
  const { status, output, calls } = setup()
  expect([status, calls]).toEqual([1, ['ci --no-audit']])
  expect(output).toMatch(/npm error Missing: two@1\.0\.0 from lock file\nThe packages of [^\n]+could not be installed/)
  expect(output).not.toContain('added nothing')
})

test('a CHROMIUM_PATH that is no program is refused, and only where a browser is needed', () => {
  locked({})
  installed({})
  const env = { CHROMIUM_PATH: join(root, 'no-browser') }
  expect(setup([], env).status).toBe(0)
  const { status, output } = setup(['--browser'], env)
  expect(status).toBe(1)
  expect(output).toContain(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is no program.`)
})
