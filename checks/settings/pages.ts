import { environment } from '#server/config.ts'
import { parts, type SettingName, type SettingPart, type SettingWords } from './words.ts'

const width = 120

/** `.env.example`: every setting with what it does; what must be said is left for the operator to fill in. */
export function asEnvFile(): string {
  const head = [
    '# The settings of Surety. Copy this file to .env and fill in the first part.',
    '# Written from the schema by `npm run settings`; a wrong setting is named at start, all faults together.',
  ]
  const body = parts.map((part, place) =>
    [
      `# ${part.title}`,
      ...wrapped(part.intro),
      ...settingsOf(part).map((setting) => envLines(setting, place === 0)),
    ].join('\n'),
  )
  return `${[head.join('\n'), ...body].join('\n\n')}\n`
}

/** `docs/settings.md`: the same as tables. */
export function asPage(): string {
  const head =
    '# Settings\n\nRead once at start from the environment, to which the npm commands add what `.env` says besides; a wrong one is named, all ' +
    'faults together, and nothing starts. ' +
    'This page and `.env.example` are written from the schema by `npm run settings`.'
  const body = parts.map((part) => {
    const rows = settingsOf(part).map(
      ([name, words]) => `| \`${name}\` | ${defaultInWords(name, words)} | ${words.says} |`,
    )
    const intro = part.intro ? `${part.intro}\n\n` : ''
    return `## ${part.title}\n\n${intro}| setting | default | what it does |\n|---|---|---|\n${rows.join('\n')}`
  })
  return `${[head, ...body].join('\n\n')}\n`
}

function envLines([name, words]: [SettingName, SettingWords], isNeeded: boolean): string {
  const value = defaultOf(name) ?? words.like ?? ''
  const line = name === 'NODE_ENV' ? 'NODE_ENV=production' : `${isNeeded ? '' : '#'}${name}=${isNeeded ? '' : value}`
  const like = isNeeded && words.like ? [`#   like ${words.like}`] : []
  return ['', ...wrapped(words.says), ...like, line].join('\n')
}

function settingsOf({ settings }: SettingPart): [SettingName, SettingWords][] {
  return Object.entries(settings) as [SettingName, SettingWords][]
}

/** What the schema says holds when nothing is said; null where it has no one answer. */
export function defaultOf(name: SettingName): string | null {
  if (!Object.hasOwn(environment.shape, name)) return null
  const read = environment.shape[name as keyof typeof environment.shape].safeParse(undefined)
  return read.success && read.data !== undefined ? String(read.data) : null
}

function defaultInWords(name: SettingName, { unset }: SettingWords): string {
  const fixed = defaultOf(name)
  return fixed === null ? (unset ?? '') : `\`${fixed}\``
}

/** Text as comment lines of a bounded width. */
function wrapped(text = ''): string[] {
  const lines: string[] = []
  for (const word of text.replaceAll('`', '').split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`# ${word}`)
  }
  return lines
}
