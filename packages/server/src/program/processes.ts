// Several serving processes on one machine: they share the port, and one that dies is replaced.
import cluster, { type Worker } from 'node:cluster'
import type { Log } from '../runtime/log.ts'

export interface Processes {
  stop(): Promise<void>
}

const left = (worker: Worker): Promise<void> =>
  worker.isDead() ? Promise.resolve() : new Promise((resolve) => void worker.once('exit', () => resolve()))

/** Answers when each of them serves. */
export const startProcesses = async (count: number, databaseUrl: string, log: Log): Promise<Processes> => {
  let stopping = false
  const running = new Map<number, Worker>()
  const start = (index: number, pauseMs: number): Promise<void> =>
    new Promise((resolve) => {
      // The database is prepared: who serves has no use for its owner.
      const worker = cluster.fork({
        BIDYARD_PROCESS_INDEX: String(index), BIDYARD_PROCESS_DATABASE: databaseUrl, DATABASE_OWNER_URL: '',
      })
      running.set(index, worker)
      const began = Date.now()
      worker.once('message', () => resolve())
      worker.once('exit', (code, signal) => {
        running.delete(index)
        if (stopping) return
        log.error('process died', { process: index, code, signal })
        const next = Date.now() - began > 10_000 ? 100 : Math.min(pauseMs * 2, 10_000)
        setTimeout(() => {
          if (!stopping) void start(index, next)
        }, next)
      })
    })
  await Promise.all(Array.from({ length: count }, (_, index) => start(index, 100)))
  return {
    stop: async () => {
      stopping = true
      const workers = [...running.values()]
      for (const worker of workers) worker.kill('SIGTERM')
      await Promise.all(workers.map(left))
    },
  }
}
