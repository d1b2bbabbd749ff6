// A shop says where it wants its money, also what waits: the first account counts at once, a changed one a day later.
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import type { FinanceParts } from '../finance-parts.ts'
import { ownShopOf } from '../own-shop.ts'
import { findPayoutAccount, insertPayoutAccount, updateWaitingPayouts } from './payouts.sql.ts'
import { showPayoutAccount } from './show-payout.ts'

const waitMs = 24 * 3_600_000
const tailDigits = 4

export const setPayoutAccount = ({ personal }: FinanceParts) =>
  action(financeCalls.setPayoutAccount, async ({ tx, caller, body, now, doer, emit, fail, refuse }) => {
    const { shopId, memberId } = ownShopOf(caller, fail)
    const member = await findMember(tx, memberId)
    if (member === undefined || !leadsShop(member)) throw refuse('forbidden')
    await lockShops(tx, [shopId])
    const before = await findPayoutAccount(tx, shopId)
    const { bankCode, number, holderName } = body
    await insertPayoutAccount(tx, {
      shopId, bankCode, holderName, memberId, numberSealed: personal.seal(number),
      numberTail: number.slice(-tailDigits),
      usableFrom: before === undefined ? now : new Date(now.getTime() + waitMs),
    })
    const after = await findPayoutAccount(tx, shopId)
    if (after === undefined) throw new Error('an account that was just written is gone')
    await writeAudit(tx, doer, [{
      act: 'change payout account', subject: 'shop', subjectId: shopId,
      ...(before === undefined ? {} : { before: showPayoutAccount(before) }), after: showPayoutAccount(after),
    }])
    emit('payoutAccountChanged', { shopId })
    for (const payoutId of await updateWaitingPayouts(tx, shopId, after.id)) emit('payoutChanged', { shopId, payoutId })
    return showPayoutAccount(after)
  })
