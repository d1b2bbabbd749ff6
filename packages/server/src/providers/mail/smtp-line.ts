// One connection to a server of mails: a line is said, a reply is heard, and the wire becomes secret on the way.
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectSecretly } from 'node:tls'

export interface Reply {
  readonly code: number
  readonly lines: readonly string[]
}

export interface SmtpLine {
  /** The reply that comes without a word of ours, as the greeting does. */
  hear(): Promise<Reply>
  say(words: string): Promise<Reply>
  /** The mail itself, which ends with a line that holds a dot. */
  handOver(content: string): Promise<Reply>
  makeSecret(): Promise<void>
  close(): void
}

export interface LineWish {
  readonly host: string
  readonly port: number
  /** From the first byte on. */
  readonly tls: boolean
  /** Whom to trust beside the authorities that everybody trusts. */
  readonly ca: string | undefined
  readonly signal: AbortSignal
}

const heardMax = 64 * 1024
const lineEnd = '\r\n'

/** Puts lines together into replies; throws at what no server of mails would say. */
const openReplies = (onReply: (reply: Reply) => void) => {
  let heard = ''
  let lines: string[] = []
  return {
    isEmpty: () => heard === '' && lines.length === 0,
    add: (chunk: string): void => {
      heard += chunk
      if (heard.length + lines.join('').length > heardMax) throw new Error('a reply without end')
      const parts = heard.split('\n')
      heard = parts.pop() ?? ''
      for (const part of parts) {
        const [, code, more, words = ''] = /^(\d{3})(?:([ -])(.*?))?\r?$/.exec(part) ?? []
        if (code === undefined) throw new Error('a reply that is none')
        lines.push(words)
        if (more === '-') continue
        onReply({ code: Number(code), lines })
        lines = []
      }
    },
  }
}

/** Hears replies on one socket after the other, and knows when the line is lost. */
const openEar = () => {
  const unread: Reply[] = []
  let waiting: { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void } | undefined
  let lost: Error | undefined
  const replies = openReplies((reply) => {
    if (waiting === undefined) unread.push(reply)
    waiting?.resolve(reply)
    waiting = undefined
  })
  const lose = (error: Error): void => {
    lost ??= error
    waiting?.reject(lost)
    waiting = undefined
  }
  return {
    lose,
    isLost: () => lost !== undefined,
    isQuiet: () => unread.length === 0 && replies.isEmpty(),
    listenTo: (socket: Socket): void => {
      socket.on('data', (chunk: Buffer) => {
        try {
          replies.add(chunk.toString('latin1'))
        } catch (error) {
          lose(error as Error)
          socket.destroy()
        }
      })
      socket.on('error', lose)
      socket.on('close', () => lose(new Error('the connection was closed')))
    },
    hear: () => new Promise<Reply>((resolve, reject) => {
      const early = unread.shift()
      if (early !== undefined) resolve(early)
      else if (lost === undefined) waiting = { resolve, reject }
      else reject(lost)
    }),
  }
}

export const openLine = ({ host, port, tls, ca, signal }: LineWish): SmtpLine => {
  const trust = { ...(ca === undefined ? {} : { ca }), ...(isIP(host) === 0 ? { servername: host } : {}) }
  let socket: Socket = tls ? connectSecretly({ host, port, ...trust }) : connect({ host, port })
  const ear = openEar()
  ear.listenTo(socket)
  const onAbort = (): void => {
    ear.lose(new Error('it took too long'))
    socket.destroy()
  }
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort)

  const write = (text: string): Promise<Reply> => {
    // A reply before the question would be taken for the answer to it.
    if (!ear.isQuiet()) throw new Error('a reply that nobody asked for')
    if (!ear.isLost()) socket.write(text)
    return ear.hear()
  }
  return {
    hear: ear.hear,
    say: (words) => {
      // Control characters would end the line and begin another command.
      if (/\p{Cc}/u.test(words)) throw new Error('a command is one line')
      return write(words + lineEnd)
    },
    handOver: (content) => write(`${content}${lineEnd}.${lineEnd}`),
    makeSecret: async () => {
      // Whatever came in the open after the consent was slipped in by somebody on the way.
      if (!ear.isQuiet()) throw new Error('words before the wire was secret')
      const open = socket
      for (const word of ['data', 'close']) open.removeAllListeners(word)
      await new Promise<void>((resolve, reject) => {
        const secret = connectSecretly({ socket: open, ...trust }, resolve)
        socket = secret
        ear.listenTo(secret)
        secret.once('error', reject)
        secret.once('close', () => reject(new Error('the connection was closed')))
      })
    },
    close: () => {
      signal.removeEventListener('abort', onAbort)
      socket.destroySoon()
    },
  }
}
