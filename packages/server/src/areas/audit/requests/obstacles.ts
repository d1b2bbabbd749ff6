// What stands against taking a member's data away, each with the ground that the law gives for it.
import type { DataRequestGround } from '@bidyard/contract/enums'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import type { Reader } from '../../../runtime/database/database.ts'
import type { MemberRecord } from '../../members/for-other-areas.ts'
import { moneyIsLeft } from '../../violations/for-other-areas.ts'
import { findObstacles } from './data-requests.sql.ts'

export const ledShopOf = (member: MemberRecord): string | null => (leadsShop(member) ? member.shopId : null)

export const obstaclesOf = async (db: Reader, member: MemberRecord): Promise<readonly DataRequestGround[]> => {
  const ledShopId = ledShopOf(member)
  const { hasTrade, hasSanction } = await findObstacles(db, { memberId: member.id, ledShopId })
  const hasMoney = ledShopId !== null && await moneyIsLeft(db, ledShopId)
  return [
    ...(hasTrade ? ['openTrade' as const] : []),
    ...(hasMoney ? ['openMoney' as const] : []),
    ...(hasSanction ? ['openSanction' as const] : []),
  ]
}
