// The buyer of a self contract says that the seller has the money, and shows the slip: the seller confirms it.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { slipsMax } from '@bidyard/contract/shapes/contracts/bounds'
import { action } from '../../../runtime/handler.ts'
import { attachFiles, listFilesOf } from '../../files/for-other-areas.ts'
import type { ContractParts } from '../contract-parts.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { noteStep } from '../steps/advance.ts'
import { holdAct } from '../steps/hold-act.ts'
import { setStepDeadline } from '../steps/step-deadlines.ts'
import { tellContracts } from '../tell-contracts.ts'
import { slipSubject } from './payment-files.ts'

export const claimPaid = (parts: ContractParts) => action(contractsCalls.claimPaid, async (given) => {
  const { tx, now, caller, params, body: { slipIds, note } } = given
  const held = await holdAct(given, { ...params, act: 'claimPaid' })
  const { contract } = held
  const before = await listFilesOf(tx, slipSubject, [contract.id])
  if (before.length + slipIds.length > slipsMax) throw wrongStep('input')
  const refused = await attachFiles(tx, {
    subject: slipSubject, subjectId: contract.id, fileIds: slipIds, usageTypes: ['document'],
    uploaderId: caller.userId,
  })
  if (refused.length > 0) throw wrongStep('input')

  await noteStep(given, contract, { paymentClaimedAt: now }, { act: 'claimPaid', as: 'buyer', reason: note })
  // What was due stays due; it is the seller now who has to say something.
  const { dueAt, finalAt } = contract
  if (dueAt !== null)
    await setStepDeadline(given, contract, dueAt > now || finalAt === null
      ? { dueAt, finalAt } : { dueAt: finalAt, finalAt: null }, 'seller')
  tellContracts(given, [contract])
  return answerOf(given, parts, held)
})
