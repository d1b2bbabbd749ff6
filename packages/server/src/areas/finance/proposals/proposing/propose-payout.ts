// Proposes to pay out what the house owes a shop; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { Failure, refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { findShop } from '../../../shops/for-other-areas.ts'
import { lockShops } from '../../amounts/amounts.sql.ts'
import { findBalance } from '../../ledger/ledger.sql.ts'
import { findPayoutAccount } from '../../refunds/payouts.sql.ts'
import { propose } from '../propose.ts'

const moreThanCredit = {
  ko: '상사의 예수금보다 많습니다. 예수금 이하로 적어 주세요.',
  en: 'This is more than is owed to the shop. Enter no more than that.',
} as const

export const proposePayout = action(financeCalls.proposePayout, async (given) => {
  const { tx, params, body, request } = given
  if ((await findShop(tx, params.id)) === undefined) throw refuse('notFound')
  await lockShops(tx, [params.id])
  if ((await findPayoutAccount(tx, params.id)) === undefined) throw refuse('conflict')
  if ((await findBalance(tx, { kind: 'shopCredit', ownerId: params.id })) < body.won)
    throw new Failure('BadRequestSchema', '0001.invalidBodySchema', [
      { path: 'body.won', message: moreThanCredit[request.language] },
    ])
  return propose(given, {
    act: 'payOutCredit', subject: 'shop', subjectId: params.id, shopId: params.id, won: body.won, reason: body.reason,
  })
})
