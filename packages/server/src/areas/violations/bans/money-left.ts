// Whether money lies between a shop and the house: something owed, put down, or waiting to be paid out.
import {
  depositOf, findBalance, findMonthHeld, findOpenMoney, findWaitingPayoutOf,
} from '../../finance/for-other-areas.ts'
import type { Obligation } from './close-accounts.ts'

export const moneyIsLeft: Obligation = async (db, shopId) => {
  const { billedWon } = await findOpenMoney(db, shopId)
  const { heldWon } = await depositOf(db, shopId)
  const creditWon = await findBalance(db, { kind: 'shopCredit', ownerId: shopId })
  return billedWon > 0 || heldWon > 0 || creditWon > 0
    || await findWaitingPayoutOf(db, shopId) || await findMonthHeld(db, shopId)
}
