import { type RawBuilder, sql } from 'kysely'
import type { Db } from './pool.ts'

type ByName<T> = Readonly<Record<string, T>>

/** What a database is made of, without what is in it: equal for two databases exactly when their schemas are. Everything by name. */
export interface Schema {
  readonly tables: ByName<Table>
  readonly functions: ByName<DatabaseFunction>
  readonly sequences: ByName<Sequence>
  /** Enums, domains and types of several columns, by what they are. */
  readonly types: ByName<{ readonly definition: string; readonly comment: string | null }>
}

export interface Table {
  readonly kind: 'table' | 'view'
  /** A view's query, a divided table's key; null for a plain table. */
  readonly definition: string | null
  readonly options: readonly string[]
  readonly comment: string | null
  readonly columns: ByName<Column>
  readonly constraints: ByName<Constraint>
  readonly indexes: ByName<Defined>
  readonly triggers: ByName<Defined & { readonly function: string; readonly enabled: string }>
}

export interface Column {
  readonly type: string
  readonly isNullable: boolean
  readonly default: string | null
  /** How its value is made: by an expression (`stored` or `virtual`), or as an identity. */
  readonly generated: 'stored' | 'virtual' | 'always' | 'by default' | null
  readonly comment: string | null
}

interface Defined {
  readonly definition: string
  readonly comment: string | null
}

export interface Constraint extends Defined {
  readonly kind: 'check' | 'foreign key' | 'primary key' | 'unique' | 'exclusion' | 'trigger'
  readonly columns: readonly string[]
}

export interface DatabaseFunction {
  readonly result: string
  /** SHA-256 of its whole definition, its body with it. */
  readonly hash: string
  readonly comment: string | null
}

type Sequence = Defined & { readonly owner: string | null }

/** A row of the catalogue: its name, its table if it has one, and its description. */
type Found<T> = { readonly name: string; readonly on?: string; readonly is: T }

/**
 * Describes the schema `public` from the catalogue, without what extensions brought and without the parts of divided tables, which
 * come and go by the day. That a column must have a value is said of the column: the constraint of that name differs by version.
 */
export async function describeSchema(db: Db): Promise<Schema> {
  const all = async <T>(query: RawBuilder<Found<T>>) => (await query.execute(db)).rows
  const [columns, constraints] = [await all(allColumns), await all(allConstraints)]
  const [indexes, triggers] = [await all(allIndexes), await all(allTriggers)]
  const of = <T>(rows: readonly Found<T>[], table: string) => byName(rows.filter(({ on }) => on === table))
  const tables = (await all(allTables)).map(({ name, is }) => {
    const parts = { columns: of(columns, name), constraints: of(constraints, name) }
    return { name, is: { ...is, ...parts, indexes: of(indexes, name), triggers: of(triggers, name) } }
  })
  return {
    tables: byName(tables),
    functions: byName(await all(allFunctions)),
    sequences: byName(await all(allSequences)),
    types: byName(await all(allTypes)),
  }
}

function byName<T>(rows: readonly Found<T>[]): ByName<T> {
  const sorted = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return Object.fromEntries(sorted.map(({ name, is }) => [name, is]))
}

/** Of the schema itself, and no extension's. */
const isOurs = (object: string, catalogue: string, namespace: string) =>
  sql.raw(`${namespace} = 'public'::regnamespace and not exists (select from pg_depend e
    where e.classid = '${catalogue}'::regclass and e.objid = ${object} and e.deptype = 'e')`)
const ourTable = sql`c.relkind in ('r', 'p', 'v') and not c.relispartition and ${isOurs('c.oid', 'pg_class', 'c.relnamespace')}`

const allTables = sql<Found<Omit<Table, 'columns' | 'constraints' | 'indexes' | 'triggers'>>>`
  select relname as name, jsonb_build_object('kind', case relkind when 'v' then 'view' else 'table' end,
    'definition', case relkind when 'v' then pg_get_viewdef(oid) when 'p' then pg_get_partkeydef(oid) end,
    'options', coalesce(to_jsonb(reloptions), '[]'), 'comment', obj_description(oid, 'pg_class')) as is
  from pg_class c where ${ourTable}`

