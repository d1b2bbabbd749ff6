// The other side confirms what is said, or disputes it.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { faultCases } from '../contract-parts.ts'
import { updateFaultCases } from '../contracts/fault-cases.sql.ts'
import { showFaultCase } from '../contracts/show-fault-case.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { partIn } from '../steps/hold-act.ts'
import { holdCase, readCase, tellCase } from './hold-fault-case.ts'

export const answerFaultCase = action(contractsCalls.answerFaultCase, async (given) => {
  const { tx, doer, emit, params, body: { confirms, note } } = given
  const held = await holdCase(given, params.id)
  const { found, viewer } = held
  if (await partIn(given, held, [found.asked]) === undefined) throw wrongStep('party')
  if (found.state !== 'open') throw wrongStep('state')
  // Whoever disputes says what happened.
  if (!confirms && note === null) throw wrongStep('input')
  await updateFaultCases(tx, [found.id], { answer: { note, by: doer.memberId } })
  await moveStates(tx, faultCases, {
    action: confirms ? 'confirm' : 'dispute', as: found.asked, ids: [found.id], doer,
  })
  await meetDeadlines(tx, { machine: faultCases.machine.name, rowIds: [found.id] })
  tellCase(emit, found)
  return showFaultCase(viewer, await readCase(given, found))
})
