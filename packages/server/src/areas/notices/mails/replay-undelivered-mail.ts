// Sends a mail that did not arrive once more; of which nobody knows, it may come twice.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockMail, updateToReplay } from './mails.sql.ts'

export const replayUndeliveredMail = action(noticesCalls.replayUndeliveredMail, async (given) => {
  const { tx, params: { id }, refuse, enqueue, doer } = given
  const mail = await lockMail(tx, id)
  if (mail === undefined) throw refuse('notFound')
  // It arrived meanwhile, or somebody else sends it again.
  if (mail.failedAt === null) throw refuse('conflict')
  await updateToReplay(tx, id)
  await writeAudit(tx, doer, [{
    act: 'send mail again', subject: 'mail', subjectId: id, before: { failure: mail.failure, said: mail.refusal },
  }])
  await enqueue('sendMail', [{ mailId: id }])
  return null
})
