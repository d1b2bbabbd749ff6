// What a shop has put down, and whether that is enough.
import type { ShopKind } from '@bidyard/contract/enums'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { type DepositRecord, findShopKind, findWaitingDeposit, listHeldDeposits } from './deposits.sql.ts'

export interface DepositStanding {
  readonly kind: ShopKind
  readonly neededWon: number
  readonly heldWon: number
  readonly missingWon: number
  readonly isEnough: boolean
  readonly waiting: DepositRecord | undefined
}

export const depositOf = async (db: Reader, shopId: string): Promise<DepositStanding> => {
  const kind = await findShopKind(db, shopId)
  if (kind === undefined) throw new Error(`there is no shop ${shopId}`)
  const { value: shop } = await readConfiguration(db, 'shop')
  const held = await listHeldDeposits(db, shopId)
  const heldWon = held.reduce((sum, { remainingWon }) => sum + remainingWon, 0)
  const neededWon = shop.depositWon[kind]
  const missingWon = Math.max(neededWon - heldWon, 0)
  const waiting = await findWaitingDeposit(db, shopId)
  return { kind, neededWon, heldWon, missingWon, isEnough: missingWon === 0, waiting }
}
