// Whether somebody will still work on a thing: its job waits, waits to be tried again, or is under way.
import { type RawBuilder, sql } from 'kysely'
import type { JobName } from './jobs.ts'

/** A condition: a job of these names has the id under this key of its payload. */
export const isQueuedQuery = (
  names: readonly JobName[], key: string, id: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from jobs.job where name = any(${names}::text[]) and state in ('created', 'retry', 'active')
    and data ->> ${key} = ${id}::text)`
