// What stands against taking a member's data away, each with the ground that the law gives for it.
import type { DataRequestGround } from '@bidyard/contract/enums'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import type { Reader } from '../../../runtime/database/database.ts'
import type { MemberRecord } from '../../members/for-other-areas.ts'
import { moneyIsLeft } from '../../violations/for-other-areas.ts'
import { findObstacles } from './data-requests.sql.ts'

const describe = async (
  db: Reader, member: MemberRecord, ledShopId: string | null,
): Promise<readonly DataRequestGround[]> => {
  const { hasTrade, hasSanction } = await findObstacles(db, {
    memberId: member.id, shopId: member.shopId, ledShopId,
  })
  const hasMoney = ledShopId !== null && await moneyIsLeft(db, ledShopId)
  return [
    ...(hasTrade ? ['openTrade' as const] : []),
    ...(hasMoney ? ['openMoney' as const] : []),
    ...(hasSanction ? ['openSanction' as const] : []),
  ]
}

export const obstaclesOf = (db: Reader, member: MemberRecord): Promise<readonly DataRequestGround[]> =>
  describe(db, member, leadsShop(member) ? member.shopId : null)

/** Of somebody who left: the shop goes on without them, and what it owes is no longer theirs. */
export const ownObstaclesOf = (db: Reader, member: MemberRecord): Promise<readonly DataRequestGround[]> =>
  describe(db, member, null)
