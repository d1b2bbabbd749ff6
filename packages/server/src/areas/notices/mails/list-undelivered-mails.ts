// Mails that did not arrive, for the office.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { maskEmail } from '@bidyard/contract/shapes/masking'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { subjectOf } from './mail-text.ts'
import { type MailRecord, mailsQuery } from './mails.sql.ts'

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
