// What the shops of the demo world paid, owe and were given back, each state of it.
import { fillShopMoney, type MoneyGiven } from '../../finance/for-other-areas.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { findPlaceOf } from './demo.sql.ts'
import type { WorldRows } from './rows.ts'

export const fillMoney = async (
  given: MoneyGiven & { readonly personal: PersonalData }, rows: WorldRows['money'],
): Promise<void> => {
  const clerk = rows.length === 0 ? undefined : await findPlaceOf(given.tx, 'staff')
  for (const row of rows) {
    const owner = await findPlaceOf(given.tx, row.uid)
    if (owner === undefined || owner.shopId === null || clerk === undefined)
      throw new Error(`${row.uid} leads no shop of the demo world`)
    const { personal, ...money } = given
    await fillShopMoney({ given: money, personal, shopId: owner.shopId, memberId: owner.id, clerkId: clerk.id }, row)
  }
}
