// Says for good how the visit went.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { billAmount, findCarMoney } from '../../finance/for-other-areas.ts'
import { isAdjusting } from '../adjustment/adjustment-of.ts'
import { type ContractGiven, type ContractParts, tradeResults } from '../contract-parts.ts'
import { answerOf } from '../contracts/answer-of.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { isSaid } from '../decisions/said.ts'
import { endAwarded } from '../ending/end-awarded.ts'
import { openFaultCase } from '../faults/open-fault-case.ts'
import { advance } from '../steps/advance.ts'
import { holdAct, type HeldAct } from '../steps/hold-act.ts'
import { askedAbout } from './fail-rules.ts'
import { isBeforeVisit } from './visit-rules.ts'

interface Success {
  readonly note: string | null
  /** Why the office tells it for a buyer who does not. */
  readonly onBehalf?: string
}

/** The price was put right as the cut was agreed on; from here on it is owed to the seller. */
export const succeed = async (
  given: ContractGiven, contract: ContractRecord, { note, onBehalf }: Success,
): Promise<void> => {
  const { tx, now, doer } = given
  const how = onBehalf === undefined ? { act: 'submitResultSuccess', as: 'buyer' } as const
    : { act: 'submitResultOnBehalf', as: 'staff', reason: onBehalf } as const
  await advance(given, contract, {
    ...how,
    facts: { resultOutcome: 'success', resultNote: note, resultSubmittedAt: now },
    follow: async () => {
      await moveStates(tx, tradeResults, { action: 'submit', as: how.as, ids: [contract.id], doer })
      const price = (await findCarMoney(tx, contract.id))?.price
      if (price?.state === 'expected') await billAmount(given, price, { as: 'flow', dueAt: null })
    },
  })
}

const fail = async (
  given: ContractGiven, { contract, as }: HeldAct,
  said: { readonly failType: NonNullable<ContractRecord['resultFailType']>; readonly note: string | null },
): Promise<void> => {
  const { tx, now, doer } = given
  const { failType, note } = said
  const part = as === 'staff' ? 'staff' : 'buyer'
  await updateStepFacts(tx, [contract.id], {
    resultOutcome: 'fail', resultFailType: failType, resultNote: note, resultSubmittedAt: now,
  })
  await moveStates(tx, tradeResults, { action: 'submit', as: part, ids: [contract.id], doer })
  await endAwarded(given, [contract], { cause: 'resultFailed', as: part, note })
  await openFaultCase(given, contract, {
    kind: 'tradeResult', claim: failType, note, openedAs: part, asked: askedAbout(failType, part),
  })
}

export const submitResult = (parts: ContractParts) => action(contractsCalls.submitResult, async (given) => {
  const { tx, now, params, body } = given
  const isSuccess = body.outcome === 'success'
  const held = await holdAct(given, {
    ...params, act: isSuccess ? 'submitResultSuccess' : 'submitResultFail',
    stands: (found) => !isBeforeVisit(found, now),
  })
  const { contract } = held
  if (isSuccess && await isAdjusting(tx, contract.id)) throw wrongStep('state')
  if (body.outcome === 'success') await succeed(given, contract, { note: body.note })
  else {
    if (!isSaid({ type: body.failType, note: body.note })) throw wrongStep('input')
    await fail(given, held, body)
  }
  return answerOf(given, parts, held)
})
