// Serves by several processes that share a port, for as long as a bench asks them.
import cluster from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'

export const withProcesses = async <Result>(
  count: number, url: string, use: (port: number) => Promise<Result>,
): Promise<Result> => {
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'node.ts') })
  const workers = Array.from({ length: count }, () => cluster.fork({ BENCH_DATABASE: url }))
  const ended = Promise.all(workers.map((worker) => once(worker, 'exit')))
  try {
    const bases = await Promise.all(workers.map(async (worker) => String((await once(worker, 'message'))[0])))
    const ports = new Set(bases.map((base) => new URL(base).port))
    const [port] = ports
    if (port === undefined || ports.size > 1) throw new Error('the processes do not share one port')
    return await use(Number(port))
  } finally {
    for (const worker of workers) worker.disconnect()
    await ended
  }
}
