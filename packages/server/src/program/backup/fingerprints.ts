// What every table of a database holds, as a count and a sum over its rows, so that two databases can be compared.
import postgres from 'postgres'

/** Of a table: how many rows, and a sum of their hashes in whatever order; of a sequence: where it stands. */
export type Fingerprints = Record<string, string>

const relationsQuery = `
  select n.nspname as schema, c.relname as name, c.relkind as kind
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm', 'S') and n.nspname not in ('pg_catalog', 'information_schema')
    and n.nspname !~ '^pg_(toast|temp)'
  order by n.nspname, c.relname`

/** All of them in one snapshot; each row is read to its end, so a damaged page is found here as well. */
export const listFingerprints = async (url: string): Promise<Fingerprints> => {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { TimeZone: 'UTC' } })
  try {
    return await sql.begin('isolation level repeatable read read only', async (tx) => {
      const relations = await tx.unsafe<{ schema: string; name: string; kind: string }[]>(relationsQuery)
      const prints: Fingerprints = {}
      for (const { schema, name, kind } of relations) {
        const table = tx(`${schema}.${name}`)
        const [row] = kind === 'S'
          ? await tx<{ print: string }[]>`select last_value || ' ' || is_called as print from ${table}`
          : await tx<{ print: string }[]>`
            select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print
            from ${table} t`
        prints[`${schema}.${name}`] = row?.print ?? ''
      }
      return prints
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** The names of what differs, of either side. */
export const differences = (one: Fingerprints, other: Fingerprints): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).toSorted()
