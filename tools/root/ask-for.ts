// Asks in the terminal for what a command was not told.
import { createInterface } from 'node:readline'

export interface Asker {
  ask(question: string): Promise<string>
  end(): void
}

/** Line by line, so that answers may as well come from a file. */
export const openAsker = (): Asker => {
  const lines = createInterface({ input: process.stdin })
  const answers = lines[Symbol.asyncIterator]()
  return {
    ask: async (question) => {
      process.stdout.write(`${question}: `)
      const answer = await answers.next()
      if (answer.done === true) throw new Error(`\nNobody answered "${question}".`)
      return answer.value.trim()
    },
    end: () => lines.close(),
  }
}
