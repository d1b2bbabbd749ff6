// The office ends a contract, with a type, and says what comes next for the car.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { RoundNext } from '@bidyard/contract/enums'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { followEnd, orders } from '../../cars/for-other-areas.ts'
import { goOn } from '../award/go-on.ts'
import { endWithoutBuyer } from '../award/settle-bids.ts'
import type { ContractGiven, ContractParts } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { holdContract } from '../contracts/hold-contract.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { findPaidOf } from './ending.sql.ts'
import { isCarGone } from '../takeover/car-is-gone.ts'
import { fallContracts } from './fall-contracts.ts'

export const followCancel = async (
  given: ContractGiven, { auctionId, orderId }: ContractRecord, next: RoundNext, reason: string,
): Promise<void> => {
  switch (next) {
    case 'nextCandidate':
      await goOn(given, [auctionId])
      return
    case 'retry':
    case 'decline':
      await endWithoutBuyer(given, [auctionId], {
        by: 'staff', retry: next === 'retry' ? 'wished' : 'never', note: reason,
      })
      return
    case 'cancel':
      await moveStates(given.tx, orders, {
        action: 'cancelAfterContract', as: 'staff', ids: [orderId], doer: given.doer, reason,
      })
      await followEnd(given, [orderId], { reason, note: null })
  }
}

export const cancelContract = (parts: ContractParts) => action(contractsCalls.cancelContract, async (given) => {
  const { tx, params, body: { seenVersion, type, next, reason }, doer, refuse } = given
  const held = await holdContract(given, params.id)
  const { contract } = held
  const { id, state, awardedAt, version } = contract
  if (version !== seenVersion) throw refuse('conflict')
  // Money that came in goes back first; a car that was awarded has no other bidders any more.
  const isClosed = state === 'done' || state === 'cancelled'
  if (isClosed || await findPaidOf(tx, id)) throw wrongStep('state')
  // One person alone never lets a buyer off who has the car.
  if (await isCarGone(tx, contract)) throw wrongStep('state')
  if (next === 'nextCandidate' && awardedAt !== null) throw wrongStep('input')
  await fallContracts(given, [contract], { cause: 'byStaff', type, note: reason })
  await followCancel(given, contract, next, reason)
  await writeAudit(tx, doer, [{
    act: 'cancel contract', subject: 'contract', subjectId: id, before: { state }, after: { type, next }, reason,
  }])
  return answerOf(given, parts, held)
})
