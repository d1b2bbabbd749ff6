// Reads a group of outside codes from lines of code, Korean word, English word and our value.
import type { EnumerationKey } from '@bidyard/contract/enums'
import type { OutsideGroup } from '@bidyard/contract/shapes/metadata/code-set'

/** Each line: `code | ko | en | ours`; a dash for ours means that we have no such value. */
export const codeGroup = (
  code: string, name: readonly [ko: string, en: string], enumeration: EnumerationKey | null, lines: string,
): OutsideGroup => ({
  code,
  name: { ko: name[0], en: name[1] },
  enumeration,
  items: lines.trim().split('\n').map((line) => {
    const [value = '', ko = '', en = '', ours = '-'] = line.split('|').map((word) => word.trim())
    return { value, label: { ko, en }, ours: ours === '-' ? null : ours }
  }),
})
