// Writes the times at which approved listings are to open.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

/** Those that open at another time than they say; the ids of what was written. */
export const updateOpeningsAsDeadlines = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      select auctions.id, deadlines.due_at
      from deadlines join auctions on auctions.id = deadlines.row_id
      where deadlines.machine = 'auction' and deadlines.duty = 'open' and deadlines.next_at is not null
        and auctions.state = 'preparation' and auctions.open_at <> deadlines.due_at
      order by auctions.id for no key update of auctions
    )
    update auctions set open_at = moved.due_at, version = version + 1, updated_at = app_now()
    from moved where auctions.id = moved.id
    returning auctions.id`.execute(tx)
  return rows.map(({ id }) => id)
}
