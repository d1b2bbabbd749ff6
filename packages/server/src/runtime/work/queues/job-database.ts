// Lets the job queue speak over our own connections, and asks it who is still at work.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { JobName } from '../jobs.ts'

/** What has no parameters may be one text with many statements, a begin and a commit. */
const runScript = async (alone: Database['alone'], text: string): Promise<unknown[]> => {
  const results: Iterable<unknown> = await alone((driver) => driver.unsafe(text).simple())
  return Array.from(results).flatMap((one) => (Array.isArray(one) ? Array.from(one as unknown[]) : [one]))
}

export const adapterOver = ({ ask, alone }: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: values.length > 0 ? await ask(text, values) : await runScript(alone, text),
  }),
})

/** A condition: a job of these names has the id under this key of its payload. */
export const isQueuedQuery = (
  names: readonly JobName[], key: string, id: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from jobs.job where name = any(${names}::text[]) and state in ('created', 'retry', 'active')
    and data ->> ${key} = ${id}::text)`
