// Writes the times at which approved listings are to open.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

/** Those that open at another time than they say. */
const outdated = sql`
  select auctions.id, deadlines.due_at from deadlines join auctions on auctions.id = deadlines.row_id
  where deadlines.machine = 'auction' and deadlines.duty = 'open' and deadlines.next_at is not null
    and auctions.state = 'preparation' and auctions.open_at <> deadlines.due_at`

export const listOpeningsMoved = async (db: Reader): Promise<readonly string[]> =>
  (await sql<{ id: string }>`${outdated}`.execute(db)).rows.map(({ id }) => id)

/** The ids of what was written. */
export const updateOpeningsAsDeadlines = async (tx: Tx, ids: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    update auctions set open_at = moved.due_at, version = version + 1, updated_at = app_now()
    from (${outdated}) as moved where auctions.id = moved.id and auctions.id = any(${ids}::uuid[])
    returning auctions.id`.execute(tx)
  return rows.map(({ id }) => id)
}
