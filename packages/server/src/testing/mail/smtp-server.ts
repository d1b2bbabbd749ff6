// Stands in for a server of mails: speaks SMTP as far as our mailer does, keeps what it gets, and misbehaves on demand.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { ownCertificate, ownKey } from '../machine/own-certificate.ts'

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  readonly content: string
  readonly user: string | undefined
  readonly isSecret: boolean
}

export interface SmtpWish {
  readonly tls?: boolean
  readonly offersSecret?: boolean
  /** `user:password`; without it nobody needs to sign in. */
  readonly login?: string
  /** Said instead of the usual reply to a line, or to the mail itself, which is `.`; or 'silence', or 'hang up'. */
  readonly reply?: (line: string) => string | undefined
}

export interface TestSmtp {
  readonly port: number
  readonly mails: readonly ReceivedMail[]
  readonly lines: readonly string[]
  close(): Promise<void>
}

interface Visit {
  from: string
  to: string
  user: string | undefined
  content: string[] | undefined
}

const secretly = { key: ownKey, cert: ownCertificate, isServer: true } as const

const usual = (line: string, visit: Visit, { login, offersSecret = true }: SmtpWish, isSecret: boolean): string => {
  const [verb = '', ...words] = line.split(' ')
  switch (verb.toUpperCase()) {
    case 'EHLO': {
      const can = ['mail.test', 'SIZE 1000000', ...(offersSecret && !isSecret ? ['STARTTLS'] : [])]
      if (login !== undefined && (isSecret || !offersSecret)) can.push('AUTH LOGIN PLAIN')
      return can.map((one, at) => `250${at === can.length - 1 ? ' ' : '-'}${one}`).join('\r\n')
    }
    case 'STARTTLS': return '220 go on'
    case 'AUTH': {
      const [, user = '', password = ''] = Buffer.from(words[1] ?? '', 'base64').toString().split('\0')
      if (`${user}:${password}` !== login) return '535 no'
      visit.user = user
      return '235 welcome'
    }
    case 'MAIL':
      visit.from = line
      return login !== undefined && visit.user === undefined ? '530 who are you' : '250 fine'
    case 'RCPT':
      visit.to = line
      return '250 fine'
    case 'DATA':
      visit.content = []
      return '354 go on'
    default: return '502 what'
  }
}

export const openSmtpServer = async (wish: SmtpWish = {}): Promise<TestSmtp> => {
  const mails: ReceivedMail[] = []
  const lines: string[] = []
  const sockets = new Set<Socket>()

  const serve = (socket: Socket, isSecret: boolean, isGreeted: boolean): void => {
    const visit: Visit = { from: '', to: '', user: undefined, content: undefined }
    let heard = ''
    const answer = (line: string, otherwise: () => string): string | undefined => {
      const words = wish.reply?.(line) ?? otherwise()
      if (words === 'hang up') socket.destroy()
      else if (words !== 'silence') socket.write(`${words}\r\n`)
      return words
    }
    const take = (line: string): void => {
      if (visit.content === undefined) {
        lines.push(line)
        const words = answer(line, () => usual(line, visit, wish, isSecret))
        if (line !== 'STARTTLS' || words?.startsWith('220') !== true) return
        socket.removeAllListeners('data')
        serve(new TLSSocket(socket, secretly), true, true)
      } else if (line === '.') {
        const { from, to, user, content } = visit
        answer(line, () => {
          mails.push({ from, to, user, isSecret, content: content.join('\r\n') })
          return '250 kept'
        })
        visit.content = undefined
      } else visit.content.push(line)
    }
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      const parts = (heard + chunk.toString()).split('\r\n')
      heard = parts.pop() ?? ''
      for (const part of parts) take(part)
    })
    if (!isGreeted) answer('', () => '220 mail.test')
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (wish.tls === true) serve(new TLSSocket(socket, secretly), true, false)
    else serve(socket, false, false)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port, mails, lines,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
