// Whose shop a call of a shop's member is about: two words of the catalogue for those who have none.
import type { Caller } from '../../runtime/caller.ts'
import type { Failure } from '../../runtime/failure.ts'

type ShopMemberFail = (code: 'MEMBER_NOT_FOUND' | 'MEMBER_IS_NOT_SHOP_MEMBER') => Failure

export interface OwnShop {
  readonly shopId: string
  readonly memberId: string
}

export const ownShopOf = ({ memberId, shopId, roles }: Caller, fail: ShopMemberFail): OwnShop => {
  if (memberId === null) throw fail('MEMBER_NOT_FOUND')
  if (shopId === null || !roles.has('dealer')) throw fail('MEMBER_IS_NOT_SHOP_MEMBER')
  return { shopId, memberId }
}
