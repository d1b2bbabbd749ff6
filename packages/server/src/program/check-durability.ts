// Refuses to serve in earnest on a database that may forget what it acknowledged.
import postgres from 'postgres'

export const durabilityProblems = async (url: string): Promise<string[]> => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const rows = await sql<{ name: string; setting: string }[]>`
      select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'`
    return rows.map(({ name }) => `the database runs with ${name} off: acknowledged work could be lost`)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
