// The limit of an import: the very rows that it left, by COPY into tables with the same columns, checks and indexes.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sql } from 'postgres'

export interface Copied {
  readonly ms: number
  readonly tables: number
  readonly rows: number
}

interface Part {
  readonly table: string
  readonly columns: string
  readonly pieces: readonly Buffer[]
}

interface Column {
  readonly table: string
  readonly columns: string
}

/** Every transaction from now on has a greater number. */
export const findNextTransaction = async (sql: Sql): Promise<string> => {
  const [row] = await sql<{ next: string }[]>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`
  return row?.next ?? ''
}

/** What is counted from other columns cannot be copied in. */
const listTables = (sql: Sql): Promise<readonly Column[]> => sql<Column[]>`
  select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
  group by table_name order by table_name`

/** All that was written since then, as it travels. */
const readWritten = async (sql: Sql, since: string): Promise<readonly Part[]> => {
  const parts: Part[] = []
  for (const { table, columns } of await listTables(sql)) {
    const pieces: Buffer[] = []
    const asked = `copy (select ${columns} from public.${table} where xmin::text::bigint >= ${since}) to stdout`
    for await (const piece of await sql.unsafe(asked).readable()) pieces.push(piece as Buffer)
    if (pieces.length > 0) parts.push({ table, columns, pieces })
  }
  return parts
}

export const copySince = async (sql: Sql, since: string): Promise<Copied> => {
  const parts = await readWritten(sql, since)
  await sql`create schema bench`
  for (const { table } of parts) await sql.unsafe(`create table bench.${table} (like public.${table} including all)`)
  await sql`checkpoint`
  const began = performance.now()
  await sql`begin`
  for (const { table, columns, pieces } of parts)
    await pipeline(Readable.from(pieces), await sql.unsafe(`copy bench.${table} (${columns}) from stdin`).writable())
  await sql`commit`
  const ms = performance.now() - began
  const counts = await Promise.all(parts.map(async ({ table }) => {
    const [row] = await sql.unsafe<{ count: string }[]>(`select count(*) from bench.${table}`)
    return Number(row?.count ?? 0)
  }))
  await sql`drop schema bench cascade`
  return { ms, tables: parts.length, rows: counts.reduce((sum, count) => sum + count, 0) }
}
