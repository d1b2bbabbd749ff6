// Asks a thread of its own for one answer; a thread that ends without one is a fault, never a wait.
import { Worker } from 'node:worker_threads'

export interface ThreadBounds {
  /** From its beginning; it is ended then. */
  readonly ms: number
  readonly megabytes: number
}

/** It took longer than it may. */
export class ThreadTooSlow extends Error {}

/** What it answers is the word of whoever wrote the thread's file. */
export const askThread = <Answer>(file: URL, workerData: unknown, bounds?: ThreadBounds): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData, ...(bounds === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes } }),
    })
    const ending = bounds === undefined ? undefined : setTimeout(() => {
      reject(new ThreadTooSlow(`a thread took longer than ${bounds.ms} ms`))
      void worker.terminate()
    }, bounds.ms)
    worker.once('message', resolve)
    worker.once('messageerror', reject)
    worker.once('error', reject)
    // Comes after all of the others; for whoever has been answered it says nothing new.
    worker.once('exit', (code) => {
      clearTimeout(ending)
      reject(new Error(`a thread ended without an answer, by ${code}`))
    })
  })
