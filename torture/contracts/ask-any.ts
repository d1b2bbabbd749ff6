// Asks one of several nodes, and with the same key another one, until there is a word that tells what became of it.
import { setTimeout as pause } from 'node:timers/promises'
import { Answered, type Ask, askerOf } from '../../packages/server/src/testing/ask.ts'
import type { SeededRandom } from '../../packages/server/src/testing/seeded-random.ts'

const againMs = 30
const patienceMs = 60_000
/** Come again: nobody knows whether it was done, or it was not. */
const isAgain = (error: unknown): boolean => !(error instanceof Answered) || [429, 503, 504].includes(error.status)

export const askerOfAny = (
  others: readonly string[], random: SeededRandom, onAgain: () => void,
): typeof askerOf => (base, token) => {
  const asks: readonly Ask[] = [base, ...others].map((one) => askerOf(one, token))
  const ask = async (...asked: Parameters<Ask>): Promise<unknown> => {
    for (const end = performance.now() + patienceMs; ; )
      try {
        return await asks[random.below(asks.length)]?.(...asked)
      } catch (error) {
        if (!isAgain(error) || performance.now() > end) throw error
        onAgain()
        await pause(againMs)
      }
  }
  return ask as Ask
}
