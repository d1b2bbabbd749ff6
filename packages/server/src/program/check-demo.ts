// Refuses to serve in earnest on a database that was filled with the demo world: everybody knows its password.
import postgres from 'postgres'

/** Api keys exist in the sandbox alone, so whoever finds one finds a sandbox's database. */
export const demoProblems = async (url: string): Promise<string[]> => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [found] = await sql<{ any: boolean }[]>`select exists (select from sessions where kind = 'api-key') as any`
    if (found?.any !== true) return []
    return ['the database holds the demo world, whose password everybody knows: use an empty one']
  } finally {
    await sql.end({ timeout: 5 })
  }
}
