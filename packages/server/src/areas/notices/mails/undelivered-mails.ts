// Mails that did not arrive: the office looks at them, and sends one once more when what was wrong is mended.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { maskEmail } from '@bidyard/contract/shapes/masking'
import { sql } from 'kysely'
import { action, listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { subjectOf } from './mail-text.ts'
import { lockMail, type MailRecord, mailsQuery, updateToReplay } from './mails.sql.ts'

const showUndelivered = ({ id, kind, facts, recipient, failure, refusal, failedAt, createdAt }: MailRecord) => {
  if (failure === null || failedAt === null) throw new Error('a mail that did not fail is among those that did')
  return {
    id, subject: subjectOf(kind, facts), recipient: maskEmail(recipient), failure, said: refusal,
    failedAt: timeOf(failedAt), createdAt: timeOf(createdAt), updatedAt: timeOf(failedAt),
  }
}

export const listUndeliveredMails = listing(noticesCalls.listUndeliveredMails, ({ db }) => source({
  query: mailsQuery(db).where('mails.failed_at', 'is not', null),
  columns: {
    id: sql`mails.id`,
    failure: sql`mails.failure`,
    failedAt: sql`mails.failed_at`,
    createdAt: sql`mails.created_at`,
    updatedAt: sql`mails.failed_at`,
  },
  item: showUndelivered,
}))

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
