// Asks a buyer for the money of a car: one account number for price and fee, which lives as long as it may be paid.
import type { BankName } from '../../../providers/bank/bank.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { type AccountRecord, updateAccountDue } from '../accounts/accounts.sql.ts'
import { openCarMoneyNumber, watchCarMoneyNumber } from '../accounts/open-account.ts'
import { lockAmount } from '../amounts/amounts.sql.ts'
import { billAmount, watchOverdue } from '../amounts/issue-amount.ts'
import { tellAmounts } from '../amounts/tell-amounts.ts'
import { findCarMoney, findLastAccount, findPayableUntil, updateAsked, updateNotDue } from './car-money.sql.ts'
import { dueOf, isPayable } from './car-money-rules.ts'

export interface CarMoneyWish {
  readonly contractId: string
  readonly memberId: string | null
  readonly bank: BankName
  /** When it is overdue. */
  readonly dueAt: Date
  /** When it is over for good, and the number with it. */
  readonly until: Date
}

/** missing: nothing is to be paid. over: its time is. */
export type Opened = AccountRecord | 'exists' | 'missing' | 'over'

/** Of a buyer who was asked before and has no number, or whose last one was spoilt by another sum. */
export const openCarMoneyAccount = async (
  given: ReactionGiven, { contractId, memberId, bank }: Pick<CarMoneyWish, 'contractId' | 'memberId' | 'bank'>,
): Promise<Opened> => {
  const money = await findCarMoney(given.tx, contractId)
  if (money === undefined || !isPayable(money.price)) return 'missing'
  const dueAt = await findPayableUntil(given.tx, money.price.id)
  if (dueAt === null || dueAt <= given.now) return 'over'
  const opened = await openCarMoneyNumber(given, {
    amount: money.price, memberId, bank, amountWon: dueOf(money), dueAt, contractId,
  })
  return opened ?? 'exists'
}

/** More time: the number that is given out ends when the bank was told, and its buyer may ask for another one then. */
export const prolongCarMoney = async (
  given: ReactionGiven, { contractId, dueAt, until }: Pick<CarMoneyWish, 'contractId' | 'dueAt' | 'until'>,
): Promise<void> => {
  const found = await findCarMoney(given.tx, contractId)
  const price = found === undefined ? undefined : await lockAmount(given.tx, found.price.id)
  if (price === undefined || !isPayable(price)) return
  await watchOverdue(given, { id: price.id, shopId: price.shopId, dueAt })
  await updateAsked(given.tx, price.id, { dueAt, until })
  tellAmounts(given.emit, [price])
}

/** Nobody could pay it: it is due no more, and bars nobody from bidding, until more time is given. */
export const excuseCarMoney = async (given: ReactionGiven, contractId: string): Promise<void> => {
  const found = await findCarMoney(given.tx, contractId)
  const price = found === undefined ? undefined : await lockAmount(given.tx, found.price.id)
  if (price?.state !== 'billed') return
  await updateNotDue(given.tx, price.id)
  tellAmounts(given.emit, [price])
}

/** Everything was dark meanwhile: what is paid into the number that is given out counts until the moved end. */
export const moveCarMoney = async (
  given: ReactionGiven, wish: Pick<CarMoneyWish, 'contractId' | 'dueAt' | 'until'>,
): Promise<void> => {
  await prolongCarMoney(given, wish)
  const account = await findLastAccount(given.tx, wish.contractId)
  if (account?.state !== 'opened') return
  await updateAccountDue(given.tx, account.id, wish.until)
  await watchCarMoneyNumber(given, { ...account, dueAt: wish.until })
  given.emit('virtualAccountChanged', { shopId: account.shopId, accountId: account.id, amountId: account.amountId })
}

export const askForCarMoney = async (given: ReactionGiven, wish: CarMoneyWish): Promise<void> => {
  const { tx, emit } = given
  const { contractId, dueAt, until } = wish
  const found = await findCarMoney(tx, contractId)
  const price = found === undefined ? undefined : await lockAmount(tx, found.price.id)
  if (price === undefined || !isPayable(price)) throw new Error(`nothing is to be paid for the contract ${contractId}`)
  if (price.state === 'expected') await billAmount(given, price, { as: 'flow', dueAt })
  else await watchOverdue(given, { id: price.id, shopId: price.shopId, dueAt })
  await updateAsked(tx, price.id, { dueAt, until })
  tellAmounts(emit, [price])
  await openCarMoneyAccount(given, wish)
}
