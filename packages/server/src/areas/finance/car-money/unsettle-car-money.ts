// The bank takes the money of a car back: before it has served it is waited for again, afterwards the shop owes it.
import { unsettleAmount, unsettleFully } from '../amounts/unsettle-amount.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { carMoneyActs, lapseProposals } from '../proposals/lapse.ts'
import { findIsFinal, updateCorrectionsUndone } from './car-money.sql.ts'
import { claimPaidPrice } from './claim-price.ts'
import { holdCarMoney } from './settle-car-money.ts'

export const unsettleCarMoney = async (
  given: MoneyGiven, { contractId, reason }: { readonly contractId: string; readonly reason: string },
): Promise<void> => {
  const money = await holdCarMoney(given, contractId)
  if (money === undefined) return
  const { price, fee } = money
  const isClaim = price.state === 'paid' && await findIsFinal(given.tx, price.id)
  if (isClaim) await claimPaidPrice(given, price, reason)
  else {
    await unsettleAmount(given, { amountId: price.id, reason })
    await updateCorrectionsUndone(given.tx, contractId)
  }
  // Paid together with the car, and waited for together with it again; one that is forfeited is owed.
  const isOwed = isClaim || price.state !== 'paid'
  if (fee !== undefined) await (isOwed ? unsettleAmount : unsettleFully)(given, { amountId: fee.id, reason })
  await lapseProposals(given, { acts: carMoneyActs, subjectIds: [contractId], reason })
  if (price.state === 'paid') given.emit('carMoneyTakenBack', { contractId })
}
