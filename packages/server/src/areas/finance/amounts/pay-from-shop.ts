// Pays what is owed out of what lies here for the shop: its deposit, or what the house owes it.
import { isOfOpenCar } from '../car-money/of-open-car.ts'
import { leaveDeposits } from '../deposits/take-from-deposit.ts'
import { takeFrom } from '../deposits/deposit-rules.ts'
import { insertUse, listHeldDeposits } from '../deposits/deposits.sql.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { findBalance } from '../ledger/ledger.sql.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { lockAmount } from './amounts.sql.ts'
import { isOwedWhenBilled } from './amount-rules.ts'
import { readAmount } from './issue-amount.ts'
import { settleAmount } from './settle-amount.ts'

const lockOwed = async (given: MoneyGiven, amountId: string) => {
  const amount = await lockAmount(given.tx, amountId)
  if (amount?.state !== 'billed' || !isOwedWhenBilled(amount.kind)) return undefined
  return await isOfOpenCar(given.tx, amount) ? undefined : amount
}

/** Whole or not at all: half a bill is none. */
export const payFromDeposit = async (
  given: MoneyGiven, { id, subjectId, reason }: ProposalRecord,
): Promise<boolean> => {
  const { tx, emit } = given
  const amount = await lockOwed(given, subjectId)
  if (amount === undefined) return false
  const { shopId, totalWon } = amount
  const taken = takeFrom(await listHeldDeposits(tx, shopId), totalWon)
  if (taken.missingWon > 0) return false
  const source = `proposal:${id}`
  await settleAmount(given, {
    amountId: amount.id, paidWon: totalWon, method: 'accountTransfer', source, as: 'staff', reason,
    from: { kind: 'shopDeposit', ownerId: shopId },
  })
  await leaveDeposits(given, taken.parts, reason)
  const { payEntryId } = await readAmount(given, amount.id)
  if (payEntryId === null) throw new Error(`${amount.amountNo} was settled without an entry`)
  await insertUse(tx, {
    shopId, source, wantedWon: totalWon, takenWon: totalWon, claimWon: 0, entryId: payEntryId, claimAmountId: null,
    reason,
  }, taken.parts)
  emit('shopDepositChanged', { shopId })
  return true
}

export const payFromCredit = async (given: MoneyGiven, { id, subjectId, reason }: ProposalRecord): Promise<boolean> => {
  const amount = await lockOwed(given, subjectId)
  if (amount === undefined) return false
  const from = { kind: 'shopCredit', ownerId: amount.shopId } as const
  if ((await findBalance(given.tx, from)) < amount.totalWon) return false
  const settled = await settleAmount(given, {
    amountId: amount.id, paidWon: amount.totalWon, method: 'accountTransfer', source: `proposal:${id}`, as: 'staff',
    reason, from,
  })
  return settled === 'settled'
}
