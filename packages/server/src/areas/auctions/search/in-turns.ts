// Reads once for all who ask for the same at the same time; nobody is told what was read before they asked.

interface Turn {
  readonly running: Promise<unknown>
  /** Of all who came since it began. */
  next: Promise<unknown> | undefined
}

export type InTurns = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>

/** What is under way may have looked before somebody’s own change: who comes later waits for the turn after it. */
export const openTurns = (): InTurns => {
  const turns = new Map<string, Turn>()
  const begin = <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const running = work()
    const turn: Turn = { running, next: undefined }
    turns.set(key, turn)
    const over = (): void => {
      if (turn.next === undefined) turns.delete(key)
    }
    running.then(over, over)
    return running
  }
  return <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const turn = turns.get(key)
    if (turn === undefined) return begin(key, work)
    const goOn = (): Promise<Value> => begin(key, work)
    turn.next ??= turn.running.then(goOn, goOn)
    return turn.next as Promise<Value>
  }
}
