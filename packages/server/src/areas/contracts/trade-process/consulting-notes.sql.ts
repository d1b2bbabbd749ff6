// Reads and writes what the office noted of its talks with sellers.
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const insertNote = async (tx: Tx, given: {
  readonly auctionId: string; readonly memberId: string | null; readonly note: string
}): Promise<void> => {
  await tx.insertInto('consulting_notes')
    .values({ auction_id: given.auctionId, member_id: given.memberId, note: given.note }).execute()
}

/** The newest first. */
export const listNotes = (db: Reader, auctionId: string, max: number) =>
  db.selectFrom('consulting_notes as notes')
    .leftJoin('members', 'members.id', 'notes.member_id').leftJoin('users', 'users.id', 'members.user_id')
    .select(['notes.note', 'notes.member_id as memberId', 'users.name', 'notes.created_at as createdAt'])
    .where('notes.auction_id', '=', auctionId).orderBy('notes.created_at', 'desc').orderBy('notes.id', 'desc')
    .limit(max).execute()
