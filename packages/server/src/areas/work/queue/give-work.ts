// Gives work to a colleague who attends to it, whoever has it now.
import { workCalls } from '@bidyard/contract/calls/work'
import { mayAttend } from '@bidyard/contract/shapes/work/attended'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { answerOf, findWaiting, workOf } from './held-work.ts'
import { updateOwner } from './work-owners.sql.ts'
import { attendedBy } from './work-parts-rules.ts'

export const giveWork = action(workCalls.giveWork, async (given) => {
  const { tx, doer, fail, emit, body: { kind, memberId } } = given
  const before = await findWaiting(given)
  const colleague = await findMember(tx, memberId)
  const isRight = colleague !== undefined && mayAttend({ ...colleague, staffPart: colleague.part }, attendedBy[kind])
  if (!isRight) throw fail('MEMBER_NOT_FOUND')
  await updateOwner(tx, workOf(given), memberId)
  await writeAudit(tx, doer, [{
    act: 'give work', subject: kind, subjectId: before.id, before: { ownerId: before.ownerId },
    after: { ownerId: memberId },
  }])
  emit('workOwnerChanged', workOf(given))
  return answerOf(given)
})
