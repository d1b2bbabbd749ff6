// Finds mails that wait for the daily one of their reader, and puts them into it.
import { sql } from 'kysely'
import type { NoticeKind } from '@bidyard/contract/enums'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'

/** Whoever something waits for, with the moment since which it does. */
export const listWaitingReaders = async (
  db: Reader,
): Promise<readonly { readonly memberId: string; readonly since: Date }[]> => {
  const { rows } = await sql<{ memberId: string; since: Date }>`
    select held_for as "memberId", min(created_at) as since from mails
    where held_for is not null and digest_id is null and failed_at is null
    group by held_for order by held_for`.execute(db)
  return rows
}

export interface HeldMail {
  readonly id: string
  readonly kind: NoticeKind
  readonly recipient: string
  readonly facts: unknown
}

/** Two nodes at once find the same ones, and the second finds none. */
export const lockHeldMails = async (tx: Tx, memberId: string, until: Date): Promise<readonly HeldMail[]> => {
  const { rows } = await sql<HeldMail>`
    select id, kind, recipient, facts from mails
    where held_for = ${memberId} and digest_id is null and failed_at is null
      and created_at <= ${timeOf(until)}::timestamptz
    order by created_at, id for update`.execute(tx)
  return rows
}

export const updateDigest = async (tx: Tx, ids: readonly string[], digestId: string): Promise<void> => {
  await tx.updateTable('mails').set({ digest_id: digestId })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

/** As if they had not been told by this way at all. */
export const deleteHeldMails = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx.deleteFrom('mails').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}
