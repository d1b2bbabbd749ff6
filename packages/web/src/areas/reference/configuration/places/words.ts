// The words for a place of the configuration: `fees`, `exhibitFeeWon.self` → 출품수수료 · 셀프.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import { tradeAdjustmentLineItemKind } from '@bidyard/contract/enums/bidding'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { shopGrade } from '@bidyard/contract/enums/shops'
import { violationDetailType } from '@bidyard/contract/enums/violations'
import type { Language } from '@bidyard/contract/error'
import type { SayOf, TextOfArea } from '../../../../text/areas.ts'

type Say = SayOf<'configuration'>
type Word = keyof TextOfArea<'configuration'>

const enumerations = [contractKind, shopGrade, tradeAdjustmentLineItemKind, violationDetailType]

/** A text that may be missing: the speaker answers an unknown key with the key itself. */
const wordFor = (say: Say, key: string): string | null => {
  const word = say(key as Extract<Word, 'none'>)
  return word === key ? null : word
}

export const partWord = (say: Say, language: Language, part: string): string => {
  if (/^\d+$/.test(part)) return say('numbered', { number: Number(part) + 1 })
  for (const { labels } of enumerations) {
    const label = (labels as Readonly<Record<string, { readonly ko: string; readonly en: string }>>)[part]
    if (label !== undefined) return label[language]
  }
  return wordFor(say, `part.${part}`) ?? part
}

const restWords = (say: Say, language: Language, parts: readonly string[]): readonly string[] =>
  parts.flatMap((part, index) => {
    if (part === 'steps') return []
    return [parts[index - 1] === 'steps' ? say('feeStep', { number: Number(part) + 1 }) : partWord(say, language, part)]
  })

/** The longest beginning of the way that has a name, then what is left of it, part by part. */
export const wordsOf = (say: Say, language: Language, key: ConfigKey, path: string): readonly string[] => {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const word = wordFor(say, `${key}.${parts.slice(0, length).join('.')}`)
    if (word !== null) return [word, ...restWords(say, language, parts.slice(length))]
  }
  return parts.map((part) => partWord(say, language, part))
}

export const nameOf = (say: Say, language: Language, key: ConfigKey, path: string): string =>
  wordsOf(say, language, key, path).join(' · ')

export const hintOf = (say: Say, key: ConfigKey, path: string): string | undefined =>
  wordFor(say, `hint.${key}.${path}`) ?? undefined
