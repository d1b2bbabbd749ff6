// Everything that is said about the places of the configuration in one language: names, units, values, changes.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import type { Label } from '@bidyard/contract/enumeration'
import type { Language } from '@bidyard/contract/error'
import type { ConfigChange } from '@bidyard/contract/shapes/configuration/versions'
import type { SayOf } from '../../../../text/areas.ts'
import type { Amount } from './amount.ts'
import { readableChanges } from './readable-changes.ts'
import { hintOf, nameOf, partWord } from './words.ts'
import { writeValue } from './write.ts'

export const configurationWords = (say: SayOf<'configuration'>, language: Language) => ({
  say,
  language,
  /** Nobody counts in ten thousands in English. */
  priceUnit: language === 'ko' ? ('man' as const) : ('won' as const),
  label: (given: Label) => given[language],
  name: (key: ConfigKey, path: string) => nameOf(say, language, key, path),
  part: (part: string) => partWord(say, language, part),
  hint: (key: ConfigKey, path: string) => hintOf(say, key, path),
  write: (value: unknown, amount: Amount | undefined) => writeValue(say, language, value, amount),
  changes: (key: ConfigKey, changes: readonly ConfigChange[]) => readableChanges(say, language, key, changes),
})

export type ConfigurationWords = ReturnType<typeof configurationWords>
