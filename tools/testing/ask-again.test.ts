// What fails is asked once more, alone; what fails twice, or fails in many files, stays failed.
import { expect, test } from 'vitest'
import { askAgain } from './ask-again.ts'
import type { RunTally } from './tally.ts'

const failedFile = (name: string) => ({ name, tally: { passed: 4, failed: 1 } })

const runOf = (passed: number, ...names: readonly string[]): RunTally =>
  ({ passed, failed: names.length, failedFiles: names.map(failedFile) })

/** Answers each run in turn, and keeps which files each was asked for. */
const answering = (...runs: readonly RunTally[]) => {
  const asked: (readonly string[])[] = []
  const said: string[] = []
  const ask = async (filters: readonly string[]): Promise<RunTally> => {
    const run = runs[asked.length]
    asked.push(filters)
    if (run === undefined) throw new Error('Nothing was to be asked any more')
    return run
  }
  return { asked, said, tally: () => askAgain(ask, (line) => said.push(line)) }
}

test('a run in which nothing failed is asked once', async () => {
  const { asked, said, tally } = answering(runOf(100))
  expect(await tally()).toMatchObject({ passed: 100, failed: 0 })
  expect({ asked, said }).toEqual({ asked: [[]], said: [] })
})

test('a file that passes when it is asked again counts once, and the run tells of it', async () => {
  const { asked, said, tally } = answering(runOf(99, 'a.test.ts'), runOf(5))
  expect(await tally()).toEqual({ passed: 100, failed: 0 })
  expect(asked).toEqual([[], ['a.test.ts']])
  expect(said.join(' ')).toContain('a.test.ts')
})

test('what fails twice is a failure', async () => {
  const { tally } = answering(runOf(99, 'a.test.ts', 'b.test.ts'), runOf(9, 'b.test.ts'))
  expect(await tally()).toEqual({ passed: 100, failed: 1 })
})

test('many files, a failure of no file, and what compares the others are not asked again', async () => {
  const many = answering(runOf(96, 'a', 'b', 'c', 'd'))
  expect(await many.tally()).toMatchObject({ passed: 96, failed: 4 })
  const silent = answering({ passed: 100, failed: 1, failedFiles: [] })
  expect(await silent.tally()).toMatchObject({ passed: 100, failed: 1 })
  const compared = answering(runOf(99, 'server/src/errors-provoked.test.ts'))
  expect(await compared.tally()).toMatchObject({ passed: 99, failed: 1 })
  expect([many, silent, compared].map(({ asked }) => asked.length)).toEqual([1, 1, 1])
})
