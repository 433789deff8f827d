import type { Import, Source } from './sources.ts'

/** A breach of a wall: the file, what it touches that it may not, and what to do instead. */
export type Fault = { file: string; touches: string; rule: string; remedy: string }

export type Wall = (sources: Source[]) => Fault[]

/** What an import leads to, as a person would name it. */
export function nameOf({ target, specifier }: Import): string {
  return target ?? specifier ?? 'a computed import'
}

/** Tests may reach further than what they test: fakes, fixtures and tools. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}

/** The layers and the folders that a path is in: `web`, `swap` and `SwapPage.tsx`. */
export function placeOf(path: string): { layer: string; noun: string | undefined; rest: string } {
  const [layer = '', ...below] = path.split('/')
  return below.length > 1
    ? { layer, noun: below[0], rest: below.slice(1).join('/') }
    : { layer, noun: undefined, rest: below[0] ?? '' }
}
