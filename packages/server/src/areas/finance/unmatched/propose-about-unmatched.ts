// What one person of the office may propose about money that nobody knows: what it shall pay, or where it goes back to.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { Tx } from '../../../runtime/database/database.ts'
import { refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { lockAmount, lockShops } from '../amounts/amounts.sql.ts'
import { findCarMoney, findIsOfHouse } from '../car-money/car-money.sql.ts'
import { dueOf, isPayable } from '../car-money/car-money-rules.ts'
import { isOfOpenCar } from '../car-money/of-open-car.ts'
import type { FinanceParts } from '../finance-parts.ts'
import { propose } from '../proposals/propose.ts'
import { findUnmatched, lockUnmatched, type UnmatchedRecord } from './unmatched.sql.ts'

const tailDigits = 4

/** Held as whoever decides holds it: after the amount that it shall pay, or the shop that it came from. */
const waiting = async (tx: Tx, id: string): Promise<UnmatchedRecord> => {
  const payment = await lockUnmatched(tx, id)
  if (payment === undefined) throw refuse('notFound')
  if (payment.state !== 'waiting') throw refuse('conflict')
  return payment
}

export const proposeAllocation = action(financeCalls.proposeAllocation, async (given) => {
  const { tx, params, body } = given
  const amount = await lockAmount(tx, body.amountId)
  const payment = await waiting(tx, params.id)
  if (amount === undefined) throw refuse('notFound')
  const isHandToHand = amount.kind === 'carPrice' && amount.contractId !== null
    && !await findIsOfHouse(tx, amount.contractId)
  const money = amount.kind === 'carPrice' && amount.contractId !== null
    ? await findCarMoney(tx, amount.contractId) : undefined
  const neededWon = money === undefined ? amount.totalWon : dueOf(money)
  // Nobody is asked for it yet, so that nobody could confirm it.
  const isEarly = amount.kind === 'carPrice' && amount.state === 'expected'
  const isOnlyFee = amount.kind !== 'carPrice' && await isOfOpenCar(tx, amount)
  if (isHandToHand || isEarly || isOnlyFee || !isPayable(amount) || neededWon > payment.won) throw refuse('conflict')
  return propose(given, {
    act: 'allocateUnmatched', subject: 'unmatchedPayment', subjectId: payment.id, shopId: amount.shopId,
    won: payment.won, facts: { amountId: amount.id, amountNo: amount.amountNo }, reason: body.reason,
  })
})

export const proposeReturn = ({ personal }: FinanceParts) =>
  action(financeCalls.proposeReturn, async (given) => {
    const { tx, params, body: { bankCode, number, holderName, reason } } = given
    const shopId = (await findUnmatched(tx, params.id))?.shopId ?? null
    if (shopId !== null) await lockShops(tx, [shopId])
    const payment = await waiting(tx, params.id)
    const returnTo = {
      bankCode, holderName, numberTail: number.slice(-tailDigits),
      numberSealed: Buffer.from(personal.seal(number)).toString('base64'),
    }
    return propose(given, {
      act: 'returnUnmatched', subject: 'unmatchedPayment', subjectId: payment.id, shopId: payment.shopId,
      won: payment.won, facts: { returnTo }, reason,
    })
  })
