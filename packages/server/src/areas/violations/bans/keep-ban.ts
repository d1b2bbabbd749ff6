// Bars a shop that may never bid again, and opens the door again when that is taken back.
import { unrestrictUsers } from '../../identity/for-other-areas.ts'
import { updateBarred } from '../../shops/for-other-areas.ts'
import type { SanctionGiven } from '../violation-parts.ts'
import { deleteBan, insertBan } from './bans.sql.ts'

/** A barred shop keeps its sign-in for money and contracts alone, until nothing is left to be done. */
export const keepBan = async ({ tx, doer }: SanctionGiven, shopId: string, isBanned: boolean): Promise<void> => {
  const isNew = await updateBarred(tx, shopId, isBanned)
  if (!isNew) return
  if (isBanned) {
    await insertBan(tx, shopId)
    return
  }
  const userIds = await deleteBan(tx, shopId)
  if (userIds.length > 0)
    await unrestrictUsers(tx, { userIds, as: 'flow', doer, reason: 'the ban of the shop was taken back' })
}
