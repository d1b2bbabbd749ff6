// Writes down a fee that a shop has to pay; billed at once or expected for now.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { Failure } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { findShop } from '../../../shops/for-other-areas.ts'
import { lockShops } from '../amounts.sql.ts'
import { billAmount as bill, issueAmount as issue } from '../issue-amount.ts'
import { noteChange } from './note-change.ts'

const monthWaits = {
  ko: '이용료는 상사가 이용권을 신청할 때만 예정으로 남습니다. 바로 청구해 주세요.',
  en: 'A subscription fee is expected only where the shop asks for its month. Bill it at once.',
} as const

export const issueAmount = action(financeCalls.issueAmount, async (given) => {
  const { tx, caller, body, request, fail } = given
  // What is expected for a month is billed and called off with that month alone.
  if (body.feeType === 'subscriptionFee' && !body.isBilled)
    throw new Failure('BadRequestSchema', '0001.invalidBodySchema', [
      { path: 'body.isBilled', message: monthWaits[request.language] },
    ])
  if ((await findShop(tx, body.shopId)) === undefined) throw fail('SHOP_NOT_FOUND')
  await lockShops(tx, [body.shopId])
  const dueAt = body.dueAt === null ? null : new Date(body.dueAt)
  const expected = await issue(given, {
    source: `office:${crypto.randomUUID()}`, kind: 'fee', feeType: body.feeType, shopId: body.shopId,
    memberId: caller.memberId, totalWon: body.totalWon, note: body.note, dueAt,
  })
  const amount = body.isBilled ? await bill(given, expected, { as: 'staff', dueAt }) : expected
  return noteChange(given, 'issue amount', undefined, amount, body.reason)
})
