// Follows the money of a car: paid, the contract goes on; taken back, it waits again; refunded, it is over.
import type { PayloadOf } from '@bidyard/contract/events'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctionBidders, tellBids } from '../../bidding/for-other-areas.ts'
import { orders } from '../../cars/for-other-areas.ts'
import { findLastBank } from '../../finance/for-other-areas.ts'
import { type ContractGiven, machineOf, payments, screenings } from '../contract-parts.ts'
import { type ContractRecord, findContract } from '../contracts/contracts.sql.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { endPaid } from '../ending/end-paid.ts'
import { passPayment } from '../payment/pass-payment.ts'
import { readContract } from '../contracts/read-contract.ts'
import { endsOf } from '../steps/ends.ts'
import { moveContracts } from '../steps/move-contracts.ts'
import { finalAfter, setStepDeadline } from '../steps/step-deadlines.ts'
import { isCarGone } from '../takeover/car-is-gone.ts'
import { tellContracts } from '../tell-contracts.ts'
import { askBuyer } from './ask-buyer.ts'
import { goOnAfterReturn } from './go-on-after-return.ts'

/** Whoever asked by a call has passed it already. */
const passOne = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  if (contract.paymentState === 'completed') return
  const after = await passPayment(given, contract, { as: given.doer.memberId === null ? 'flow' : 'staff' })
  await goOnAfterReturn(given, after)
}

export const goOnPaid = async (given: ContractGiven, told: readonly PayloadOf<'carMoneyPaid'>[]): Promise<void> => {
  for (const { contractId } of told) await passOne(given, await readContract(given, { id: contractId }))
}

const askAgain = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { tx, now } = given
  const { numbers, after } = await endsOf(given, contract.revision)
  const dueAt = await after(now, numbers.paymentAfterReversal.due)
  await setStepDeadline(given, contract, { dueAt, finalAt: await finalAfter(given, contract, dueAt) })
  const bank = await findLastBank(tx, contract.id)
  // A car that was paid by hand has no number to take the place of; its buyer asks for one.
  if (bank !== undefined) await askBuyer(given, await readContract(given, contract), bank)
}

/** Back to where the money is waited for. The car stays where it is; one that left already is looked for. */
const reverseOne = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { tx, doer } = given
  const { id, kind, orderId, bidderId, biddingId } = contract
  await voidDeadlines(tx, { machine: machineOf[kind], rowIds: [id] })
  // Papers of a car that is not paid are nobody's to judge; paid anew, they are looked at with a time of their own.
  await voidDeadlines(tx, { machine: screenings.machine.name, rowIds: [id] })
  await moveStates(tx, payments, { action: 'reverse', as: 'flow', ids: [id], doer })
  await moveContracts(given, [contract], { act: 'reversePayment', as: 'flow' })
  await moveStates(tx, auctionBidders, { action: 'unwin', as: 'flow', ids: [bidderId], doer })
  await moveStates(tx, orders, { action: 'unpay', as: 'flow', ids: [orderId], doer })
  const isGone = await isCarGone(tx, contract)
  await updateStepFacts(tx, [id], { paymentCompletedAt: null, attention: isGone ? 'staff' : null })
  await askAgain(given, await readContract(given, contract))
  await tellBids(given, [biddingId])
}

export const goBackUnpaid = async (
  given: ContractGiven, told: readonly PayloadOf<'carMoneyTakenBack'>[],
): Promise<void> => {
  for (const { contractId } of told) {
    const contract = await readContract(given, { id: contractId })
    if (contract.state === 'done') await updateStepFacts(given.tx, [contractId], { attention: 'staff' })
    else if (contract.paymentState === 'completed') await reverseOne(given, contract)
    tellContracts(given, [contract])
  }
}

export const endRefunded = async (
  given: ContractGiven, told: readonly PayloadOf<'carMoneyRefunded'>[],
): Promise<void> => {
  for (const { contractId, cancelType, next, reason } of told) {
    const contract = await findContract(given.tx, contractId)
    if (contract === undefined) throw new Error('a contract that was just refunded is gone')
    await endPaid(given, contract, { type: cancelType, next, reason })
  }
}
