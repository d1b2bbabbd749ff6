// Finds words of the glossary by either language, by first consonants, and by what their meaning says.
import type { GlossaryPart, GlossaryWord } from '@bidyard/contract/glossary/glossary-part'
import type { Language } from '../../../text/language.ts'
import { matches } from '../../../ui/choice/matches.ts'

export interface GlossarySearch {
  readonly find?: string
}

const isWanted = ({ ko, en, means }: GlossaryWord, query: string, language: Language): boolean =>
  [ko, en, means?.[language] ?? ''].some((text) => matches(text, query))

/** Parts without any such word are left out. */
export const findWords = (parts: readonly GlossaryPart[], query: string, language: Language): readonly GlossaryPart[] =>
  parts.map((part) => ({ ...part, words: part.words.filter((word) => isWanted(word, query, language)) }))
    .filter(({ words }) => words.length > 0)
