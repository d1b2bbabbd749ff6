// Hands a mail over to whoever carries mails: again and again while nobody took it, and never twice.
import type { MailProviders } from '../../../providers/mail/open-mailer.ts'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { mailTextOf } from './mail-text.ts'
import {
  findMail, updateBegun, updateFailed, updateNotBegun, updateSent, updateTried, updateUnreached,
} from './mails.sql.ts'

export interface MailToSend {
  readonly mailId: string
}

const handOver = async (
  { mailer, publicUrl }: MailProviders, id: string, { database: { primary }, log, signal }: JobGiven,
): Promise<void> => {
  const mail = await findMail(primary, id)
  if (mail === undefined || mail.begunAt !== null || mail.failedAt !== null) return
  await updateTried(primary, id)
  const { kind, facts, recipient: to, createdAt: writtenAt } = mail
  const outcome = await mailer.send({ id, to, writtenAt, ...mailTextOf(kind, facts, publicUrl) }, {
    signal, claim: () => updateBegun(primary, id),
  })
  switch (outcome.kind) {
    case 'accepted': return updateSent(primary, id)
    case 'taken': return
    case 'refused':
      log.warn('a mail was refused', { mail: id, said: outcome.said })
      return updateFailed(primary, id, 'refused', outcome.said)
    case 'unknown':
      // A second one might follow a first that arrived, so somebody has to look.
      log.error('nobody knows whether a mail arrived', { mail: id, why: outcome.why })
      return updateFailed(primary, id, 'unknown', outcome.why)
    case 'notYet':
      await updateNotBegun(primary, id)
      throw new Error(outcome.why)
  }
}

export const sendMail = (parts: MailProviders) =>
  async ({ mailId: id }: MailToSend, given: JobGiven): Promise<void> => {
    try {
      await handOver(parts, id, given)
    } catch (error) {
      // Whatever it was, a mail that cannot be written too: the office looks at it.
      if (given.isLastTry === true)
        await updateUnreached(given.database.primary, id, error instanceof Error ? error.message : String(error))
      throw error
    }
  }

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    sendMail: MailToSend
  }
}
