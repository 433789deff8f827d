import type { Fault } from './fault.ts'
import { isNode, type Source } from './sources.ts'

/** No index.ts and no file that only hands on what others export: an import names the file that it means. */
export function barrelWall(sources: Source[]): Fault[] {
  return sources
    .filter((source) => /(^|\/)index\.tsx?$/.test(source.path) || onlyHandsOn(source))
    .map(({ path, imports }) => ({
      file: path,
      touches: imports[0]?.target ?? imports[0]?.specifier ?? path,
      rule: 'a barrel hides what depends on what',
      remedy: 'Delete it and import each thing from the file that defines it.',
    }))
}

function onlyHandsOn({ path, tree }: Source): boolean {
  const statements = Array.isArray(tree.body) ? tree.body.filter(isNode) : []
  if (path.endsWith('.d.ts')) return false
  return statements.length > 0 && statements.every(({ type, source }) => type.startsWith('Export') && isNode(source))
}
