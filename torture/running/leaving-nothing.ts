// Undoes whatever was begun, the last first, however far the beginning came.

export type AtEnd = (undo: () => unknown) => void

/** Each is undone although another could not be; the first failure is told, where the work itself has none. */
export const leavingNothing = async <Result>(work: (atEnd: AtEnd) => Promise<Result>): Promise<Result> => {
  const undoes: (() => unknown)[] = []
  const undoAll = async (): Promise<readonly unknown[]> => {
    const failures: unknown[] = []
    for (const undo of undoes.toReversed())
      try {
        await undo()
      } catch (failure) {
        failures.push(failure)
      }
    return failures
  }
  const result = await work((undo) => void undoes.push(undo)).catch(async (error: unknown) => {
    await undoAll()
    throw error
  })
  const [failure] = await undoAll()
  if (failure !== undefined) throw failure
  return result
}
