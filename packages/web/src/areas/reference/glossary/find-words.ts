// Finds words of the glossary by either language, by first consonants, and by what their meaning says.
import type { GlossaryPart, GlossaryWord } from '@bidyard/contract/glossary/glossary-part'
import type { Language } from '../../../text/language.ts'
import { matches } from '../../../ui/choice/matches.ts'

export interface GlossarySearch {
  readonly find?: string
}

/** A sentence holds so many first consonants that a few of them say nothing. */
const isInitials = (query: string): boolean => /^[ㄱ-ㅎ\s]+$/.test(query)

const isWanted = ({ ko, en, means }: GlossaryWord, query: string, language: Language): boolean =>
  [ko, en, isInitials(query) ? '' : means?.[language] ?? ''].some((text) => matches(text, query))

/** Parts without any such word are left out. */
export const findWords = (parts: readonly GlossaryPart[], query: string, language: Language): readonly GlossaryPart[] =>
  parts.map((part) => ({ ...part, words: part.words.filter((word) => isWanted(word, query, language)) }))
    .filter(({ words }) => words.length > 0)
