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

/** Faults quote the file, and no database keeps a zero or half a letter. */
const kept = (words: string): string => words.replaceAll('\0', '').slice(0, wordsMax).toWellFormed()

const cut = ({ ko, en }: Label): Label => ({ ko: kept(ko), en: kept(en) })

export const openFaults = (): Faults => {
  const list: ImportFault[] = []
  let count = 0
  const keep = (line: number, message: Label): void => {
    if (list.length < keptMax) list.push({ line, message: cut(message) })
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
    list: () => list.toSorted((one, other) => one.line - other.line),
  }
}
