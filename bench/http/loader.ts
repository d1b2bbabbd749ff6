// Asks the same question over many connections for a while; a process of its own, so that the server keeps its thread.
import { connect } from 'node:net'

export interface Load {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** The request as it goes over the wire; `{key}` becomes another one each time, `{number}` one that is as long. */
  readonly request: string
}

export interface LoadResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly statuses: Readonly<Record<string, number>>
}

const end = Buffer.from('\r\n\r\n')

/** The status and length of the answer that begins the buffer, once all of it is there. */
const readAnswer = (buffer: Buffer): { readonly status: string; readonly bytes: number } | undefined => {
  const head = buffer.indexOf(end)
  if (head < 0) return undefined
  const text = buffer.toString('latin1', 0, head)
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
  const bytes = head + end.length + length
  return buffer.length < bytes ? undefined : { status: text.slice(9, 12), bytes }
}

const askOverAndOver = (load: Load, name: string, until: number, note: (status: string, ms: number) => void) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
    let held: Buffer = Buffer.alloc(0)
    let [count, began] = [0, 0]
    const ask = (): void => {
      began = performance.now()
      count++
      socket.write(load.request
        .replaceAll('{key}', `${name}-${count}`)
        .replaceAll('{number}', String(500_000 + Math.floor(Math.random() * 500_000)).padStart(8)))
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (piece) => {
      held = held.length === 0 ? piece : Buffer.concat([held, piece])
      const answer = readAnswer(held)
      if (answer === undefined) return
      held = held.subarray(answer.bytes)
      note(answer.status, performance.now() - began)
      if (performance.now() < until) ask()
      else {
        socket.destroy()
        resolve()
      }
    })
  })

const run = async (load: Load): Promise<LoadResult> => {
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const began = performance.now()
  const mark = Math.random().toString(36).slice(2)
  await Promise.all(Array.from({ length: load.connections }, (_, at) =>
    askOverAndOver(load, `${mark}-${at}`, began + load.seconds * 1_000, (status, ms) => {
      times.push(ms)
      statuses[status] = (statuses[status] ?? 0) + 1
    })))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    perSecond: (times.length / (performance.now() - began)) * 1_000, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99),
    statuses,
  }
}

process.once('message', (load) => {
  void run(load as Load).then((result) => process.send?.(result, () => process.disconnect()))
})
