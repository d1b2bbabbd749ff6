// Holds what the money of one order was put to, before the bank takes any of it back: trades, shops, then payments.
import type { Tx } from '../../../runtime/database/database.ts'
import { lockShops, lockTrades } from '../amounts/amounts.sql.ts'
import { listOfOrder, lockUnmatched, type OrderName, type UnmatchedRecord } from './unmatched.sql.ts'

export interface Reach {
  readonly contractIds: ReadonlySet<string>
  readonly shopIds: ReadonlySet<string>
}

const reachOf = (payments: readonly UnmatchedRecord[], of?: {
  readonly contractId: string | null; readonly shopId: string
}): Reach => {
  const all = [...payments, ...(of === undefined ? [] : [of])]
  return {
    contractIds: new Set(all.flatMap(({ contractId }) => contractId ?? [])),
    shopIds: new Set(all.flatMap(({ shopId }) => shopId ?? [])),
  }
}

/** Also what its own account number stands for. */
export const holdReach = async (tx: Tx, order: OrderName, of?: {
  readonly contractId: string | null; readonly shopId: string
}): Promise<Reach> => {
  const reach = reachOf(await listOfOrder(tx, order), of)
  await lockTrades(tx, [...reach.contractIds])
  await lockShops(tx, [...reach.shopIds])
  return reach
}

/** The payments are held from here on. False where one was put to something else before they were. */
export const isWithin = async (tx: Tx, order: OrderName, held: Reach): Promise<boolean> => {
  for (const { id } of await listOfOrder(tx, order)) await lockUnmatched(tx, id)
  const { contractIds, shopIds } = reachOf(await listOfOrder(tx, order))
  return contractIds.isSubsetOf(held.contractIds) && shopIds.isSubsetOf(held.shopIds)
}
