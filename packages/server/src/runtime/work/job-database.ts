// Lets the job queue speak over our own connections.
import type { Database } from '../database/database.ts'

/** What has no parameters may be one text with many statements, a begin and a commit. */
export const adapterOver = ({ driver, runScript }: Database) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: values === undefined || values.length === 0
      ? await runScript(text)
      : Array.from(await driver.unsafe(text, values as never[])),
  }),
})
