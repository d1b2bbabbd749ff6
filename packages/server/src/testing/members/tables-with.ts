// Finds which tables hold any of some words, in whatever column: for what must stand nowhere else, or nowhere.
import type { TestApp } from '../app.ts'

export const tablesWith = async (sql: TestApp['sql'], words: readonly string[]): Promise<readonly string[]> => {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
      and relnamespace = 'public'::regnamespace order by relname`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await sql`
      select from ${sql(name)} held where held::text ilike any (${words.map((word) => `%${word}%`)}) limit 1`
    if (rows.length > 0) found.push(name)
  }
  return found
}
