// Several serving processes on one machine: they share the port, and one that dies is replaced.
import cluster, { type Worker } from 'node:cluster'
import type { Log } from '../runtime/log.ts'

export interface Processes {
  /** Resolves with the word of one that these settings keep from serving: the next one would say the same. */
  readonly refused: Promise<string>
  stop(): Promise<void>
}

const refusedCode = 78
interface Refusal {
  readonly refused: string
}
const isRefusal = (message: unknown): message is Refusal =>
  typeof message === 'object' && message !== null && 'refused' in message && typeof message.refused === 'string'

/** Called in a serving process: the one that started it says it, once for all of them. */
export const refuseToServe = (sentence: string): void => {
  const refusal: Refusal = { refused: sentence }
  const leave = (): never => process.exit(refusedCode)
  if (process.send === undefined || !process.connected) leave()
  else process.send(refusal, leave)
}

const left = (worker: Worker): Promise<void> =>
  worker.isDead() ? Promise.resolve() : new Promise((resolve) => void worker.once('exit', () => resolve()))

/** Answers when each of them serves, and fails where one is refused. */
export const startProcesses = async (count: number, databaseUrl: string, log: Log): Promise<Processes> => {
  let stopping = false
  const running = new Map<number, Worker>()
  const refused = Promise.withResolvers<string>()
  const start = (index: number, pauseMs: number): Promise<void> =>
    new Promise((resolve) => {
      // The database is prepared: who serves has no use for its owner.
      const worker = cluster.fork({
        BIDYARD_PROCESS_INDEX: String(index), BIDYARD_PROCESS_DATABASE: databaseUrl, DATABASE_OWNER_URL: '',
      })
      running.set(index, worker)
      const began = Date.now()
      worker.once('message', (message) => {
        if (isRefusal(message)) refused.resolve(message.refused)
        else resolve()
      })
      worker.once('exit', (code, signal) => {
        running.delete(index)
        if (stopping || code === refusedCode) return
        log.error('process died', { process: index, code, signal })
        const next = Date.now() - began > 10_000 ? 100 : Math.min(pauseMs * 2, 10_000)
        setTimeout(() => {
          if (!stopping) void start(index, next)
        }, next)
      })
    })
  const stop = async (): Promise<void> => {
    stopping = true
    const workers = [...running.values()]
    for (const worker of workers) worker.kill('SIGTERM')
    await Promise.all(workers.map(left))
  }
  const serving = Promise.all(Array.from({ length: count }, (_, index) => start(index, 100)))
  const sentence = await Promise.race([serving.then(() => undefined), refused.promise])
  if (sentence !== undefined) {
    await stop()
    throw new Error(sentence)
  }
  return { refused: refused.promise, stop }
}
