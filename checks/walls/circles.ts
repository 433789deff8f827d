import type { Fault } from './fault.ts'
import type { Source } from './sources.ts'

/** No file imports itself by way of others; type imports count, because a reader follows them too. */
export function circleWall(sources: Source[]): Fault[] {
  const arrows = new Map(sources.map(({ path, imports }) => [path, targets(imports)]))
  const done = new Set<string>()
  return sources.flatMap(({ path }) => {
    const circle = findCircle(path, arrows, done)
    return circle === undefined ? [] : [asFault(circle)]
  })
}

function targets(imports: Source['imports']): string[] {
  return imports.flatMap(({ target }) => target ?? [])
}

/** Depth first, without recursion: the trail is the way from the start to where we stand. */
function findCircle(start: string, arrows: Map<string, string[]>, done: Set<string>): string[] | undefined {
  const trail: { path: string; next: number }[] = [{ path: start, next: 0 }]
  while (trail.length > 0 && !done.has(start)) {
    const here = trail[trail.length - 1]
    if (here === undefined) break
    const to = arrows.get(here.path)?.[here.next++]
    if (to === undefined) {
      done.add(here.path)
      trail.pop()
      continue
    }
    const seenAt = trail.findIndex(({ path }) => path === to)
    if (seenAt >= 0) {
      const circle = trail.slice(seenAt).map(({ path }) => path)
      for (const { path } of trail) done.add(path)
      return [...circle, to]
    }
    if (arrows.has(to) && !done.has(to)) trail.push({ path: to, next: 0 })
  }
  return undefined
}

function asFault(circle: string[]): Fault {
  const [file = '', touches = ''] = circle
  return {
    file,
    touches,
    rule: `these files import each other in a circle (${circle.join(' → ')})`,
    remedy: 'Move what both need into a third file that imports neither.',
  }
}
