// Takes a price cut back; once the seller has answered, the office does.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { releaseFiles } from '../../files/for-other-areas.ts'
import { adjustments, type ContractParts } from '../contract-parts.ts'
import { readContract } from '../contracts/read-contract.ts'
import { clearOffice } from '../steps/attention.ts'
import { tellContracts } from '../tell-contracts.ts'
import { updateAdjustment } from './adjustments.sql.ts'
import { holdAdjustment, photoSubject } from './hold-adjustment.ts'
import { beforeCut, repriceContract } from './reprice-contract.ts'
import { meetAnswer, resumeAsStopped, resumeResult } from './result-clock.ts'
import { describeAdjustment } from './show-adjustment.ts'
import { tellCut } from './tell-cut.ts'

/** Assumed: whoever disputes later may still want to see them. */
const photoKeepDays = 90

export const resetAdjustment = (parts: ContractParts) => action(contractsCalls.resetAdjustment, async (given) => {
  const { tx, now, doer, params, body: { reason } } = given
  const held = await holdAdjustment(given, {
    biddingId: params.id, acts: ['reset', 'resetAnswered'], wrong: '0001.not_submitted',
  })
  const { contract, adjustment, as, act } = held
  if (adjustment === undefined) throw new Error('a price cut that stands in a state is gone')
  const why = reason === null ? {} : { reason }
  const move = { ids: [adjustment.id], doer, ...why }
  await (act === 'reset'
    ? moveStates(tx, adjustments, { action: 'reset', as: as === 'staff' ? 'staff' : 'buyer', ...move })
    : moveStates(tx, adjustments, { action: 'resetAnswered', as: 'staff', ...move }))
  tellCut(given, contract, act === 'reset' ? 'reset' : 'resetAnswered', as)
  await updateAdjustment(tx, adjustment.id, { allowedWon: null })
  // They may come again with the next attempt.
  await releaseFiles(tx, { subject: photoSubject, subjectIds: [adjustment.id], keepDays: photoKeepDays })
  await meetAnswer(given, contract)
  await clearOffice(given, contract)
  if (contract.priceWon !== beforeCut(contract)) await repriceContract(given, contract, beforeCut(contract))
  await (as === 'staff' ? resumeResult : resumeAsStopped)(given, contract, adjustment)
  if (as === 'staff')
    await writeAudit(tx, doer, [{
      act: 'reset adjustment', subject: 'contract', subjectId: contract.id, askedId: params.id, reason,
    }])
  tellContracts(given, [contract])
  return describeAdjustment({ ...parts, db: tx, now }, await readContract(given, contract))
})
