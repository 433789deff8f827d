import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('grant in a folder where no market is says so and makes nothing there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'surety-grant-'))
  const dataDir = join(folder, 'wrong')
  const program = new URL('./surety.ts', import.meta.url).pathname
  const args = [program, 'grant', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'super']
  const env = { PATH: process.env.PATH ?? '', DEMO: 'on', DATA_DIR: dataDir }
  try {
    await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`No market was started with DATA_DIR ${dataDir}`),
    })
    expect(existsSync(dataDir)).toBe(false)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
