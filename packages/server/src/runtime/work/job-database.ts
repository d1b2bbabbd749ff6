// Lets the job queue speak over our own connections.
import type { Database } from '../database/database.ts'

/** What has no parameters may be one text with many statements, a begin and a commit. */
const runScript = async (alone: Database['alone'], text: string): Promise<unknown[]> => {
  const results: Iterable<unknown> = await alone((sql) => sql.unsafe(text).simple())
  return Array.from(results).flatMap((one) => (Array.isArray(one) ? Array.from(one as unknown[]) : [one]))
}

export const adapterOver = ({ ask, alone }: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: values.length > 0 ? await ask(text, values) : await runScript(alone, text),
  }),
})
