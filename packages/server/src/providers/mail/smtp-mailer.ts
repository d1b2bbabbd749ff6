// Hands mails over by SMTP: over a secret wire, once each, and with a clear word on what became of it.
import type { MailSettings } from '../../runtime/settings/mail-settings.ts'
import { contentOf, plainAddress } from './mail-content.ts'
import type { Handing, Mail, Mailer, MailOutcome } from './mailer.ts'
import { openLine, type Reply, type SmtpLine } from './smtp-line.ts'

export interface SmtpWish extends MailSettings {
  /** The server is on this very machine, so nobody is on the way who could listen. */
  readonly onOwnMachine: boolean
  readonly timeoutMs: number
  readonly ca?: string
}

class Refusal extends Error {
  /** About this mail, not about how we ask. */
  readonly isFinal: boolean
  constructor({ code, lines }: Reply, isAboutMail: boolean) {
    super(`${code} ${lines.join(' ')}`.slice(0, 500))
    this.isFinal = isAboutMail && code >= 500
  }
}

const wanted = async (asked: Promise<Reply>, code: number, isAboutMail = false, orCode = code): Promise<Reply> => {
  const reply = await asked
  if (reply.code !== code && reply.code !== orCode) throw new Refusal(reply, isAboutMail)
  return reply
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
const offers = ({ lines }: Reply, word: string): boolean =>
  lines.some((line) => line.toUpperCase().split(/[ =]/)[0] === word)
const offersPlain = ({ lines }: Reply): boolean => lines.some((line) => /^AUTH[ =](.* )?PLAIN( |$)/i.test(line))

/** Greets, makes the wire secret, and signs in. */
const enter = async (line: SmtpLine, { from, tls, user = '', password = '', onOwnMachine }: SmtpWish) => {
  const greet = (): Promise<Reply> => wanted(line.say(`EHLO ${domainOf(from)}`), 250)
  await wanted(line.hear(), 220)
  let can = await greet()
  if (!tls && !onOwnMachine) {
    if (!offers(can, 'STARTTLS')) throw new Error('the server offers no secret wire')
    await wanted(line.say('STARTTLS'), 220)
    await line.makeSecret()
    // What was promised in the open counts for nothing.
    can = await greet()
  }
  if (user === '') return
  if (!offersPlain(can)) throw new Error('the server offers no way to sign in that is known here')
  await wanted(line.say(`AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}`), 235)
}

const sendOver = async (line: SmtpLine, wish: SmtpWish, mail: Mail & Handing): Promise<MailOutcome> => {
  const to = plainAddress(mail.to)
  if (to === undefined) return { kind: 'refused', said: 'no address that a server would take' }
  let isHandedOver = false
  try {
    await enter(line, wish)
    await wanted(line.say(`MAIL FROM:<${wish.from}>`), 250)
    // 251: taken as well, to be handed on to where the reader is now.
    await wanted(line.say(`RCPT TO:<${to}>`), 250, true, 251)
    await wanted(line.say('DATA'), 354)
    if (!(await mail.claim())) return { kind: 'taken' }
    isHandedOver = true
    await wanted(line.handOver(contentOf(mail, { from: wish.from, to })), 250, true)
    return { kind: 'accepted' }
  } catch (error) {
    const why = (error as Error).message
    if (error instanceof Refusal) return error.isFinal ? { kind: 'refused', said: why } : { kind: 'notYet', why }
    return { kind: isHandedOver ? 'unknown' : 'notYet', why }
  }
}

export const openSmtpMailer = (wish: SmtpWish): Mailer => ({
  send: async (mail, handing) => {
    const signal = AbortSignal.any([handing.signal, AbortSignal.timeout(wish.timeoutMs)])
    const { host, port, tls, ca } = wish
    const line = openLine({ host, port, tls, ca, signal })
    try {
      return await sendOver(line, wish, { ...mail, ...handing })
    } finally {
      line.close()
    }
  },
})
