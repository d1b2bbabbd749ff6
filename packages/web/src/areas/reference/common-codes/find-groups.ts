// Which groups of common codes a search finds: by their own names, or by any word or code of their values.
import type { CommonCode } from '@bidyard/contract/shapes/common-codes'
import { matches } from '../../../ui/choice/matches.ts'

export type CommonCodeItem = CommonCode['items'][number]

export interface FoundGroup {
  readonly group: CommonCode
  /** The values that match; null when the group itself does, or nothing is looked for. */
  readonly values: ReadonlySet<string> | null
}

const isFound = (find: string, ...texts: readonly string[]): boolean => texts.some((text) => matches(text, find))

const isItemFound = ({ value, label, sources }: CommonCodeItem, find: string): boolean =>
  isFound(find, value, label.ko, label.en, ...Object.values(sources).flat())

export const findGroups = (groups: readonly CommonCode[], find: string): readonly FoundGroup[] => {
  if (find.trim() === '') return groups.map((group) => ({ group, values: null }))
  return groups.flatMap((group): FoundGroup[] => {
    if (isFound(find, group.code, group.name.ko, group.name.en)) return [{ group, values: null }]
    const values = new Set(group.items.filter((item) => isItemFound(item, find)).map(({ value }) => value))
    return values.size === 0 ? [] : [{ group, values }]
  })
}
