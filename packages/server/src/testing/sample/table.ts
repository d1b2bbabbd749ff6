// The tables behind the sample calls: one column of every kind of field, all of them open to nulls, and two counters.
import { sql, type Generated, type Kysely } from 'kysely'
import type { Database } from '../../runtime/database/database.ts'
import type { Tables } from '../../tables.ts'

export interface SampleRow {
  id: string
  name: string | null
  paint: string | null
  owner_id: string | null
  price_won: number | null
  sold: boolean | null
  seen_at: string | null
  built_on: string | null
  secret_won: number | null
  weight: number
  rank: number
  created_at: string
  updated_at: string
}

type Defaulted = 'id' | 'weight' | 'rank' | 'created_at' | 'updated_at'
type SampleTables = {
  samples: { [Column in keyof SampleRow]: Column extends Defaulted ? Generated<SampleRow[Column]> : SampleRow[Column] }
  counters: { name: string; total: number }
}

/** No migration makes these tables, so the types of the product do not know them. */
export const withSamples = (db: Kysely<Tables>) => db.withTables<SampleTables>()

const statements = [
  sql`create table samples (
    id uuid primary key default new_id(),
    name text collate korean,
    paint text,
    owner_id uuid,
    price_won bigint,
    sold boolean,
    seen_at timestamptz,
    built_on date,
    secret_won bigint,
    weight integer not null default 0,
    rank integer not null default 0,
    created_at timestamptz not null default app_now(),
    updated_at timestamptz not null default app_now()
  )`,
  sql`create table counters (name text primary key, total integer not null)`,
  sql`insert into counters values ('a', 0), ('b', 0)`,
]

export const makeSampleTables = async (database: Database): Promise<void> => {
  for (const statement of statements) await statement.execute(database.primary)
}

const empty = {
  name: null, paint: null, owner_id: null, price_won: null, sold: null, seen_at: null, built_on: null, secret_won: null,
}

export const insertSamples = async (
  database: Database, rows: readonly Partial<SampleRow>[],
): Promise<readonly string[]> => {
  const inserted = await withSamples(database.primary)
    .insertInto('samples')
    .values(rows.map((row) => ({ ...empty, ...row })))
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id)
}
