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

const headEnd = Buffer.from('\r\n\r\n')

const readAnswer = (buffer: Buffer): { readonly answer: BidAnswer; readonly bytes: number } | undefined => {
  const head = buffer.indexOf(headEnd)
  if (head < 0) return undefined
  const text = buffer.toString('latin1', 0, head)
  const bytes = head + headEnd.length + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
  if (buffer.length < bytes) return undefined
  const status = text.slice(9, 12)
  const body = buffer.toString('latin1', head + headEnd.length, bytes)
  if (status === '200') return { answer: { word: '200', biddingId: /"id":"([^"]*)"/.exec(body)?.[1] }, bytes }
  const [, code = '', detail = ''] = /"code":"([^"]*)","detail":"?([^",]*)/.exec(body) ?? []
  return { answer: { word: `${status} ${code} ${detail}`.trim(), biddingId: undefined }, bytes }
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
        socket.write(`${head}idempotency-key: ${mark}-${count}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
        count += 1
      }),
      close: () => void socket.destroy(),
    }))
  })