const allColumns = sql<Found<Column>>`
  select attname as name, relname as on, jsonb_build_object('type', format_type(atttypid, atttypmod),
    'isNullable', not attnotnull, 'default', pg_get_expr(adbin, adrelid), 'comment', col_description(attrelid, attnum),
    'generated', case concat(attgenerated, attidentity) when 's' then 'stored' when 'v' then 'virtual' when 'a' then 'always'
      when 'd' then 'by default' end) as is
  from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
  where attnum > 0 and not attisdropped and ${ourTable}`

const allConstraints = sql<Found<Constraint>>`
  select conname as name, relname as on, jsonb_build_object('kind', case contype when 'c' then 'check' when 'f' then 'foreign key'
      when 'p' then 'primary key' when 'u' then 'unique' when 'x' then 'exclusion' else 'trigger' end,
    'columns', coalesce((select jsonb_agg(attname order by place) from unnest(conkey) with ordinality as k (number, place)
      join pg_attribute on attrelid = conrelid and attnum = number), '[]'),
    'definition', pg_get_constraintdef(k.oid), 'comment', obj_description(k.oid, 'pg_constraint')) as is
  from pg_constraint k join pg_class c on c.oid = conrelid where contype <> 'n' and ${ourTable}`

const allIndexes = sql<Found<Defined>>`
  select i.relname as name, c.relname as on, jsonb_build_object('definition', pg_get_indexdef(i.oid)
    || coalesce(' with ' || i.reloptions::text, ''), 'comment', obj_description(i.oid, 'pg_class')) as is
  from pg_index join pg_class i on i.oid = indexrelid join pg_class c on c.oid = indrelid where ${ourTable}`

const allTriggers = sql<Found<Table['triggers'][string]>>`
  select tgname as name, relname as on, jsonb_build_object('function', tgfoid::regproc::text, 'enabled', tgenabled,
    'definition', pg_get_triggerdef(t.oid), 'comment', obj_description(t.oid, 'pg_trigger')) as is
  from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and ${ourTable}`

const allFunctions = sql<Found<DatabaseFunction>>`
  select p.oid::regprocedure::text as name, jsonb_build_object('result', coalesce(pg_get_function_result(p.oid), ''),
    'hash', encode(sha256(convert_to(pg_get_functiondef(p.oid), 'UTF8')), 'hex'),
    'comment', obj_description(p.oid, 'pg_proc')) as is
  from pg_proc p where prokind in ('f', 'p') and ${isOurs('p.oid', 'pg_proc', 'p.pronamespace')}`

const allSequences = sql<Found<Sequence>>`
  select c.relname as name, jsonb_build_object('definition', format('%s from %s by %s in %s..%s%s', format_type(seqtypid, null),
      seqstart, seqincrement, seqmin, seqmax, case when seqcycle then ' and again' else '' end),
    'owner', (select refobjid::regclass || '.' || attname from pg_depend d join pg_attribute
      on (attrelid, attnum) = (refobjid, refobjsubid) where d.objid = c.oid and d.classid = 'pg_class'::regclass
      and d.refclassid = 'pg_class'::regclass and deptype in ('a', 'i')), 'comment', obj_description(c.oid, 'pg_class')) as is
  from pg_sequence join pg_class c on c.oid = seqrelid where ${isOurs('c.oid', 'pg_class', 'c.relnamespace')}`

const allTypes = sql<Found<Schema['types'][string]>>`
  select typname as name, jsonb_build_object('definition', case typtype
      when 'e' then (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid)
      when 'd' then concat_ws(' ', format_type(typbasetype, typtypmod), case when typnotnull then 'not null' end, typdefault,
        (select string_agg(pg_get_constraintdef(k.oid), ' ' order by conname) from pg_constraint k where contypid = t.oid and contype = 'c'))
      else (select string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum) from pg_attribute
        where attrelid = typrelid and attnum > 0 and not attisdropped) end, 'comment', obj_description(t.oid, 'pg_type')) as is
  from pg_type t left join pg_class c on c.oid = typrelid
  where (typtype in ('e', 'd') or relkind = 'c') and ${isOurs('t.oid', 'pg_type', 't.typnamespace')}`
