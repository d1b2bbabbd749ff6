// Whether what was proposed about money of a shop could still be done, as it was looked over when it was proposed.
import type { AmountState, MoneyAct } from '@bidyard/contract/enums'
import type { Reader } from '../../../runtime/database/database.ts'
import { findAmount } from '../amounts/amounts.sql.ts'
import { findCarMoney } from '../car-money/car-money.sql.ts'
import { dueOf, refundOf } from '../car-money/car-money-rules.ts'
import { findDeposit, listHeldDeposits } from '../deposits/deposits.sql.ts'
import { findBalance } from '../ledger/ledger.sql.ts'
import { findPayout } from '../refunds/payouts.sql.ts'
import { findSubscriptionOfAmount } from '../subscriptions/subscriptions.sql.ts'
import type { ProposalRecord } from './proposals.sql.ts'

/** Undefined where it can still be done. */
type Why = Promise<string | undefined>
type Judge = (db: Reader, proposal: ProposalRecord) => Why

const inStates = (...states: readonly AmountState[]): Judge => async (db, { act, subjectId, facts, won }) => {
  const amount = await findAmount(db, facts.amountId ?? subjectId)
  if (amount === undefined) return undefined
  if (!states.includes(amount.state)) return `${amount.amountNo} is ${amount.state}`
  // What is taken from unknown money may be less than all of it.
  const isOther = act !== 'allocateUnmatched' && won !== null && won !== amount.totalWon
  return isOther ? `${amount.amountNo} is of another sum` : undefined
}

const enoughCredit: Judge = async (db, { shopId, won }) => {
  const creditWon = await findBalance(db, { kind: 'shopCredit', ownerId: shopId })
  return won !== null && creditWon < won ? 'less is owed to the shop by now' : undefined
}

const enoughDeposit: Judge = async (db, { shopId, won }) => {
  const held = shopId === null ? [] : await listHeldDeposits(db, shopId)
  const heldWon = held.reduce((sum, { remainingWon }) => sum + remainingWon, 0)
  return won !== null && heldWon < won ? 'less is left of the deposit by now' : undefined
}

const deposited: Judge = async (db, { subjectId, won }) => {
  const deposit = await findDeposit(db, subjectId)
  if (deposit === undefined) return undefined
  if (deposit.state !== 'deposited') return `the deposit is ${deposit.state}`
  return won === deposit.remainingWon ? undefined : 'another sum is left of the deposit'
}

const stillWaits: Judge = async (db, { subjectId }) => {
  const payout = await findPayout(db, subjectId)
  return payout === undefined || payout.state === 'waiting' ? undefined : `the payout is ${payout.state}`
}

/** A month that is over was used. */
const monthLasts: Judge = async (db, { subjectId }) =>
  (await findSubscriptionOfAmount(db, subjectId))?.state === 'expired' ? 'the month is over' : undefined

const carIsDue: Judge = async (db, { subjectId, won }) => {
  const money = await findCarMoney(db, subjectId)
  return money === undefined || dueOf(money) === won ? undefined : 'another sum is due for the car by now'
}

const carIsHeld: Judge = async (db, { subjectId, won, facts }) => {
  const money = await findCarMoney(db, subjectId)
  if (money === undefined) return undefined
  if (money.price.state !== 'paid') return `${money.price.amountNo} is ${money.price.state}`
  const heldWon = await findBalance(db, { kind: 'carMoneyHeld', ownerId: subjectId })
  return refundOf(money, heldWon, facts.refundsFee === true) === won
    ? undefined : 'another sum is held for the car by now'
}

const judges: Partial<Readonly<Record<MoneyAct, readonly Judge[]>>> = {
  settleAmount: [inStates('expected', 'billed')],
  takeFromDeposit: [inStates('billed'), enoughDeposit],
  takeFromCredit: [inStates('billed'), enoughCredit],
  writeOffAmount: [inStates('billed')],
  refundAmount: [inStates('paid'), monthLasts],
  allocateUnmatched: [inStates('expected', 'billed')],
  refundDeposit: [deposited],
  payOutCredit: [enoughCredit],
  callOffPayout: [stillWaits],
  settleCarMoney: [carIsDue],
  refundCarMoney: [carIsHeld],
}

export const whyOvertaken = async (db: Reader, proposal: ProposalRecord): Why => {
  for (const judge of judges[proposal.act] ?? []) {
    const why = await judge(db, proposal)
    if (why !== undefined) return why
  }
  return undefined
}
