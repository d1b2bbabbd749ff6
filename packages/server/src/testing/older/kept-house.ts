// Keeps all rows of a database in one small file, and puts them into another of the same shape.
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Sql } from 'postgres'

interface KeptTable {
  readonly name: string
  readonly columns: readonly string[]
  /** As the database itself writes them. */
  readonly rows: readonly string[]
}

export interface KeptHouse {
  readonly tables: readonly KeptTable[]
  readonly sequences: Readonly<Record<string, string>>
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

/** In the order of their text, so that what is the same is told the same. */
export const rowsOf = async (sql: Sql, { name, columns }: Omit<KeptTable, 'rows'>): Promise<string[]> => {
  const rows = await sql.unsafe<{ row: string }[]>(
    `select row_to_json("the row")::text as row from (select ${quoted(columns)} from "${name}") as "the row"`)
  return rows.map(({ row }) => row).toSorted()
}

/** Nothing of a column that the database reckons by itself. */
const tablesOf = (sql: Sql): Promise<Omit<KeptTable, 'rows'>[]> => sql`
  select relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relnamespace = 'public'::regnamespace and relkind = 'r' group by 1 order by 1`

export const keepHouse = async (sql: Sql, without: readonly string[] = []): Promise<Uint8Array> => {
  const tables: KeptTable[] = []
  for (const table of await tablesOf(sql))
    if (!without.includes(table.name)) tables.push({ ...table, rows: await rowsOf(sql, table) })
  const sequences = await sql<{ name: string; last: string }[]>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`
  const house: KeptHouse = { tables, sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])) }
  return brotliCompressSync(JSON.stringify(house))
}

export const openKept = (bytes: Uint8Array): KeptHouse =>
  JSON.parse(brotliDecompressSync(bytes).toString()) as KeptHouse

/** As the owner; what stands in the tables already makes room. */
export const moveIn = async (sql: Sql, { tables, sequences }: KeptHouse): Promise<void> => {
  await sql.begin(async (tx) => {
    // No trigger and no reference asks who came first.
    await tx`set local session_replication_role = replica`
    for (const { name, columns, rows } of tables) {
      const these = quoted(columns)
      await tx.unsafe(`delete from "${name}"`)
      await tx.unsafe(`insert into "${name}" (${these}) overriding system value
        select ${these} from json_populate_recordset(null::"${name}", $1::text::json)`, [`[${rows.join(',')}]`])
    }
    for (const [name, last] of Object.entries(sequences)) await tx`select setval(${name}, ${last}::bigint)`
  })
}
