import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withArchive, writeArchive } from './archive.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'surety-archive-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const facts = { madeAt: '2026-11-22T00:00:00Z', migration: '0001', isDemo: true, keyCheck: '' }

test('people who send and forget files do not keep a running market from being backed up', async () => {
  const files = join(home, 'data', 'files')
  await mkdir(files, { recursive: true })
  const before = Array.from({ length: 200 }, (_, i) => `before-${i}`)
  for (const name of before) await writeFile(join(files, name), randomBytes(50_000))
  await writeFile(join(files, 'begun~1'), 'half')
  let isDone = false
  const sending = (async () => {
    for (let i = 0; !isDone; i++) {
      await writeFile(join(files, `more-${i}~x`), 'a')
      await rename(join(files, `more-${i}~x`), join(files, `more-${i}`))
      if (i % 2) await rm(join(files, `more-${i}`))
      await pause(1)
    }
  })()
  const file = join(home, 'backup.tgz')
  const members = [{ folder: join(home, 'data'), names: ['files'] }]
  await writeArchive(file, { kind: 'dump', ...facts }, members).finally(() => {
    isDone = true
  })
  await sending
  expect(statSync(file).mode & 0o077).toBe(0)
  await withArchive(file, home, async (folder, note) => {
    expect(note.kind).toBe('dump')
    const kept = readdirSync(join(folder, 'files'))
    expect(kept).toEqual(expect.arrayContaining(before))
    expect(kept.filter((name) => name.includes('~'))).toEqual([])
    for (const name of before) expect(statSync(join(folder, 'files', name)).size).toBe(50_000)
  })
  expect(readdirSync(home).sort()).toEqual(['backup.tgz', 'data'])
})

test('what is not there is a fault, and leaves nothing behind', async () => {
  const file = join(home, 'backup.tgz')
  const members = [{ folder: home, names: ['nothing'] }]
  await expect(writeArchive(file, { kind: 'dump', ...facts }, members)).rejects.toThrow(/tar failed/)
  expect(readdirSync(home)).toEqual([])
})

test.each(['', '{"surety":', '{"surety":"backup","form":2}'])(
  'an archive whose note is %j is refused in words, and the folder that was there stays as it was',
  async (text) => {
    await writeFile(join(home, 'backup.json'), text)
    const file = join(home, 'other.tgz')
    await promisify(execFile)('tar', ['-czf', file, '-C', home, 'backup.json'])
    await mkdir(join(home, 'near'))
    const use = () => Promise.reject(new Error('it was handed over'))
    await expect(withArchive(file, join(home, 'near'), use)).rejects.toThrow(
      'is not a backup that this release can read',
    )
    expect(readdirSync(join(home, 'near'))).toEqual([])
  },
)

test.each(['files', 'backup.json', 'files/inside'])(
  'an archive with a link in the place of %s is refused, unread',
  async (place) => {
    const source = join(home, 'source')
    await mkdir(join(source, 'files'), { recursive: true })
    if (place !== 'backup.json') await writeFile(join(source, 'backup.json'), JSON.stringify({ surety: 'backup' }))
    await rm(join(source, place), { recursive: true, force: true })
    await symlink('/etc', join(source, place))
    const file = join(home, 'hostile.tgz')
    await promisify(execFile)('tar', ['-czf', file, '-C', source, 'backup.json', 'files'])
    const use = () => Promise.reject(new Error('it was handed over'))
    await expect(withArchive(file, join(home, 'near'), use)).rejects.toThrow(
      `${place} in it is neither a file nor a folder`,
    )
    expect(existsSync(join(home, 'near'))).toBe(false)
  },
)
