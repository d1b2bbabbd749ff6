// Asks a database one thing over a connection of its own.
import postgres from 'postgres'

export const query = async (url: string, statement: string): Promise<readonly Record<string, unknown>[]> => {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 })
  try {
    return await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}

/** The first column of every row. */
export const column = async (url: string, statement: string): Promise<readonly unknown[]> =>
  (await query(url, statement)).map((row) => Object.values(row)[0])
