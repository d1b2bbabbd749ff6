// What the office does about an amount alone: issue, bill, choose the paper, take back what was not paid.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { Failure, refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import type { Doer } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { type AmountRecord, findShownAmount, lockAmount, lockShops, updateAmounts } from './amounts.sql.ts'
import { isOfOpenCar } from '../car-money/of-open-car.ts'
import { billAmount as bill, issueAmount as issue, readAmount } from './issue-amount.ts'
import { type ShownAmount, showAmount, showFacts } from './show-amount.ts'
import { tellAmounts } from './tell-amounts.ts'
import { voidAmounts } from './void-amounts.ts'

interface Changing {
  readonly tx: Tx
  readonly caller: Caller
  readonly params: { readonly id: string }
}

/** The amount under lock, for whoever attends to money. */
const amountFor = async ({ tx, params }: Changing): Promise<AmountRecord> => {
  const amount = await lockAmount(tx, params.id)
  if (amount === undefined) throw refuse('notFound')
  return amount
}

const noteChange = async (
  { tx, doer }: { readonly tx: Tx; readonly doer: Doer }, act: string, before: AmountRecord | undefined,
  after: AmountRecord, reason: string,
): Promise<ShownAmount> => {
  await writeAudit(tx, doer, [{
    act, subject: 'amount', subjectId: after.id, ...(before === undefined ? {} : { before: showFacts(before) }),
    after: showFacts(after), reason,
  }])
  const shown = await findShownAmount(tx, after.id)
  if (shown === undefined) throw new Error(`the amount ${after.id} is gone`)
  return showAmount('office', shown)
}

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

export const billAmount = action(financeCalls.billAmount, async (given) => {
  const { tx, body } = given
  const before = await amountFor(given)
  if (await isOfOpenCar(tx, before)) throw refuse('conflict')
  // Deposits and months are paid before they are billed, so that nobody owes them.
  if (before.state !== 'expected' || before.kind === 'deposit' || before.feeType === 'subscriptionFee')
    throw refuse('conflict')
  const after = await bill(given, before, { as: 'staff', dueAt: body.dueAt === null ? null : new Date(body.dueAt) })
  return noteChange(given, 'bill amount', before, after, body.reason)
})

export const changeBillType = action(financeCalls.changeBillType, async (given) => {
  const { tx, body, emit } = given
  const before = await amountFor(given)
  // Papers are for what we supply.
  if (before.kind !== 'fee' || before.state === 'voided') throw refuse('conflict')
  await updateAmounts(tx, [before.id], { billType: body.billType })
  tellAmounts(emit, [before])
  return noteChange(given, 'change bill type', before, await readAmount(given, before.id), body.reason)
})

export const voidAmount = action(financeCalls.voidAmount, async (given) => {
  const { tx, body } = given
  const before = await amountFor(given)
  if (await isOfOpenCar(tx, before)) throw refuse('conflict')
  // What stands for a deposit or a month is called off with it.
  if (before.kind === 'deposit' || (before.feeType === 'subscriptionFee' && before.state === 'expected'))
    throw refuse('conflict')
  const voided = await voidAmounts(given, { ids: [before.id], as: 'staff', reason: body.reason })
  if (voided.length === 0) throw refuse('conflict')
  return noteChange(given, 'void amount', before, await readAmount(given, before.id), body.reason)
})
