// Closes the accounts of a banned shop once nothing is left for it to do: no money that is owed, no trade that is open.
import type { Reader } from '../../../runtime/database/database.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { restrictUsers } from '../../identity/for-other-areas.ts'
import { listUserIdsOfShop } from '../../members/for-other-areas.ts'
import { lockShop } from '../../shops/for-other-areas.ts'
import { listOpenBans, lockOpenBan, updateClosed } from './bans.sql.ts'

/** Whether something is left for the shop to do or to receive. Each area that holds such things has one. */
export type Obligation = (db: Reader, shopId: string) => Promise<boolean>

const closeOne = async ({ tx, doer }: ReactionGiven, shopId: string): Promise<void> => {
  const userIds = await listUserIdsOfShop(tx, shopId)
  const reason = 'banned for good, and nothing is left to be done'
  const closed = await restrictUsers(tx, { userIds, as: 'flow', doer, reason })
  await updateClosed(tx, shopId, closed)
  await writeAudit(tx, doer, [{
    act: 'close accounts of shop', subject: 'shop', subjectId: shopId, after: { closedUserIds: closed }, reason,
  }])
}

/** For every event after which nothing may be left. */
export const closeAccountsWith = (obligations: readonly Obligation[]) =>
  async (given: ReactionGiven, told: readonly { readonly shopId: string }[]): Promise<void> => {
    const shopIds = [...new Set(told.map(({ shopId }) => shopId))]
    for (const shopId of await listOpenBans(given.tx, shopIds)) {
      // A ban that is being taken back holds the shop; it is looked at after that.
      await lockShop(given.tx, shopId)
      if (!(await lockOpenBan(given.tx, shopId))) continue
      const open = await Promise.all(obligations.map((isLeft) => isLeft(given.tx, shopId)))
      if (!open.includes(true)) await closeOne(given, shopId)
    }
  }
