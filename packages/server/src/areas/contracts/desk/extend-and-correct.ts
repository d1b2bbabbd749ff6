// The office gives more time for the step that a contract stands at, and puts a price right before it is paid.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { wantsSecondPerson } from '@bidyard/contract/shapes/contracts/price-cut'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lapseProposals, prolongCarMoney, propose } from '../../finance/for-other-areas.ts'
import { correctContract } from '../adjustment/reprice-contract.ts'
import { listLookedAt } from '../clock/held-up.ts'
import { type ContractParts, machineOf } from '../contract-parts.ts'
import { type HeldContract, holdContract } from '../contracts/hold-contract.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { clearOffice } from '../steps/attention.ts'
import { expireDuty } from '../money/expire-payment.ts'
import { endsOf } from '../steps/ends.ts'
import { isOpen } from '../steps/hold-act.ts'
import { findStepOverdue } from '../steps/overdue.sql.ts'
import { finalAfter, setStepDeadline } from '../steps/step-deadlines.ts'
import { mayBeRepriced } from '../takeover/follow-corrected-price.ts'
import { tellContracts } from '../tell-contracts.ts'

/** Assumed: nobody gives more than two months at once; a typing error would never end. */
const aheadMsMax = 60 * 86_400_000

interface Asking {
  readonly tx: Tx
  readonly caller: Caller
  readonly refuse: Refuse
  readonly params: { readonly id: string }
  readonly body: { readonly seenVersion: number }
}

const holdForOffice = async (given: Asking): Promise<HeldContract> => {
  const { params, body: { seenVersion }, refuse } = given
  const held = await holdContract(given, params.id)
  if (held.viewer !== 'office') throw wrongStep('party')
  if (!isOpen(held.contract)) throw wrongStep('state')
  if (held.contract.version !== seenVersion) throw refuse('conflict')
  return held
}

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

export const correctContractPrice = (parts: ContractParts) =>
  action(contractsCalls.correctContractPrice, async (given) => {
    const { tx, doer, body: { priceWon, reason } } = given
    const held = await holdForOffice(given)
    const { contract } = held
    const { id, shopId, amountWon } = contract
    if (!mayBeRepriced(contract)) throw wrongStep('state')
    if (priceWon > amountWon) throw wrongStep('input')
    // Much less than was bid is for two people to say.
    if (priceWon < (contract.priceWon ?? amountWon) && wantsSecondPerson(amountWon, amountWon - priceWon)) {
      await propose(given, {
        act: 'correctCarPrice', subject: 'contract', subjectId: id, shopId, won: priceWon, facts: { priceWon }, reason,
      })
      return answerOf(given, parts, held)
    }
    if (!await correctContract(given, contract, priceWon, reason)) throw wrongStep('state')
    await lapseProposals(given, { acts: ['correctCarPrice'], subjectIds: [id], reason })
    await writeAudit(tx, doer, [{
      act: 'correct contract price', subject: 'contract', subjectId: contract.id,
      before: { priceWon: contract.priceWon }, after: { priceWon }, reason,
    }])
    tellContracts(given, [contract])
    return answerOf(given, parts, held)
  })
