// Debts on a prime car: the office says what its register says, or that they stay; a buyer who waits too long leaves.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { attachFiles } from '../../files/for-other-areas.ts'
import type { ContractParts } from '../contract-parts.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { endAwarded } from '../ending/end-awarded.ts'
import { askBuyer } from '../money/ask-buyer.ts'
import { advance } from '../steps/advance.ts'
import { holdAct } from '../steps/hold-act.ts'
import { findStepOverdue } from '../steps/overdue.sql.ts'
import { isSound, outcomeOf } from './lien-rules.ts'
import { insertLien } from './liens.sql.ts'

export const lienSubject = 'contractLien'

export const confirmLien = (parts: ContractParts) => action(calls.confirmLien, async (given) => {
  const { tx, now, caller, params, body } = given
  const held = await holdAct(given, { ...params, act: 'confirmLien' })
  const { contract } = held
  if (!isSound(body, seoulDayOf(now))) throw wrongStep('input')
  const refused = await attachFiles(tx, {
    subject: lienSubject, subjectId: contract.id, fileIds: body.documentId === null ? [] : [body.documentId],
    usageTypes: ['document', 'contractDocument'], uploaderId: caller.userId,
  })
  if (refused.length > 0) throw wrongStep('input')
  await insertLien(tx, contract.id, {
    ...body, outcome: outcomeOf(body), note: body.note === '' ? null : body.note, readBy: caller.memberId,
  })
  const asked = await advance(given, contract, { act: 'confirmLien', as: 'staff' })
  await askBuyer(given, asked, parts.banks.issuing.name)
  return answerOf(given, parts, held)
})

export const blockLien = (parts: ContractParts) => action(calls.blockLien, async (given) => {
  const held = await holdAct(given, { ...given.params, act: 'blockLien' })
  await endAwarded(given, [held.contract], {
    cause: 'lienBlocked', type: 'lienNotCleared', retry: 'never', note: given.body.reason,
  })
  return answerOf(given, parts, held)
})

export const withdrawLien = (parts: ContractParts) => action(calls.withdrawLien, async (given) => {
  const held = await holdAct(given, { ...given.params, act: 'withdrawLien' })
  if (!await findStepOverdue(given.tx, held.contract)) throw wrongStep('state')
  await endAwarded(given, [held.contract], { cause: 'lienWithdrawn', retry: 'never', note: given.body.reason })
  return answerOf(given, parts, held)
})
