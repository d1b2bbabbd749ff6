// One connection that bids as one shop, one bid after the other: as little work as possible beside the server's.
import { connect } from 'node:net'

export interface BidAnswer {
  /** `200`, or the status with code and detail. */
  readonly word: string
  readonly biddingId: string | undefined
}

export interface BidConnection {
  bid(auctionId: string, amountWon: number): Promise<BidAnswer>
  close(): void
}

const headEnd = '\r\n\r\n'
const lengthName = 'content-length: '
const idName = '"id":"'

const wordOf = (status: string, body: string): string => {
  const [, code = '', detail = ''] = /"code":"([^"]*)","detail":"?([^",]*)/.exec(body) ?? []
  return `${status} ${code} ${detail}`.trim()
}

// The load shares the machine with what it measures, so each answer is looked at as little as it can be.
const readAnswer = (buffer: Buffer): { readonly answer: BidAnswer; readonly bytes: number } | undefined => {
  const text = buffer.toString('latin1')
  const head = text.indexOf(headEnd)
  if (head < 0) return undefined
  const begin = head + headEnd.length
  const bytes = begin + Number.parseInt(text.slice(text.indexOf(lengthName) + lengthName.length, begin), 10)
  if (buffer.length < bytes) return undefined
  const status = text.slice(9, 12)
  const word = status === '200' ? status : wordOf(status, text.slice(begin, bytes))
  const id = text.indexOf(idName, begin) + idName.length
  return { answer: { word, biddingId: status === '200' ? text.slice(id, id + 36) : undefined }, bytes }
}

export const openBidConnection = (port: number, token: string): Promise<BidConnection> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const head = 'POST /bridge/public/api/v0/biddings/submit HTTP/1.1\r\nhost: bench\r\napp-namespace: alpha\r\n'
      + `authorization: Bearer ${token}\r\ncontent-type: application/json\r\n`
    const mark = Math.random().toString(36).slice(2)
    let held: Buffer = Buffer.alloc(0)
    let count = 0
    let waiting: ((answer: BidAnswer) => void) | undefined
    socket.on('error', reject)
    socket.on('data', (piece) => {
      held = held.length === 0 ? piece : Buffer.concat([held, piece])
      const read = readAnswer(held)
      if (read === undefined) return
      held = held.subarray(read.bytes)
      waiting?.(read.answer)
    })
    socket.on('connect', () => resolve({
      bid: (auctionId, amountWon) => new Promise((answered) => {
        waiting = answered
        const body = `{"auctionId":"${auctionId}","amount":${amountWon}}`
        socket.write(
          `${head}idempotency-key: ${mark}-${count}\r\ncontent-length: ${body.length}\r\n\r\n${body}`, 'latin1',
        )
        count += 1
      }),
      close: () => void socket.destroy(),
    }))
  })
