// Collects what is wrong with a file: all of it is counted, the first thousand are kept with their lines.
import type { Label } from '@bidyard/contract/enumeration'
import type { ImportFault } from '@bidyard/contract/shapes/imports'

export const nothing: Label = { ko: '가져올 내용이 없습니다.', en: 'There is nothing in the file.' }
const keptMax = 1_000
const wordsMax = 200

export interface Faults {
  add(line: number, message: Label): void
  /** Takes in faults that were found in a set, of which only some were fetched. */
  addCounted(found: readonly ImportFault[], count: number): void
  readonly count: number
  /** In the order of the lines. */
  list(): ImportFault[]
}

const cut = ({ ko, en }: Label): Label => ({ ko: ko.slice(0, wordsMax), en: en.slice(0, wordsMax) })

export const openFaults = (): Faults => {
  const kept: ImportFault[] = []
  let count = 0
  const keep = (line: number, message: Label): void => {
    if (kept.length < keptMax) kept.push({ line, message: cut(message) })
  }
  return {
    add: (line, message) => {
      count += 1
      keep(line, message)
    },
    addCounted: (found, all) => {
      count += all
      for (const { line, message } of found) keep(line, message)
    },
    get count() {
      return count
    },
    list: () => kept.toSorted((one, other) => one.line - other.line),
  }
}
