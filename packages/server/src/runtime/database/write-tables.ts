// Writes the TypeScript types of all tables from a migrated database, so that SQL and types cannot drift apart.
import postgres from 'postgres'

const typeOf: Readonly<Record<string, string>> = {
  uuid: 'string', text: 'string', bpchar: 'string', varchar: 'string', inet: 'string', interval: 'string',
  xid8: 'string',
  bool: 'boolean', int2: 'number', int4: 'number', int8: 'number', float8: 'number', numeric: 'string',
  timestamptz: 'Time', date: 'Day', bytea: 'Bytes', jsonb: 'Json', json: 'Json',
  _text: 'string[]', _uuid: 'string[]', _int4: 'number[]',
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly nullable: boolean
  readonly hasDefault: boolean
  readonly always: boolean
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
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
export type Json = ColumnType<JsonValue, unknown, unknown>
`

const typeOfColumn = (column: Column): string => {
  const plain = typeOf[column.type]
  if (plain === undefined) throw new Error(`no type is known for ${column.table}.${column.column} (${column.type})`)
  const whole = column.nullable ? `${plain} | null` : plain
  if (column.always) return `GeneratedAlways<${whole}>`
  return column.hasDefault ? `Generated<${whole}>` : whole
}

export const describeTables = async (url: string): Promise<string> => {
  const sql = postgres(url, { max: 1 })
  try {
    const columns = await sql<Column[]>`
      select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
        a.atthasdef or a.attidentity <> '' as "hasDefault", a.attidentity = 'a' or a.attgenerated <> '' as always
      from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
      order by c.relname collate "C", a.attnum`
    const tables = Map.groupBy(columns, (column) => column.table)
    const bodies = [...tables].map(([table, rows]) => {
      const lines = rows.map((column) => `  ${column.column}: ${typeOfColumn(column)}`)
      return `export interface ${pascal(table)} {\n${lines.join('\n')}\n}\n`
    })
    const all = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}`)
    return `${head}\n${bodies.join('\n')}\nexport interface Tables {\n${all.join('\n')}\n}\n`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
