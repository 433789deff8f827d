import { randomUUIDv7 } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findS3Gateway, S3StandIn, startS3Gateway, type TestS3 } from '#testing/s3.ts'
import { Files } from '../files.ts'
import { DiskFolder } from './disk.ts'
import { type Folder, FolderAway } from './folder.ts'
import { S3Folder } from './s3.ts'
import { s3Headers } from './s3-signature.ts'

const gateway = findS3Gateway()
const standIn = new S3StandIn()
const stops: (() => Promise<unknown>)[] = []
let scratch: string
let real: TestS3 | null = null

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'surety-folders-'))
  await standIn.listen()
  if (gateway) real = await startS3Gateway(gateway, scratch)
  stops.push(
    () => standIn.stop(),
    async () => real?.stop(),
    () => rm(scratch, { recursive: true, force: true }),
  )
})
afterEach(() => {
  standIn.failures = { how: null, times: 0 }
  standIn.pageSize = 1_000
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

const kinds: [string, () => Folder][] = [
  ['a folder on the disk', () => new DiskFolder(join(scratch, 'disk'))],
  ['a folder of a bucket', () => new S3Folder(standIn.settings, 'files')],
]
if (gateway) kinds.push(['a folder of a real S3 gateway', () => new S3Folder((real as TestS3).settings, 'files')])

describe.each(kinds)('%s', (_kind, open) => {
  test('gives back what was put, replaces it whole, lists it, and forgets it', async () => {
    const folder = open()
    expect(await folder.names()).toEqual([])
    const [name, bytes] = [randomUUIDv7(), Buffer.from([0, 255, 13, 10, 60])]
    expect(await folder.get(name)).toBeUndefined()
    await folder.put(name, bytes)
    expect(await folder.get(name)).toEqual(bytes)
    const large = Buffer.alloc(3_000_000, 7)
    await folder.put(name, large)
    expect((await folder.get(name))?.equals(large)).toBe(true)
    expect(await folder.names()).toEqual([name])
    await folder.remove(name)
    await folder.remove(name)
    expect([await folder.get(name), await folder.names()]).toEqual([undefined, []])
  })

  test('people’s files are encrypted before they leave the process', async () => {
    const folder = open()
    const files = new Files(folder, Buffer.alloc(32, 1))
    const id = randomUUIDv7()
    await files.keep(id, Buffer.from('nobody else reads this'))
    expect(String(await folder.get(id))).not.toContain('nobody else')
    expect(String(await files.read(id))).toBe('nobody else reads this')
    await expect(new Files(folder, Buffer.alloc(32, 2)).read(id)).rejects.toThrow()
    expect(await files.list()).toEqual([id])
    await files.forget(id)
    await expect(files.read(id)).rejects.toThrow('not where it was kept')
    await expect(files.keep('../../etc/passwd', Buffer.from('x'))).rejects.toThrow('not the id of a file')
  })
})

test('what was only begun on the disk is listed, and forgotten with its name', async () => {
  const path = join(scratch, 'begun')
  const folder = new DiskFolder(path)
  const name = randomUUIDv7()
  await folder.put('another', Buffer.from('x'))
  await writeFile(join(path, `${name}~half-of-it`), 'half')
  expect((await folder.names()).sort()).toEqual([name, 'another'].sort())
  await folder.remove(name)
  expect(await readdir(path)).toEqual(['another'])
})

describe('a bucket', () => {
  test('is listed page by page, and only as far as the folder goes', async () => {
    standIn.pageSize = 2
    const [folder, other] = [new S3Folder(standIn.settings, 'pictures'), new S3Folder(standIn.settings, 'pictures-2')]
    const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png']
    for (const name of names) await folder.put(name, Buffer.from(name))
    await other.put('z.png', Buffer.from('z'))
    expect(await folder.names()).toEqual(names)
    expect(await other.names()).toEqual(['z.png'])
  })

  test.each([null, 500, 503])('that fails once (%s) is asked again; that goes on failing is away', async (how) => {
    const folder = new S3Folder(standIn.settings, 'failing')
    standIn.failures = { how, times: 1 }
    await folder.put('file', Buffer.from('x'))
    standIn.failures = { how, times: 1 }
    expect(String(await folder.get('file'))).toBe('x')
    standIn.failures = { how, times: 2 }
    await expect(folder.get('file')).rejects.toThrow(FolderAway)
    standIn.failures = { how, times: 2 }
    await expect(folder.put('file', Buffer.from('y'))).rejects.toThrow(FolderAway)
    expect(String(await folder.get('file'))).toBe('x')
  })

  test('that is not there, or does not take our keys, is a fault of the settings and not a missing file', async () => {
    for (const wrong of [{ bucket: 'another' }, { secretKey: 'another' }]) {
      const answer = new S3Folder({ ...standIn.settings, ...wrong }, 'files').get('file')
      await expect(answer).rejects.toThrow(/answered (404 NoSuchBucket|403 SignatureDoesNotMatch)/)
      await expect(answer).rejects.not.toBeInstanceOf(FolderAway)
    }
  })
})

test.each([
  ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
])('requests are signed as the protocol’s own examples are (%s)', (query, signature) => {
  const keys = {
    region: 'us-east-1',
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const url = new URL(`https://examplebucket.s3.amazonaws.com/${query}`)
  const headers = s3Headers(keys, { method: 'GET', url, body: Buffer.alloc(0) }, Date.UTC(2013, 4, 24))
  expect(headers.authorization).toContain(`Signature=${signature}`)
  expect(headers['x-amz-date']).toBe('20130524T000000Z')
})
