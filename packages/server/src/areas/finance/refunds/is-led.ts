// Whether somebody leads a shop who can say where its money goes: neither left nor suspended, and able to sign in.
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import type { Reader } from '../../../runtime/database/database.ts'
import { listMembersOfShops } from '../../members/for-other-areas.ts'

export const isLed = async (db: Reader, shopId: string): Promise<boolean> =>
  (await listMembersOfShops(db, [shopId])).some((member) =>
    member.state === 'active' && member.loginState === 'active' && leadsShop(member))
