// Chooses who carries the mails: a server by SMTP, or in the sandbox nobody, since developers read them where they lie.
import { isIP } from 'node:net'
import type { Environment } from '../../runtime/environment.ts'
import type { Mailer } from './mailer.ts'
import { openSmtpMailer } from './smtp-mailer.ts'

export interface MailProviders {
  readonly mailer: Mailer
  /** Where the people who read a mail find the product. */
  readonly publicUrl: string
}

const kept: Mailer = {
  send: async (_, { claim }) => ((await claim()) ? { kind: 'accepted' } : { kind: 'taken' }),
}

const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || (isIP(host) === 4 && host.startsWith('127.'))

export const openMail = ({ mail, publicUrl, port }: Environment, timeoutMs: number): MailProviders => ({
  publicUrl: publicUrl ?? `http://127.0.0.1:${port}`,
  mailer: mail === undefined
    ? kept
    : openSmtpMailer({ ...mail, onOwnMachine: isOwnMachine(mail.host), timeoutMs }),
})
