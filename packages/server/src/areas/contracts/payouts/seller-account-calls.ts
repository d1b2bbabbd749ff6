// The seller of a car says where it wants its money: the first account counts at once, a changed one a day later.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { limits } from '@bidyard/contract/limits'
import { action, read } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findOrder, holdOrder } from '../../cars/for-other-areas.ts'
import { seesCarOf } from '../../partners/for-other-areas.ts'
import type { ContractParts } from '../contract-parts.ts'
import { findSellerAccount, insertSellerAccount } from './seller-accounts.sql.ts'
import { showSellerAccount } from './show-seller-payout.ts'

const waitMs = limits.accountWaitHours * 3_600_000

export const getSellerAccount = read(calls.getSellerAccount, async ({ db, caller, params, refuse }) => {
  const order = await findOrder(db, params.id)
  if (order === undefined || !seesCarOf(caller, order)) throw refuse('notFound')
  const account = await findSellerAccount(db, order.id)
  return { account: account === undefined ? null : showSellerAccount(account) }
})

export const setSellerAccount = ({ personal }: ContractParts) => action(calls.setSellerAccount, async (given) => {
  const { tx, now, caller, params, body: { bankCode, number, holderName }, doer, emit } = given
  const order = await holdOrder(tx, params.id, given)
  const before = await findSellerAccount(tx, order.id)
  await insertSellerAccount(tx, {
    orderId: order.id, bankCode, holderName, memberId: caller.memberId, numberSealed: personal.seal(number),
    numberTail: number.slice(-limits.accountTailDigits),
    usableFrom: before === undefined ? now : new Date(now.getTime() + waitMs),
  })
  const after = await findSellerAccount(tx, order.id)
  if (after === undefined) throw new Error('an account that was just written is gone')
  await writeAudit(tx, doer, [{
    act: 'change payout account of seller', subject: 'order', subjectId: order.id,
    ...(before === undefined ? {} : { before: showSellerAccount(before) }), after: showSellerAccount(after),
  }])
  const { id: orderId, partnerId, exhibitId } = order
  emit('sellerAccountChanged', { orderId, partnerId, exhibitId })
  return showSellerAccount(after)
})
