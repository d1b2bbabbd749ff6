// What sellers owe, as the office sees it all and each seller what is for the own cars.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { ofSeenExhibit } from '../../partners/for-other-areas.ts'
import type { FinanceParts } from '../finance-parts.ts'
import { isFeeOverdue, sellerFeesQuery } from './seller-fees.sql.ts'
import { showSellerFee } from './show-seller-fee.ts'

export const listSellerFees = ({ banks }: FinanceParts) =>
  listing(financeCalls.listSellerFees, ({ db, caller }) => source({
    query: sellerFeesQuery(db)
      .where(ofSeenExhibit(caller, sql<string>`orders.exhibit_id`, sql<string>`orders.partner_id`)),
    columns: {
      id: sql`fee.id`, orderId: sql`fee.order_id`, carNumber: sql`orders.car_number`, feeType: sql`fee.fee_type`,
      state: sql`fee.state`, won: sql`fee.won`, partnerId: sql`orders.partner_id`, exhibitId: sql`orders.exhibit_id`,
      dueAt: sql`fee.due_at`, isOverdue: isFeeOverdue, createdAt: sql`fee.created_at`, updatedAt: sql`fee.updated_at`,
    },
    item: (row) => showSellerFee(row, banks.sellerAccount),
  }))
