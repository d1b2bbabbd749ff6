// Takes work that nobody has; it stays in its queue until it is done.
import { workCalls } from '@bidyard/contract/calls/work'
import { action } from '../../../runtime/handler.ts'
import { answerOf, findWaiting, workOf } from './held-work.ts'
import { insertOwner } from './work-owners.sql.ts'

export const takeWork = action(workCalls.takeWork, async (given) => {
  const { tx, caller, refuse, emit } = given
  await findWaiting(given)
  if (!await insertOwner(tx, workOf(given), caller.memberId ?? '')) throw refuse('conflict')
  emit('workOwnerChanged', workOf(given))
  return answerOf(given)
})
