// Takes the whole money of a car: price and fee of one fact, and tells the contract that it is paid.
import type { PaymentMethod } from '@bidyard/contract/enums'
import { lockAmount, lockTrade } from '../amounts/amounts.sql.ts'
import { settleAmount, type Settled } from '../amounts/settle-amount.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import type { Account } from '../ledger/ledger.sql.ts'
import { lapseProposals } from '../proposals/lapse.ts'
import { type CarMoney, findCarMoney, findIsOfHouse } from './car-money.sql.ts'
import { dueOf, isPayable } from './car-money-rules.ts'
import { restoreCorrections } from './restore-corrections.ts'

export interface CarPayment {
  readonly contractId: string
  readonly paidWon: number
  readonly method: PaymentMethod
  /** The fact of the payment: it pays once. */
  readonly source: string
  readonly as: 'bank' | 'staff'
  /** Where the money is now; without it, newly arrived at the bank. */
  readonly from?: Account
  readonly reason?: string | null
  readonly at?: Date | null
}

/** The contract, its shop and its amounts are held from here on. */
export const holdCarMoney = async ({ tx }: Pick<MoneyGiven, 'tx'>, contractId: string): Promise<
  CarMoney | undefined
> => {
  await lockTrade(tx, contractId)
  const found = await findCarMoney(tx, contractId)
  if (found === undefined) return undefined
  await lockAmount(tx, found.price.id)
  return findCarMoney(tx, contractId)
}

export const settleCarMoney = async (given: MoneyGiven, payment: CarPayment): Promise<Settled> => {
  const { contractId, paidWon, source, ...how } = payment
  const money = await holdCarMoney(given, contractId)
  if (money === undefined) return 'missing'
  const { price, fee } = money
  // Nobody was asked for it yet, it is paid, or it never comes to us.
  if (price.state !== 'billed' || !await findIsOfHouse(given.tx, contractId)) return 'notPayable'
  if (dueOf(money) !== paidWon) return 'wrongSum'
  const settled = await settleAmount(given, { ...how, source, amountId: price.id, paidWon: price.totalWon })
  if (settled !== 'settled') return settled
  if (fee !== undefined && isPayable(fee))
    await settleAmount(given, { ...how, source: `${source}:fee`, amountId: fee.id, paidWon: fee.totalWon })
  await restoreCorrections(given, price)
  await lapseProposals(given, { acts: ['settleCarMoney'], subjectIds: [contractId], reason: 'the car is paid' })
  given.emit('carMoneyPaid', { contractId })
  return 'settled'
}
