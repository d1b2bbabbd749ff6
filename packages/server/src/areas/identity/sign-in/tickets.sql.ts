// Tickets of right passwords that still want a second factor: good once, for some minutes.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

export const insertTicket = async (tx: Tx, ticket: {
  readonly hash: Uint8Array; readonly userId: string; readonly fromApp: boolean; readonly minutes: number
}): Promise<Date> => {
  const { endsAt } = await tx
    .insertInto('sign_in_tickets')
    .values({
      ticket_hash: ticket.hash, user_id: ticket.userId, from_app: ticket.fromApp,
      ends_at: sql<Date>`app_now() + make_interval(mins => ${ticket.minutes})`,
    })
    .returning('ends_at as endsAt')
    .executeTakeFirstOrThrow()
  return endsAt
}

export const lockTicket = (tx: Tx, hash: Uint8Array) =>
  tx
    .selectFrom('sign_in_tickets')
    .select(['id', 'user_id as userId', 'from_app as fromApp'])
    .where('ticket_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('ends_at', '>', sql<Date>`app_now()`)
    .forUpdate()
    .executeTakeFirst()

export const updateTicketUsed = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('sign_in_tickets').set({ used_at: sql<Date>`app_now()` }).where('id', '=', id).execute()
}

/** A new password or a lost factor makes what was begun with the old one worthless. */
export const updateTicketsUsed = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .updateTable('sign_in_tickets')
    .set({ used_at: sql<Date>`app_now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}
