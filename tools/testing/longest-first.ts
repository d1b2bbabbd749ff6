// Begins with the test files that take longest, so that no worker is busy with one of them when all others are done.
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

const { sort: byLength } = BaseSequencer.prototype

/** A file's length says how long it takes, but for these, whose few lines do much. */
export const longestFirst = (parts: readonly string[]): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await byLength.call(this, files)
      const isLong = ({ moduleId }: TestSpecification): boolean => parts.some((part) => moduleId.includes(part))
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
    }
  }
