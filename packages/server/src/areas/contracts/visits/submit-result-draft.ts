// Keeps what the buyer has typed about the visit so far.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import type { ContractParts } from '../contract-parts.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { noteStep } from '../steps/advance.ts'
import { holdAct } from '../steps/hold-act.ts'

export const submitResultDraft = (parts: ContractParts) => action(contractsCalls.submitResultDraft, async (given) => {
  const { params, body: { seenDraftVersion, ...draft }, refuse } = given
  const held = await holdAct(given, { ...params, act: 'submitResultDraft' })
  const { contract } = held
  const { resultDraftVersion: version } = contract
  if (seenDraftVersion !== null && seenDraftVersion !== version) throw refuse('conflict')
  // Each keystroke is no line of the history: the first one says that somebody has begun.
  await noteStep(given, contract, { resultDraft: draft, resultDraftVersion: version + 1 },
    version === 0 ? { act: 'submitResultDraft', as: 'buyer' } : undefined)
  return answerOf(given, parts, held)
})
