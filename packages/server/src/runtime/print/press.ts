// The one thread that prints for this process: its typeface is ready, it takes one document after the other, and rests.
import { Worker } from 'node:worker_threads'
import { type Gate, openGate } from '../call/gate.ts'

export interface PressBounds {
  /** Beyond so many that wait, somebody is asked to come again. */
  readonly waitingMax: number
  readonly waitMs: number
  /** Until a thread has read what it prints with: on a machine that is short of everything that takes its time. */
  readonly startMs: number
  /** Of one document; the thread is ended then. */
  readonly workMs: number
  /** Without work it ends after so long, and gives back what it held. */
  readonly idleMs: number
  /** A thread that printed so many makes place for a fresh one. */
  readonly documentsMax: number
  readonly megabytes: number
}

export interface Press {
  /** What is to be done is gathered when its turn has come. */
  print<Answer>(gather: () => Promise<object>): Promise<Answer>
  readonly waiting: number
}

interface Thread {
  readonly worker: Worker
  /** The first that it says is that it can begin. */
  readonly isReady: Promise<unknown>
  printed: number
}

const ends = ['error', 'messageerror', 'exit'] as const

/** What the thread says next. */
const answerOf = <Answer>(worker: Worker, ms: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const over = (): void => {
      clearTimeout(ending)
      worker.off('message', answered)
      for (const end of ends) worker.off(end, lost)
    }
    const answered = (answer: Answer): void => {
      over()
      resolve(answer)
    }
    const lost = (why: unknown): void => {
      over()
      reject(why instanceof Error ? why : new Error(`the press ended without an answer, by ${String(why)}`))
    }
    const ending = setTimeout(() => lost('its time'), ms)
    worker.on('message', answered)
    for (const end of ends) worker.on(end, lost)
  })

export const openPress = (file: URL, bounds: PressBounds): Press => {
  const gate: Gate = openGate({ places: 1, waitingMax: bounds.waitingMax, waitMs: bounds.waitMs })
  let thread: Thread | undefined
  let resting: NodeJS.Timeout | undefined

  const end = (): void => {
    void thread?.worker.terminate()
    thread = undefined
  }
  const start = (): Thread => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes } })
    // What it says between two works is nobody's; unheard, it would end the process.
    worker.on('error', () => {})
    worker.on('exit', () => {
      if (thread?.worker === worker) thread = undefined
    })
    return { worker, isReady: answerOf(worker, bounds.startMs), printed: 0 }
  }
  /** Nobody waits for it: it must not keep the process alive. */
  const rest = ({ worker }: Thread): void => {
    worker.unref()
    resting = setTimeout(end, bounds.idleMs)
    resting.unref()
  }
  const work = async <Answer>(wanted: object): Promise<Answer> => {
    clearTimeout(resting)
    const current = thread ??= start()
    current.worker.ref()
    try {
      await current.isReady
      current.worker.postMessage(wanted, [])
      const answer = await answerOf<Answer>(current.worker, bounds.workMs)
      current.printed++
      if (current.printed >= bounds.documentsMax) end()
      else rest(current)
      return answer
    } catch (error) {
      end()
      throw error
    }
  }
  return {
    get waiting() {
      return gate.waiting
    },
    print: (gather) => gate.pass(async () => work(await gather())),
  }
}
