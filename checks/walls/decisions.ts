import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, isTest } from './fault.ts'
import type { Source } from './sources.ts'
import { type Statement, statementsOf } from './statements.ts'

const folders = { schema: 'outside/db/schema', decisions: 'outside/db/decisions' }
/** The one function that columns' defaults need before there are others. */
const ofTables = 'unique_time'
/** The only function that writes events. */
const emitter = 'emit'
const mostLines = 70

type Definition = Statement & { name: string }

const definition = /^create (?:or replace )?function (\w+)/i
const allowed = /^(create or replace (function|trigger)|comment on (function|trigger)) /i

/** Every function of the database stands once, in its place, is called, can be read at a glance, and keeps to the one way to write. */
export function decisionWall(root: string, sources: readonly Source[]): Fault[] {
  const schema = readSql(root, folders.schema)
  const decisions = readSql(root, folders.decisions)
  const code = sources
    .filter(({ path }) => /^(outside|server)\//.test(path) && !isTest(path))
    .map(({ path }) => ({ file: path, text: readFileSync(join(root, path), 'utf8') }))
  const functions = decisions.flatMap(asDefinition)
  return [
    ...misplaced(schema, decisions),
    ...twice(functions),
    ...functions
      .filter(isTooLong)
      .map((is) => fault(is, is.name, `is longer than ${mostLines} lines`, 'Name its parts.')),
    ...functions
      .filter((is) => !isCalled(is, [...schema, ...decisions], code))
      .map((is) => fault(is, is.name, 'nothing calls it', 'Delete it, or ask it (outside/db/decide.ts).')),
    ...writes.flatMap((write) => strays(write, decisions, code)),
  ]
}

function readSql(root: string, folder: string): Statement[] {
  const at = join(root, folder)
  if (!existsSync(at)) return []
  const names = readdirSync(at).filter((name) => name.endsWith('.sql'))
  return names.sort().flatMap((name) => statementsOf(`${folder}/${name}`, readFileSync(join(at, name), 'utf8')))
}

function asDefinition(statement: Statement): Definition[] {
  const name = definition.exec(statement.text)?.[1]
  return name === undefined ? [] : [{ ...statement, name }]
}

function misplaced(schema: readonly Statement[], decisions: readonly Statement[]): Fault[] {
  const ofSchema = schema.filter(
    ({ text }) =>
      /^create (or replace )?(constraint )?trigger /i.test(text) ||
      (definition.exec(text)?.[1] ?? ofTables) !== ofTables,
  )
  return [
    ...ofSchema.map((is) =>
      fault(
        is,
        firstWords(is),
        'a file of schema/ runs once and defines no function or trigger',
        'Move it to decisions/.',
      ),
    ),
    ...decisions
      .filter(({ text }) => !allowed.test(text))
      .map((is) =>
        fault(is, firstWords(is), 'decisions/ has only functions, guards and their comments', 'Move it to schema/.'),
      ),
  ]
}

function firstWords({ text }: Statement): string {
  return text.split(/\s+/).slice(0, 5).join(' ')
}

function twice(functions: readonly Definition[]): Fault[] {
  return functions
    .filter(({ name }, index) => functions.findIndex((one) => one.name === name) < index)
    .map((is) => {
      const first = functions.find(({ name }) => name === is.name)
      return fault(is, is.name, `it is defined twice (${first?.file}:${first?.line})`, 'Keep one of them.')
    })
}

function isTooLong({ text }: Definition): boolean {
  return text.split('\n').length > mostLines
}

type Code = { file: string; text: string }

/** Whether another function, a guard, a table, or TypeScript names it. */
function isCalled({ name, text }: Definition, sql: readonly Statement[], code: readonly Code[]): boolean {
  const call = new RegExp(`\\b${name}\\s*\\(`)
  const ask = new RegExp(`\\b${name}\\(|'${name}'`)
  const others = sql.filter((one) => one.text !== text && !/^comment on /i.test(one.text))
  return others.some((one) => call.test(one.text)) || code.some((one) => ask.test(one.text))
}

/** What only one function or file writes, in SQL and by kysely. */
const writes = [
  {
    what: 'INSERT into order_history',
    is: /\binsert\s+into\s+order_history\b|insertInto\('order_history/i,
    by: 'take_step',
  },
  { what: 'INSERT into outbox', is: /\binsert\s+into\s+outbox\b|insertInto\('outbox/i, by: emitter },
  {
    what: 'UPDATE of capacity',
    is: /\bupdate\s+capacity\b|updateTable\('capacity/i,
    by: `${folders.decisions}/capacity.sql`,
  },
]

function strays(
  { what, is, by }: (typeof writes)[number],
  decisions: readonly Statement[],
  code: readonly Code[],
): Fault[] {
  const inSql = decisions.filter((one) => is.test(one.text) && definition.exec(one.text)?.[1] !== by && one.file !== by)
  const rule = `an ${what} is only in ${by}`
  return [
    ...inSql.map((one) => fault(one, what, rule, `Call what is there.`)),
    ...code
      .filter(({ text }) => is.test(text))
      .map(({ file }) => ({ file, touches: what, rule, remedy: 'Ask a decision.' })),
  ]
}

function fault({ file, line }: Statement, touches: string, rule: string, remedy: string): Fault {
  return { file: `${file}:${line}`, touches, rule, remedy }
}
