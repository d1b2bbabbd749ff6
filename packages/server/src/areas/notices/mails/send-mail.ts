// Hands a mail over to whoever carries mails: again and again while nobody took it, and never twice.
import type { MailProviders } from '../../../providers/mail/open-mailer.ts'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { mailTextOf } from './mail-text.ts'
import { findMail, updateBegun, updateFailed, updateNotBegun, updateSent } from './mails.sql.ts'

export interface MailToSend {
  readonly mailId: string
}

export const sendMail = ({ mailer, publicUrl }: MailProviders) =>
  async ({ mailId: id }: MailToSend, { database: { primary }, log, signal, isLastTry }: JobGiven): Promise<void> => {
    const mail = await findMail(primary, id)
    if (mail === undefined || mail.begunAt !== null || mail.failedAt !== null) return
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
        if (isLastTry === true) await updateFailed(primary, id, 'unreached', outcome.why)
        throw new Error(outcome.why)
    }
  }

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    sendMail: MailToSend
  }
}
