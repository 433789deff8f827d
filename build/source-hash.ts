import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One fingerprint of files and folders below the root (tests left out): names and contents, in a fixed order. */
export function sourceHash(root: string, paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesIn(root, path)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(root: string, path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return isTest(path) ? [] : [path]
  return readdirSync(full).flatMap((name) => filesIn(root, join(path, name)))
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}
