// Speaks HTTP by hand, for what no client would send, and waits until the server has closed the connection.
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly text: string
  /** From the last byte that the test sent by itself to the end of the connection. */
  readonly ms: number
}

/** `drip` sends more, piece by piece, until the server has had enough. */
export const rawAsk = (base: string, text: string, drip?: (socket: Socket) => void): Promise<RawAnswer> => {
  const { hostname, port } = new URL(base)
  return new Promise((resolve) => {
    const began = performance.now()
    const socket = connect(Number(port), hostname)
    let answered = ''
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => {
      answered += piece
    })
    // The server may close while we still send; what it said before is the answer.
    socket.on('error', () => {})
    socket.on('close', () => {
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answered)?.[1] ?? 0), text: answered, ms: performance.now() - began,
      })
    })
    socket.write(text)
    drip?.(socket)
  })
}
