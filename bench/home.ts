import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
}

const built = new URL('../dist/web/', import.meta.url)
const compress = promisify(brotliCompress)

/** What a first visit to home has to load of JavaScript before it is whole: the entry and what it imports. */
export async function homeBytes(): Promise<{ brotli: number; files: number }> {
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(new URL('.vite/manifest.json', built), 'utf8'))
  const needed = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || needed.has(chunk.file)) return
    needed.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit('main.tsx')
  let brotli = 0
  for (const file of needed) {
    if (file.endsWith('.js')) brotli += (await compress(await readFile(new URL(file, built)))).length
  }
  return { brotli, files: needed.size }
}
