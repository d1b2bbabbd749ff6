// What goes out to sellers: listed for them and the office, sent, and noted as come back.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { sql } from 'kysely'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { refuse } from '../../../runtime/failure.ts'
import { action, listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAccess, writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { ofOwnCars } from '../../cars/for-other-areas.ts'
import { findOpenPriceClaim, lockShops, lockTrade, reverse, whereItWent } from '../../finance/for-other-areas.ts'
import { seesCarOf } from '../../partners/for-other-areas.ts'
import { type ContractParts, sellerPayouts } from '../contract-parts.ts'
import { payOutTo } from './pay-out.ts'
import {
  findSellerPayout, lockSellerPayout, type SellerPayoutRecord, sellerPayoutsQuery, updatePayoutReturned,
} from './seller-payouts.sql.ts'
import { keptBy, showSellerPayout, type ShownSellerPayout } from './show-seller-payout.ts'

export const listSellerPayouts = listing(calls.listSellerPayouts, ({ db, caller }) => source({
  query: sellerPayoutsQuery(db).where(ofOwnCars(caller)),
  columns: {
    id: sql`payout.id`, state: sql`payout.state`, contractId: sql`payout.contract_id`, orderId: sql`payout.order_id`,
    carNumber: sql`orders.car_number`, won: sql`payout.won`, paidAt: sql`payout.paid_at`,
    createdAt: sql`payout.created_at`, updatedAt: sql`payout.updated_at`,
  },
  item: (row) => showSellerPayout(row, isStaff(caller) ? caller : undefined),
}))

export const getSellerPayout = read(calls.getSellerPayout, async ({ db, caller, params }) => {
  const payout = await findSellerPayout(db, params.id)
  if (payout === undefined || !seesCarOf(caller, payout)) throw refuse('notFound')
  return showSellerPayout(payout, isStaff(caller) ? caller : undefined)
})

interface Changing {
  readonly tx: Tx
  readonly caller: Caller
  readonly params: { readonly id: string }
}

/** Whoever looks at its papers once more holds the same: it is sent, or it is gone by then. */
const payoutFor = async ({ tx, params }: Changing): Promise<SellerPayoutRecord> => {
  const found = await findSellerPayout(tx, params.id)
  if (found === undefined) throw refuse('notFound')
  await lockTrade(tx, found.contractId)
  await lockShops(tx, [found.shopId])
  const payout = await lockSellerPayout(tx, params.id)
  if (payout === undefined) throw refuse('notFound')
  return payout
}

const finish = async (
  { tx, doer, emit }: ReactionGiven, act: string, before: SellerPayoutRecord, reason: string | null = null,
): Promise<ShownSellerPayout> => {
  const after = await findSellerPayout(tx, before.id)
  if (after === undefined) throw new Error('a locked row is gone')
  const { id, orderId, partnerId, exhibitId } = after
  await writeAudit(tx, doer, [{
    act, subject: 'sellerPayout', subjectId: id, before: showSellerPayout(before), after: showSellerPayout(after),
    reason,
  }])
  emit('sellerPayoutChanged', { payoutId: id, orderId, partnerId, exhibitId })
  return showSellerPayout(after)
}

export const sendSellerPayout = action(calls.sendSellerPayout, async (given) => {
  const { tx, now, caller: { memberId }, body: { transferNo, accountId, seenAccountId }, fail } = given
  const payout = await payoutFor(given)
  const { accountId: newest, usableFrom, earlierAccounts } = payout
  if (payout.state !== 'waiting' || newest === null || usableFrom === null) throw refuse('conflict')
  if (seenAccountId !== newest) throw fail('PAYOUT_ACCOUNT_CHANGED')
  const counting = { accountId: newest, memberId: payout.accountSetBy, usableFrom }
  const to = whereItWent(counting, earlierAccounts, { accountId, now })
  const isKept = memberId === null || keptBy({ ...payout, accountSetBy: to.memberId }, memberId) !== null
  if (isKept) throw refuse('forbidden')
  // What the bank took back is owed to the house first.
  if (await findOpenPriceClaim(tx, payout.orderId) !== undefined) throw refuse('conflict')
  await payOutTo(given, payout, { accountId, transferNo, memberId })
  return finish(given, 'send payout to seller', payout)
})

export const returnSellerPayout = action(calls.returnSellerPayout, async (given) => {
  const { tx, caller: { memberId }, body: { reason }, doer } = given
  const payout = await payoutFor(given)
  if (memberId === null) throw refuse('forbidden')
  if (payout.state !== 'paid' || payout.paidEntryId === null) throw refuse('conflict')
  await reverse(tx, doer, { entryId: payout.paidEntryId, reason })
  await moveStates(tx, sellerPayouts, { action: 'comeBack', as: 'staff', ids: [payout.id], doer, reason })
  await updatePayoutReturned(tx, payout.id, memberId)
  return finish(given, 'return payout of seller', payout, reason)
})

export const viewSellerAccount = ({ personal }: ContractParts) => action(calls.viewSellerAccount, async (given) => {
  const { tx, caller, request, body } = given
  const payout = await payoutFor(given)
  if (payout.numberSealed === null) throw refuse('conflict')
  await writeAccess(tx, caller, request, [{
    act: 'view payout account of seller', subject: 'sellerPayout', subjectId: payout.id, reason: body.reason,
  }])
  return { number: personal.open(payout.numberSealed) }
})
