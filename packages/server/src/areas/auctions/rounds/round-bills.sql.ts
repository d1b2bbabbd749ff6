// Reads of auctions that came to market what a bill to their sellers goes by.
import type { ContractKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export interface BillableRound {
  readonly id: string
  readonly orderId: string
  readonly carNumber: string
  readonly kind: ContractKind
  readonly round: number
  readonly revision: number
  readonly openedAt: Date
}

/** A car that nobody presented is the house's own, and the house bills itself nothing. */
export const listBillableRounds = async (db: Reader, ids: readonly string[]): Promise<readonly BillableRound[]> => {
  const { rows } = await sql<BillableRound>`
    select auctions.id, order_id as "orderId", orders.car_number as "carNumber", auctions.kind, auctions.round,
      configuration_revision as revision, opened_at as "openedAt"
    from auctions join orders on orders.id = order_id
    where auctions.id = any(${ids}::uuid[]) and opened_at is not null and orders.partner_id is not null
    order by auctions.id`.execute(db)
  return rows
}
