// Thousands of screens that watch, each over a stream of its own; tells when each of them heard of each thing.
import { connect } from 'node:net'
import { eventsPath } from '../../packages/server/src/runtime/live/event-stream.ts'

export interface WatchLoad {
  readonly port: number
  /** One stream for each. */
  readonly tokens: readonly string[]
  /** A regular expression that captures of what an event tells. */
  readonly of: string
}

/** Thing and moment of every delivery. */
export type Heard = readonly (readonly [of: string, at: number])[]

/** Of the status, 200. */
const okDigit = 0x32
/** Whoever came with all of them at once would be asked to come again. */
const atOnce = 50

const watch = (load: WatchLoad, token: string, heard: [string, number][]): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: load.port, host: '127.0.0.1' })
    socket.on('error', reject)
    const things = new RegExp(load.of, 'g')
    let rest = ''
    // What is told of it later is another matter.
    const known = new Set<string>()
    socket.on('data', (piece) => {
      const at = Date.now()
      // Whoever is not let in is the end of the bench.
      if (piece.toString('latin1', 0, 5) === 'HTTP/' && piece[9] !== okDigit) process.exit(1)
      const text = rest + piece.toString('latin1')
      const end = text.lastIndexOf('\n\n')
      rest = text.slice(end + 1)
      for (const [, id = ''] of text.slice(0, end + 1).matchAll(things)) {
        if (!known.has(id)) heard.push([id, at])
        known.add(id)
      }
      resolve()
    })
    socket.write(`GET ${eventsPath} HTTP/1.1\r\nhost: bench\r\napp-namespace: alpha\r\n`
      + `authorization: Bearer ${token}\r\n\r\n`)
  })

const openAll = async (load: WatchLoad, heard: [string, number][]): Promise<void> => {
  for (let from = 0; from < load.tokens.length; from += atOnce)
    await Promise.all(load.tokens.slice(from, from + atOnce).map((token) => watch(load, token, heard)))
}

process.on('message', (message) => {
  const heard: [string, number][] = []
  const load = message as WatchLoad
  void openAll(load, heard).then(() => process.send?.('watching'))
  process.once('SIGUSR2', () => process.send?.(heard, () => process.exit()))
})
