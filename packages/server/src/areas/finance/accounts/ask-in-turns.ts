// Lets many who want to know the same be told by few questions, none of which was asked before they wanted to know.

interface Turn<Answer> {
  readonly now: Promise<Answer>
  /** Begins when this one has ended, for all who came meanwhile. */
  next: Promise<Answer> | undefined
}

export type AskInTurns<Answer> = (key: string, ask: () => Promise<Answer>) => Promise<Answer>

export const openTurns = <Answer>(): AskInTurns<Answer> => {
  const turns = new Map<string, Turn<Answer>>()
  const begin: AskInTurns<Answer> = (key, ask) => {
    const now = ask().finally(() => {
      if (turns.get(key) === turn && turn.next === undefined) turns.delete(key)
    })
    const turn: Turn<Answer> = { now, next: undefined }
    turns.set(key, turn)
    return now
  }
  return (key, ask) => {
    const turn = turns.get(key)
    if (turn === undefined) return begin(key, ask)
    turn.next ??= turn.now.catch(() => undefined).then(() => begin(key, ask))
    return turn.next
  }
}
