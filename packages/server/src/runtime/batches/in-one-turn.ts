// Lets those who ask the same in one turn of the event loop ask it together: one way to the database, and no waiting.

interface Waiter<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** `of` is whom they ask: only those who ask the same one go together. */
export type Together<Of, Question, Answer> = (of: Of, question: Question) => Promise<Answer>

/** `askAll` answers in the order of the questions; where it fails, all of them have failed. */
export const askTogether = <Of extends object, Question, Answer>(
  most: number, askAll: (of: Of, questions: readonly Question[]) => Promise<readonly Answer[]>,
): Together<Of, Question, Answer> => {
  const lines = new Map<Of, Waiter<Question, Answer>[]>()
  const send = async (of: Of, line: readonly Waiter<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await askAll(of, line.map(({ question }) => question))
      if (answers.length !== line.length) throw new Error('some of those who asked together got no answer')
      for (const [at, answer] of answers.entries()) line[at]?.resolve(answer)
    } catch (error) {
      for (const { reject } of line) reject(error)
    }
  }
  const leave = (of: Of, line: readonly Waiter<Question, Answer>[]): void => {
    if (lines.get(of) === line) lines.delete(of)
    void send(of, line)
  }
  return (of, question) => new Promise((resolve, reject) => {
    const waiter = { question, resolve, reject }
    const open = lines.get(of)
    if (open !== undefined && open.length < most) return void open.push(waiter)
    const line = [waiter]
    lines.set(of, line)
    setImmediate(leave, of, line)
  })
}
