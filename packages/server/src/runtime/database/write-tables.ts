// Writes the TypeScript types of all tables from a migrated database, so that SQL and types cannot drift apart.
import postgres from 'postgres'

const typeOf: Readonly<Record<string, string>> = {
  uuid: 'string', text: 'string', bpchar: 'string', varchar: 'string', inet: 'string', interval: 'string',
  xid8: 'string',
  bool: 'boolean', int2: 'number', int4: 'number', int8: 'number', float8: 'number', numeric: 'string',
  timestamptz: 'Time', date: 'Day', bytea: 'Bytes', jsonb: 'Json', json: 'Json',
  _text: 'readonly string[]', _uuid: 'readonly string[]', _int4: 'readonly number[]',
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly nullable: boolean
  readonly hasDefault: boolean
  readonly always: boolean
  /** What this column alone has to pass, as the database says it. */
  readonly checks: readonly string[]
}

const pascal = (name: string): string =>
  name.replace(/(^|_)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())

const head = `// The tables as the migrations make them. Written by \`tools/write-tables.ts\`; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

export type Generated<T> = T extends ColumnType<infer Shown, infer Given, infer Changed>
  ? ColumnType<Shown, Given | undefined, Changed>
  : ColumnType<T, T | undefined, T>
export type Time = ColumnType<Date, Date | string, Date | string>
export type Day = string
export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }
export type Json = ColumnType<JsonValue, unknown, unknown>
`

const namesValues = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[)?(?:'[^']+'::text(?:, )?)+(?:\]\))?\)\)$/

/** The values that a check names are the type of the column; a text that is checked in another way stays one. */
const valuesOf = (checks: readonly string[]): string | undefined => {
  const named = checks.find((check) => namesValues.test(check))
  return named && [...named.matchAll(/'[^']+'/g)].join(' | ')
}

const typeOfColumn = (column: Column): string => {
  const plain = valuesOf(column.checks) ?? typeOf[column.type]
  if (plain === undefined) throw new Error(`no type is known for ${column.table}.${column.column} (${column.type})`)
  const whole = column.nullable ? `${plain} | null` : plain
  if (column.always) return `GeneratedAlways<${whole}>`
  return column.hasDefault ? `Generated<${whole}>` : whole
}

const lineMax = 120

const lineOf = (column: Column): string => {
  const [first, ...others] = `  ${column.column}: ${typeOfColumn(column)}`.split(' | ')
  const lines = [first]
  for (const one of others) {
    const longer = `${lines.at(-1)} | ${one}`
    if (longer.length <= lineMax) lines.splice(-1, 1, longer)
    else lines.push(`    | ${one}`)
  }
  return lines.join('\n')
}

export const describeTables = async (url: string): Promise<string> => {
  const sql = postgres(url, { max: 1 })
  try {
    const columns = await sql<Column[]>`
      select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
        a.atthasdef or a.attidentity <> '' as "hasDefault", a.attidentity = 'a' or a.attgenerated <> '' as always,
        array(
          select pg_get_constraintdef(oid) from pg_constraint
          where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum] order by conname
        ) as checks
      from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
      order by c.relname collate "C", a.attnum`
    const tables = Map.groupBy(columns, (column) => column.table)
    const bodies = [...tables].map(([table, rows]) => {
      return `export interface ${pascal(table)} {\n${rows.map(lineOf).join('\n')}\n}\n`
    })
    const all = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}`)
    return `${head}\n${bodies.join('\n')}\nexport interface Tables {\n${all.join('\n')}\n}\n`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
