// Undoes whatever was begun, the last first, however far the beginning came, also for whoever breaks it off.
import { constants } from 'node:os'

export type AtEnd = (undo: () => unknown) => void

const brokenOffBy = ['SIGINT', 'SIGTERM'] as const

/** Each is undone although another could not be; the first failure is told, where the work itself has none. */
export const leavingNothing = async <Result>(work: (atEnd: AtEnd) => Promise<Result>): Promise<Result> => {
  const undoes: (() => unknown)[] = []
  const undoAll = async (): Promise<readonly unknown[]> => {
    const failures: unknown[] = []
    for (const undo of undoes.splice(0).toReversed())
      try {
        await undo()
      } catch (failure) {
        failures.push(failure)
      }
    return failures
  }
  const breakOff = (signal: (typeof brokenOffBy)[number]): void =>
    void undoAll().then(() => process.exit(128 + constants.signals[signal]))
  for (const signal of brokenOffBy) process.once(signal, breakOff)
  try {
    const result = await work((undo) => void undoes.push(undo)).catch(async (error: unknown) => {
      await undoAll()
      throw error
    })
    const [failure] = await undoAll()
    if (failure !== undefined) throw failure
    return result
  } finally {
    for (const signal of brokenOffBy) process.off(signal, breakOff)
  }
}
