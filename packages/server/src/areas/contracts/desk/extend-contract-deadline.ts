// Gives more time for the step that a contract stands at; all are told.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { action } from '../../../runtime/handler.ts'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { prolongCarMoney } from '../../finance/for-other-areas.ts'
import { listLookedAt } from '../clock/held-up.ts'
import { type ContractParts, machineOf } from '../contract-parts.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { expireDuty } from '../money/expire-payment.ts'
import { clearOffice } from '../steps/attention.ts'
import { endsOf } from '../steps/ends.ts'
import { findStepOverdue } from '../steps/overdue.sql.ts'
import { finalAfter, setStepDeadline } from '../steps/step-deadlines.ts'
import { tellContracts } from '../tell-contracts.ts'
import { holdForOffice } from './hold-for-office.ts'

/** Assumed: nobody gives more than two months at once; a typing error would never end. */
const aheadMsMax = 60 * 86_400_000

export const extendContractDeadline = (parts: ContractParts) =>
  action(contractsCalls.extendContractDeadline, async (given) => {
    const { tx, now, doer, body: { dueAt: wished, reason } } = given
    const held = await holdForOffice(given)
    const { contract } = held
    // Nobody is given time for what somebody else has in hand, or for what nobody waits for.
    const isWaitedFor = contract.dueAt !== null || await findStepOverdue(tx, contract)
    const isLookedAt = (await listLookedAt(given, [contract])).has(contract.id)
    if (!isWaitedFor || isLookedAt) throw wrongStep('state')
    const { quiet } = await endsOf(given, contract.revision)
    const dueAt = quiet(new Date(wished))
    const isLater = dueAt > now && dueAt > (contract.dueAt ?? now)
    if (!isLater || dueAt.getTime() - now.getTime() > aheadMsMax) throw wrongStep('input')
    // Also once its last end has passed it is the seller's to say that money came which the buyer says was sent.
    const isClaimed = contract.state === 'payment' && contract.paymentClaimedAt !== null
    const whose = isClaimed || contract.whose === 'seller' ? 'seller' : undefined
    const finalAt = await finalAfter(given, contract, dueAt)
    await setStepDeadline(given, contract, { dueAt, finalAt }, whose)
    // An end that waited for the bank alone is none any more.
    await voidDeadlines(tx, { machine: machineOf[contract.kind], rowIds: [contract.id], duty: expireDuty })
    if (contract.state === 'payment' && traitsOf(contract.kind).paid === 'throughHouse')
      await prolongCarMoney(given, { contractId: contract.id, dueAt, until: finalAt ?? dueAt })
    await clearOffice(given, contract)
    await writeAudit(tx, doer, [{
      act: 'extend contract deadline', subject: 'contract', subjectId: contract.id,
      before: { dueAt: contract.dueAt }, after: { dueAt }, reason,
    }])
    tellContracts(given, [contract])
    return answerOf(given, parts, held)
  })
