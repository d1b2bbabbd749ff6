// Forgets what no longer opens anything: used launches, secrets of ended keys, old links.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

const atOnce = 5_000

/** The clock refuses these by itself now. */
export const deleteOldNonces = async (tx: Tx): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from webview_nonces where ctid = any(array(
      select ctid from webview_nonces where ends_at <= app_now() limit ${atOnce} for update skip locked))`.execute(tx)
  return Number(numAffectedRows ?? 0) === atOnce
}

export const deleteEndedSecrets = async (tx: Tx): Promise<void> => {
  await sql`
    update partner_keys set secret_sealed = null, updated_at = app_now()
    where secret_sealed is not null and ends_at <= app_now()`.execute(tx)
}

/** Kept for a while, so that one can see that a link was used, and when. */
export const deleteOldLinks = async (tx: Tx): Promise<void> => {
  await sql`
    delete from one_time_links where ctid = any(array(
      select ctid from one_time_links where ends_at < app_now() - interval '90 days' limit ${atOnce}))`.execute(tx)
}
