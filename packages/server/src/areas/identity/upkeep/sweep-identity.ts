// Forgets what identity needs no more: used proofs, checks and tickets after a day, sessions and old counts later.
import { type RawBuilder, sql } from 'kysely'
import type { JobGiven, JobRuns } from '../../../runtime/work/jobs.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    sweepIdentity: object
  }
}

const chunk = 5_000

/** Login records are kept for three months; a count of wrong passwords for as long as anybody might come back. */
const sweeps = [
  ['identity_tokens', sql`ends_at < app_now() - interval '1 day'`],
  ['identity_requests', sql`ends_at < app_now() - interval '1 day'`],
  ['sign_in_tickets', sql`ends_at < app_now() - interval '1 day'`],
  ['simulated_identities', sql`created_at < app_now() - interval '1 day'`],
  ['sessions', sql`kind = 'bearer' and coalesce(ended_at, ends_at) < app_now() - interval '3 months'`],
  ['sign_in_attempts', sql`updated_at < app_now() - interval '400 days'`],
] as const satisfies readonly (readonly [string, RawBuilder<unknown>])[]

export const sweepIdentity = async (_: object, { database, signal }: JobGiven): Promise<void> => {
  for (const [table, isOld] of sweeps)
    for (let gone = chunk; gone === chunk && !signal.aborted; ) {
      const old = sql`select ctid from ${sql.table(table)} where ${isOld} limit ${chunk}`
      const statement = sql`delete from ${sql.table(table)} where ctid = any(array(${old}))`
      const { numAffectedRows } = await database.transact((tx) => statement.execute(tx))
      gone = Number(numAffectedRows ?? 0)
    }
}

export const identityJobs = { sweepIdentity } satisfies Partial<JobRuns>
