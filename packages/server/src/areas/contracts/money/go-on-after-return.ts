// A contract that is paid a second time goes on where it was when the bank took the first payment back.
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { beginReview } from '../papers/review-deadline.ts'
import { readContract } from '../contracts/read-contract.ts'
import { askOffice } from '../steps/attention.ts'
import { moveContracts } from '../steps/move-contracts.ts'
import { beginStep, meetStep } from '../steps/step-deadlines.ts'
import { findOpenDispute, findTakeover } from '../takeover/takeovers.sql.ts'

/** A car is taken over once, what is disputed waits for the office, and papers that were handed in are looked at. */
export const goOnAfterReturn = async (given: ContractGiven, paid: ContractRecord): Promise<void> => {
  // What the buyer has against the car is still looked at, and nobody waits for the buyer meanwhile.
  if (paid.state === 'takeoverConfirmation' && await findOpenDispute(given.tx, paid.id) !== undefined) {
    await voidDeadlines(given.tx, { machine: machineOf[paid.kind], rowIds: [paid.id] })
    await askOffice(given, [paid], 'staff')
    return
  }
  let contract = paid
  const isTaken = paid.state === 'takeoverConfirmation' && await findTakeover(given.tx, paid.id) !== undefined
  if (isTaken) {
    await meetStep(given, paid)
    await moveContracts(given, [paid], { act: 'confirmTakeover', as: 'flow' })
    contract = await readContract(given, paid)
    await beginStep(given, contract)
  }
  if (contract.state === 'takeoverConfirmation' && await findOpenDispute(given.tx, contract.id) !== undefined) {
    await voidDeadlines(given.tx, { machine: machineOf[contract.kind], rowIds: [contract.id] })
    await askOffice(given, [contract], 'staff')
    return
  }
  if (contract.state !== 'screening' || contract.screeningState !== 'inProgress') return
  await meetStep(given, contract)
  await beginReview(given, contract)
}
