// Reads keys, references and triggers of all tables from PostgreSQL's own catalogue.
import { sql } from 'kysely'
import type { Reader } from '../runtime/database/database.ts'
import type { Catalogue, Reference, RowTrigger, Unique } from './catalogue.ts'

const names = (table: string, numbers: string) => sql`array(
  select coalesce(a.attname, '') from unnest(${sql.raw(numbers)}) with ordinality n(number, place)
  left join pg_attribute a on a.attrelid = ${sql.raw(table)} and a.attnum = n.number order by n.place)::text[]`

const ours = sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and c.relname <> 'migrations'`

export const listCatalogue = async (db: Reader): Promise<Catalogue> => {
  const tables = await sql<{ name: string }>`select c.relname as name from pg_class c where ${ours} order by 1`
    .execute(db)
  const uniques = await sql<Unique>`
    select c.relname as table, i.indexrelid::regclass::text as name,
      ${names('i.indrelid', 'i.indkey::int2[]')} as columns
    from pg_index i join pg_class c on c.oid = i.indrelid where i.indisunique and ${ours} order by 1, 2`.execute(db)
  const references = await sql<Reference>`
    select c.relname as table, ${names('k.conrelid', 'k.conkey')} as columns, k.confrelid::regclass::text as to,
      ${names('k.confrelid', 'k.confkey')} as "toColumns"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and ${ours} order by k.conname`.execute(db)
  const triggers = await sql<RowTrigger>`
    select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and ${ours} order by 1, 2`.execute(db)
  return {
    tables: tables.rows.map(({ name }) => name), uniques: uniques.rows, references: references.rows,
    triggers: triggers.rows,
  }
}
