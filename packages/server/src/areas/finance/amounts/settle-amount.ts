// Takes the payment of an amount: the money into the ledger, the amount to paid, and on to what it was paid for.
import type { PaymentMethod } from '@bidyard/contract/enums'
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { depositArrives } from '../deposits/deposit-arrives.ts'
import { amounts, type MoneyGiven } from '../finance-parts.ts'
import { type Account, findEntry } from '../ledger/ledger.sql.ts'
import { postOne } from '../ledger/post.ts'
import { subscriptionArrives } from '../subscriptions/subscription-arrives.ts'
import { actOfPaying, isOwedWhenBilled, paidInto } from './amount-rules.ts'
import { type AmountRecord, lockAmount, updateAmounts } from './amounts.sql.ts'
import { billAmount, readAmount } from './issue-amount.ts'
import { tellAmounts } from './tell-amounts.ts'

export interface Payment {
  readonly amountId: string
  readonly paidWon: number
  readonly method: PaymentMethod
  /** The fact of the payment, such as `bank:toss:…`: it pays once. */
  readonly source: string
  readonly as: 'bank' | 'staff' | 'flow'
  /** Where the money is now; without it, newly arrived at the bank. */
  readonly from?: Account
  readonly reason?: string | null
  readonly at?: Date | null
}

/** notPayable: paid already, voided, or in another way beyond paying. */
export type Settled = 'settled' | 'alreadySettled' | 'notPayable' | 'wrongSum' | 'missing'

const isSameFact = async ({ tx }: MoneyGiven, entryId: string, source: string): Promise<boolean> =>
  (await findEntry(tx, entryId))?.source === source

const goOn = async (given: MoneyGiven, amount: AmountRecord, payment: Payment): Promise<void> => {
  const as = payment.as === 'bank' ? 'bank' : 'staff'
  if (amount.kind === 'deposit') await depositArrives(given, { amountId: amount.id, as, at: payment.at ?? null })
  if (amount.feeType === 'subscriptionFee') await subscriptionArrives(given, { amountId: amount.id, as })
}

export const settleAmount = async (given: MoneyGiven, payment: Payment): Promise<Settled> => {
  const { tx, doer, emit, now } = given
  const found = await lockAmount(tx, payment.amountId)
  if (found === undefined) return 'missing'
  if (found.payEntryId !== null && await isSameFact(given, found.payEntryId, payment.source)) return 'alreadySettled'
  if (found.state !== 'expected' && found.state !== 'billed') return 'notPayable'
  if (payment.paidWon !== found.totalWon) return 'wrongSum'
  const at = payment.at ?? null
  const isOwed = isOwedWhenBilled(found.kind) && found.state === 'expected'
  const amount = isOwed ? await billAmount(given, found, { as: 'flow', dueAt: null, at }) : found

  const from = payment.from ?? { kind: 'bankClearing', ownerId: null } as const
  const posted = await postOne(tx, doer, {
    source: payment.source, act: actOfPaying[amount.kind], shopId: amount.shopId, subject: 'amount',
    subjectId: amount.id, reason: payment.reason ?? null, at,
    postings: [{ ...from, won: amount.totalWon }, { ...paidInto(amount), won: -amount.totalWon }],
  })
  // The fact has paid for something else.
  if (!posted.isNew) throw new Error(`${payment.source} was posted before`)
  await updateAmounts(tx, [amount.id], { payEntryId: posted.id, paidAt: at ?? now, paymentMethod: payment.method })
  await moveStates(tx, amounts, { action: 'pay', as: payment.as, ids: [amount.id], doer })
  await meetDeadlines(tx, { machine: amounts.machine.name, rowIds: [amount.id] })
  await goOn(given, await readAmount(given, amount.id), payment)
  tellAmounts(emit, [amount])
  return 'settled'
}
