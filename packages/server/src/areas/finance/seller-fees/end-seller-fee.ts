// A seller has paid what was billed, or is let off: two people of the office say so.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { MoneyAct } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import { refuse } from '../../../runtime/failure.ts'
import { action, listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { propose } from '../proposals/propose.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import {
  findSellerFee, lockSellerFee, type SellerFeeRecord, sellerFeesQuery, updateSellerFeeEnded,
} from './seller-fees.sql.ts'

const acts = { paid: 'settleSellerFee', waived: 'waiveSellerFee' } as const satisfies Readonly<Record<string, MoneyAct>>

export const listSellerFees = listing(financeCalls.listSellerFees, ({ db }) => source({
  query: sellerFeesQuery(db),
  columns: {
    id: sql`fee.id`, orderId: sql`fee.order_id`, carNumber: sql`orders.car_number`, feeType: sql`fee.fee_type`,
    state: sql`fee.state`, won: sql`fee.won`, createdAt: sql`fee.created_at`, updatedAt: sql`fee.updated_at`,
  },
  item: (given) => {
    const row = given as SellerFeeRecord
    return {
      id: row.id, orderId: row.orderId, carNumber: row.carNumber, feeType: row.feeType, state: row.state,
      days: row.days, won: row.won, note: row.note, endedAt: timeOf(row.endedAt), createdAt: timeOf(row.createdAt),
      updatedAt: timeOf(row.updatedAt),
    }
  },
}))

export const proposeSellerFeeEnd = action(financeCalls.proposeSellerFeeEnd, async (given) => {
  const { tx, params, body: { as, reason } } = given
  const fee = await findSellerFee(tx, params.id)
  if (fee === undefined) throw refuse('notFound')
  if (fee.state !== 'billed') throw refuse('conflict')
  return propose(given, {
    act: acts[as], subject: 'sellerFee', subjectId: fee.id, shopId: null, won: fee.won, reason,
  })
})

export const endSellerFee = (state: 'paid' | 'waived') =>
  async (given: MoneyGiven, { id, subjectId, reason }: ProposalRecord): Promise<boolean> => {
    const { tx, doer, emit } = given
    const fee = await lockSellerFee(tx, subjectId)
    if (fee?.state !== 'billed') return false
    const { id: entryId } = await postOne(tx, doer, {
      source: `proposal:${id}`, act: state === 'paid' ? 'paid' : 'writtenOff', shopId: null, subject: 'sellerFee',
      subjectId: fee.id, reason,
      postings: [
        debit(state === 'paid' ? 'bankClearing' : 'writtenOff', fee.won),
        credit('sellerReceivable', fee.won, fee.orderId),
      ],
    })
    await updateSellerFeeEnded(tx, fee.id, { state, entryId })
    emit('sellerFeeChanged', { feeId: fee.id })
    return true
  }
