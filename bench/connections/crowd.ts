// Ten thousand connections that want nothing: a process of their own, so that the server's files are its own.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface CrowdWish {
  readonly port: number
  readonly count: number
}

/** How many came in at last, and how often one was cut off and came again. */
export interface CrowdTold {
  readonly open: number
  readonly cutOff: number
}

const dripMs = 5_000
const atOnce = 100

/** Each kind in its turn: says nothing at all, never ends its headers, asks once and stays. */
const kinds: readonly ((socket: Socket, index: number) => void)[] = [
  () => {},
  (socket, index) => {
    socket.write('GET /bridge/public/api/v0/auctions HTTP/1.1\r\nhost: bench\r\nx-slow: ')
    const drip = setInterval(() => socket.write('x'), dripMs + index % 1_000)
    socket.on('close', () => clearInterval(drip))
  },
  (socket) => void socket.write('GET /no-such-page HTTP/1.1\r\nhost: bench\r\n\r\n'),
]

const [open, cut] = [new Set<Socket>(), { count: 0, isOver: false }]

const comeIn = async ({ port }: CrowdWish, index: number): Promise<void> => {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.resume()
  socket.once('close', () => {
    open.delete(socket)
    if (cut.isOver) return
    cut.count += 1
    // As whoever means harm would: cut off, it comes again.
    setTimeout(() => void comeIn({ port, count: 1 }, index).catch(() => {}), 100 + index % 900)
  })
  await once(socket, 'connect')
  open.add(socket)
  kinds[index % kinds.length]?.(socket, index)
}

const run = async (wish: CrowdWish): Promise<void> => {
  // No more at once than the system lets wait at the door.
  for (let begun = 0; begun < wish.count; begun += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, wish.count - begun) }, (_, at) => comeIn(wish, begun + at)))
    await pause(10)
  }
}

const tell = (): void => void process.send?.({ open: open.size, cutOff: cut.count } satisfies CrowdTold)

process.on('message', (said: CrowdWish | 'leave') => {
  if (said !== 'leave') return void run(said).then(tell)
  tell()
  cut.isOver = true
  for (const socket of open) socket.destroy()
  process.disconnect()
})
