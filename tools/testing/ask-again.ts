// A whole run in which hardly anything failed asks those files once more, alone: chance is told from fault.
import { sum, type RunTally, type Tally } from './tally.ts'

/** More than these are no chance. */
const mostFiles = 3

/** This one compares what the others did: alone it has nothing to compare. */
const comparing = 'errors-provoked.test.ts'

type Ask = (filters: readonly string[]) => Promise<RunTally>

const without = (whole: Tally, parts: readonly Tally[]): Tally => {
  const taken = sum(parts)
  return { passed: whole.passed - taken.passed, failed: whole.failed - taken.failed }
}

/** The tally of all files, in which what failed counts as it answered when it was asked again. */
export const askAgain = async (ask: Ask, say: (line: string) => void = console.log): Promise<Tally> => {
  const first = await ask([])
  const failed = first.failedFiles
  const isOfFiles = sum(failed.map(({ tally }) => tally)).failed === first.failed
  const isComparing = failed.every(({ name }) => name.endsWith(comparing))
  if (failed.length > mostFiles || !isOfFiles || isComparing) return first
  say(`Asked again, alone, because something of them failed: ${failed.map(({ name }) => name).join(', ')}`)
  const second = await ask(failed.map(({ name }) => name))
  if (second.failed === 0) say('All of it passed this time. What fails by chance is a defect: find out why.')
  return sum([without(first, failed.map(({ tally }) => tally)), second])
}
