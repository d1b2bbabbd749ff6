// What only a made-up interest in auctions asks of the database.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

/** Those that end last come last. */
export const listOpenAuctions = async (db: Reader): Promise<readonly string[]> => {
  const rows = await db.selectFrom('auctions').select('id').where('state', '=', 'auction')
    .orderBy('ends_at').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** As if it had been written then, and answered an hour later; never before its auction was opened. */
export const updateReportTimes = async (tx: Tx, id: string, hoursAgo: number): Promise<void> => {
  await sql`
    update auction_error_reports set report_at = given.at, created_at = given.at,
      updated_at = least(app_now(), given.at + interval '1 hour'),
      answered_at = case when answered_at is null then null else least(app_now(), given.at + interval '1 hour') end
    from (
      select greatest(app_now() - make_interval(hours => ${hoursAgo}), auctions.opened_at + interval '1 minute') as at
      from auction_error_reports reports join auctions on auctions.id = reports.auction_id where reports.id = ${id}
    ) as given
    where auction_error_reports.id = ${id}`.execute(tx)
}
