#!/usr/bin/env node
/**
 * The npm `solc` as the program that forge calls: `--version`, and `--standard-json` with the input on standard input.
 * forge cannot download a compiler of its own, and the contracts are to be tested with the compiler that builds them.
 */
import { readFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')
const solc = createRequire(join(root, 'package.json'))('solc')

if (process.argv.includes('--version')) {
  print(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`)
} else {
  print(solc.compile(readFileSync(0, 'utf8'), { import: find }))
}

/**
 * @param {string} path
 * forge sends most sources along; what it leaves out is asked for by path.
 */
function find(path) {
  try {
    return { contents: readFileSync(path.startsWith('/') ? path : join(root, path), 'utf8') }
  } catch (error) {
    return { error: String(error) }
  }
}

/**
 * @param {string} text
 * Standard output may be a pipe that takes less at once than there is.
 */
function print(text) {
  const bytes = Buffer.from(text)
  for (let sent = 0; sent < bytes.length; ) {
    try {
      sent += writeSync(1, bytes, sent)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
    }
  }
}
