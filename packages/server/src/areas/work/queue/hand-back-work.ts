// Hands back work that one has; root also what somebody else has.
import { workCalls } from '@bidyard/contract/calls/work'
import { action } from '../../../runtime/handler.ts'
import { answerOf, findWaiting, workOf } from './held-work.ts'
import { deleteOwner } from './work-owners.sql.ts'

export const handBackWork = action(workCalls.handBackWork, async (given) => {
  const { tx, caller, refuse, emit } = given
  await findWaiting(given)
  if (!await deleteOwner(tx, workOf(given), caller.roles.has('root') ? null : caller.memberId)) throw refuse('conflict')
  emit('workOwnerChanged', workOf(given))
  return answerOf(given)
})
