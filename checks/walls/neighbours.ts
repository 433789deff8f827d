import { type Fault, isTest, nameOf, placeOf } from './fault.ts'
import type { Import, Source } from './sources.ts'

/** Inside a layer: which of its folders, and which files beside them, a folder may import. */
type Neighbours = {
  /** The folder's own name is always allowed; 'nouns' stands for all folders that are not named here. */
  folders: Record<string, string[]>
  /** For the nouns, and for the files beside the folders. */
  nouns: string[]
  files: string[]
  /** Files beside the folders that join everything, and so are imported by nobody below them. */
  joins: string[]
  remedy: string
}

const infrastructure = ['ui', 'client', 'session', 'wallet', 'words']

const layers: Record<string, Neighbours> = {
  server: {
    folders: {
      http: ['nouns', 'realtime', 'jobs'],
      realtime: ['nouns', 'http'],
      jobs: ['nouns', 'http', 'realtime'],
      demo: ['nouns', 'config'],
      config: [],
    },
    nouns: [],
    files: ['config'],
    joins: ['main.ts'],
    remedy:
      'Move what both need into domain/ or outside/, or beside server/context.ts; http/, realtime/ and jobs/ call verbs, never the reverse.',
  },
  web: {
    folders: {
      words: [],
      ui: ['words'],
      client: infrastructure,
      session: infrastructure,
      wallet: infrastructure,
      shell: infrastructure,
      admin: ['nouns', ...infrastructure],
    },
    nouns: infrastructure,
    files: infrastructure,
    joins: ['main.tsx', 'routes.tsx'],
    remedy:
      'Move what both need into web/ui (looks), web/client (data) or domain/ (rules); only web/routes.tsx joins nouns.',
  },
}

/** Nouns of one layer do not know each other, and nobody climbs to what joins them. Tests may reach across. */
export function neighbourWall(sources: Source[]): Fault[] {
  return sources.flatMap((source) => source.imports.flatMap((one) => judge(source.path, one) ?? []))
}

function judge(path: string, one: Import): Fault | undefined {
  const from = placeOf(path)
  const layer = layers[from.layer]
  if (layer === undefined || one.target === undefined || isTest(path)) return undefined
  const to = placeOf(one.target)
  const joinsAll = from.noun === undefined && layer.joins.includes(from.rest)
  if (to.layer !== from.layer || joinsAll || (from.noun === to.noun && from.noun !== undefined)) return undefined
  const fault = (rule: string): Fault => ({ file: path, touches: nameOf(one), rule, remedy: layer.remedy })
  if (to.noun === undefined) {
    return layer.joins.includes(to.rest)
      ? fault(`${from.layer}/${to.rest} joins the layer and is imported by nobody in it`)
      : undefined
  }
  const may = from.noun === undefined ? layer.files : (layer.folders[from.noun] ?? layer.nouns)
  const known = to.noun in layer.folders
  if (may.includes(to.noun) || (!known && may.includes('nouns'))) return undefined
  const who = from.noun === undefined ? `a file beside the folders of ${from.layer}/` : `${from.layer}/${from.noun}/`
  return fault(`${who} never imports ${to.layer}/${to.noun}/`)
}
