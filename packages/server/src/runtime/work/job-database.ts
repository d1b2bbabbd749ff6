// Lets the job queue speak over our own connections.
import type { Sql } from 'postgres'

/** The queue's own set-up is one text with many statements, a begin and a commit: one connection, no parameters. */
const runScript = async (driver: Sql, text: string): Promise<unknown[]> => {
  const held = await driver.reserve()
  try {
    const results = await held.unsafe(text).simple()
    return Array.from(results as Iterable<unknown>).flatMap((one) => (Array.isArray(one) ? Array.from(one) : [one]))
  } finally {
    held.release()
  }
}

export const adapterOver = (driver: Sql) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: values === undefined || values.length === 0
      ? await runScript(driver, text)
      : Array.from(await driver.unsafe(text, values as never[])),
  }),
})
