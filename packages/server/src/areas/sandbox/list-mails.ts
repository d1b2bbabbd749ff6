// Shows the newest mails as they were handed over, or would have been, to whoever works on them.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { limits } from '@bidyard/contract/limits'
import type { MailProviders } from '../../providers/mail/open-mailer.ts'
import { read } from '../../runtime/handler.ts'
import { timeOf } from '../../runtime/time/time-of.ts'
import { listNewestMails, mailTextOf } from '../notices/for-other-areas.ts'

export const listMails = ({ publicUrl }: MailProviders) => read(sandboxCalls.listMails, async ({ db }) => {
  const mails = await listNewestMails(db, limits.pageSize)
  return {
    items: mails.map(({ id, kind, recipient: to, facts, begunAt, sentAt, failure, refusal, createdAt }) => ({
      id, to, ...mailTextOf(kind, facts, publicUrl), writtenAt: timeOf(createdAt),
      begunAt: timeOf(begunAt), sentAt: timeOf(sentAt),
      refusal: failure === 'refused' ? refusal : null,
    })),
  }
})
