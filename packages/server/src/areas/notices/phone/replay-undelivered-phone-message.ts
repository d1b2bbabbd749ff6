// Sends a message to a phone once more; of which nobody knows, it may come twice.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockPhoneMessage, updatePhoneToReplay } from './phone-messages.sql.ts'

export const replayUndeliveredPhoneMessage = action(noticesCalls.replayUndeliveredPhoneMessage, async (given) => {
  const { tx, params: { id }, refuse, enqueue, doer } = given
  const message = await lockPhoneMessage(tx, id)
  if (message === undefined) throw refuse('notFound')
  // Somebody else sends it again.
  if (message.failedAt === null) throw refuse('conflict')
  await updatePhoneToReplay(tx, id)
  await writeAudit(tx, doer, [{
    act: 'send phone message again', subject: 'phoneMessage', subjectId: id,
    before: { failure: message.failure, said: message.refusal },
  }])
  await enqueue('sendPhone', [{ messageId: id }])
  return null
})
