// Lets many who want to know the same be told by few looks, none of which began before they wanted to know.

interface Turn {
  readonly now: Promise<unknown>
  /** Of all who came since it began. */
  next: Promise<unknown> | undefined
}

/** `own` copies what several share for each of them, where none may hold what another one has. */
export type InTurns = <Value>(
  key: string, look: () => Promise<Value>, own?: (shared: Value) => Value,
) => Promise<Value>

const overOrLate = (now: Promise<unknown>, patienceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs)
    const over = (): void => {
      clearTimeout(timer)
      resolve()
    }
    now.then(over, over)
  })

/**
 * What is under way may have looked before somebody’s own change: who comes later waits for the turn after it, but for
 * one that stands still never longer than `patienceMs`.
 */
export const openTurns = (patienceMs: number): InTurns => {
  const turns = new Map<string, Turn>()
  const begin = <Value>(key: string, look: () => Promise<Value>): Promise<Value> => {
    // Also one that fails before it promises anything is a look that failed.
    const now = (async () => look())()
    const turn: Turn = { now, next: undefined }
    turns.set(key, turn)
    const over = (): void => {
      if (turns.get(key) === turn && turn.next === undefined) turns.delete(key)
    }
    now.then(over, over)
    return now
  }
  return <Value>(key: string, look: () => Promise<Value>, own = (shared: Value): Value => shared): Promise<Value> => {
    const turn = turns.get(key)
    // Nobody else is told what this look finds.
    if (turn === undefined) return begin(key, look)
    turn.next ??= overOrLate(turn.now, patienceMs).then(() => begin(key, look))
    return (turn.next as Promise<Value>).then(own)
  }
}
