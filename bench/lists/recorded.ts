// What the server asks of the database while it answers: each statement with its values, heard on the wire.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Statement {
  readonly text: string
  readonly values: readonly (string | null)[]
}

export interface Recorder {
  /** The same database, by a way that is listened to. */
  readonly url: string
  /** The statements behind one answer; whatever else the server does now and then is not among them. */
  record(ask: () => Promise<unknown>): Promise<readonly Statement[]>
  close(): void
}

const zero = 0

/** Texts that end in a zero, and numbers, one after the other. */
const readerOf = (message: Buffer) => {
  let at = 0
  const int16 = (): number => message.readInt16BE((at += 2) - 2)
  const int32 = (): number => message.readInt32BE((at += 4) - 4)
  const bytes = (length: number): string => message.toString('utf8', at, at += length)
  const text = (): string => {
    const found = bytes(message.indexOf(zero, at) - at)
    at += 1
    return found
  }
  return { int16, int32, bytes, text }
}

const valuesOf = ({ int16, int32, bytes }: ReturnType<typeof readerOf>): (string | null)[] => {
  const formats = Array.from({ length: int16() }, int16)
  if (formats.some((format) => format !== 0)) throw new Error('a value travels otherwise than as text')
  return Array.from({ length: int16() }, () => {
    const length = int32()
    return length < 0 ? null : bytes(length)
  })
}

/** Tells of each statement that is bound to its values; what opens a connection has no letter before its length. */
const listener = (onBound: (statement: Statement) => void): ((piece: Buffer) => void) => {
  const prepared = new Map<string, string>()
  let held = Buffer.alloc(0)
  let hasBegun = false
  const hear = (letter: string, message: Buffer): void => {
    const reader = readerOf(message)
    if (letter === 'P') prepared.set(reader.text(), reader.text())
    if (letter !== 'B') return
    reader.text()
    const text = prepared.get(reader.text())
    if (text === undefined) throw new Error('a statement is bound that nobody prepared')
    onBound({ text, values: valuesOf(reader) })
  }
  return (piece) => {
    held = Buffer.concat([held, piece])
    for (;;) {
      const lead = hasBegun ? 1 : 0
      if (held.length < lead + 4) return
      const length = lead + held.readInt32BE(lead)
      if (held.length < length) return
      if (hasBegun) hear(held.toString('latin1', 0, 1), held.subarray(lead + 4, length))
      held = held.subarray(length)
      hasBegun = true
    }
  }
}

const join = (from: Socket, to: Socket): void => {
  from.pipe(to)
  from.on('error', () => to.destroy())
  from.on('close', () => to.destroy())
}

const isSame = (some: readonly Statement[], others: readonly Statement[]): boolean =>
  JSON.stringify(some.map(({ text }) => text)) === JSON.stringify(others.map(({ text }) => text))

const triesMax = 20

export const openRecorder = async (url: string): Promise<Recorder> => {
  const { hostname, port } = new URL(url)
  let heard: Statement[] = []
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (inward) => {
    const outward = connect({ host: hostname, port: Number(port), noDelay: true })
    inward.on('data', listener((statement) => heard.push(statement)))
    join(inward, outward)
    join(outward, inward)
    sockets.add(inward).add(outward)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const own = (server.address() as AddressInfo).port
  const recordOnce = async (ask: () => Promise<unknown>): Promise<readonly Statement[]> => {
    heard = []
    await ask()
    const found = heard
    heard = []
    return found
  }
  return {
    url: url.replace(`:${port}/`, `:${own}/`),
    record: async (ask) => {
      let before = await recordOnce(ask)
      for (let attempt = 0; attempt < triesMax; attempt++) {
        const now = await recordOnce(ask)
        if (now.length > 0 && isSame(before, now)) return now
        before = now
      }
      throw new Error('the server asks otherwise each time')
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
