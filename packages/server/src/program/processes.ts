// Several serving processes on one machine: they share the port, and one that dies is replaced.
import cluster, { type Worker } from 'node:cluster'
import type { Log } from '../runtime/log.ts'

export interface Processes {
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

interface Ended {
  readonly code: number | null
  readonly signal: string | null
  /** Why it does not serve, where it was refused. */
  readonly refused?: string
}

const unsaid = 'A serving process was refused, and its reason did not arrive.'

const follow = (worker: Worker, onServing: () => void, onEnd: (ended: Ended) => void): void => {
  let said: string | undefined
  worker.once('message', (message) => {
    if (isRefusal(message)) said = message.refused
    else onServing()
  })
  worker.once('exit', (code: number | null, signal: string | null) => {
    const end = (): void => onEnd({ code, signal, ...(code === refusedCode ? { refused: said ?? unsaid } : {}) })
    // What it said may still be on its way.
    if (worker.isConnected()) worker.once('disconnect', end)
    else end()
  })
}

/** Each reason once, until somebody serves again. */
const openTelling = (log: Log): { tell(index: number, ended: Ended): void; forget(): void } => {
  const told = new Set<string>()
  return {
    tell: (index, { code, signal, refused }) => {
      if (refused === undefined) log.error('process died', { process: index, code, signal })
      else if (!told.has(refused))
        log.error('a process is refused: it is tried again and again', { process: index, sentence: refused })
      if (refused !== undefined) told.add(refused)
    },
    forget: () => told.clear(),
  }
}

/**
 * Answers when each of them serves, and fails where one is refused before. Later, a refusal is one more reason to try
 * again: the others serve on, and what refused it may pass.
 */
export const startProcesses = async (count: number, databaseUrl: string, log: Log): Promise<Processes> => {
  let [stopping, haveServed] = [false, false]
  const running = new Map<number, Worker>()
  const refused = Promise.withResolvers<never>()
  const { tell, forget } = openTelling(log)
  const start = (index: number, pauseMs: number): Promise<void> =>
    new Promise((resolve) => {
      // The database is prepared: who serves has no use for its owner.
      const worker = cluster.fork({
        BIDYARD_PROCESS_INDEX: String(index), BIDYARD_PROCESS_DATABASE: databaseUrl, DATABASE_OWNER_URL: '',
      })
      running.set(index, worker)
      const began = Date.now()
      const serves = (): void => {
        forget()
        resolve()
      }
      follow(worker, serves, (ended) => {
        running.delete(index)
        if (stopping) return
        if (ended.refused !== undefined && !haveServed) return refused.reject(new Error(ended.refused))
        tell(index, ended)
        const next = Date.now() - began > 10_000 ? 100 : Math.min(pauseMs * 2, 10_000)
        setTimeout(() => {
          if (!stopping) void start(index, next).then(resolve)
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
  try {
    await Promise.race([serving, refused.promise])
  } catch (error) {
    await stop()
    throw error
  }
  haveServed = true
  return { stop }
}
