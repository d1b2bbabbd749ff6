// The words of the configuration in the viewer's language, ready for a screen.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import type { ConfigChange } from '@bidyard/contract/shapes/configuration/versions'
import { useMemo } from 'react'
import { useLanguage } from '../../../text/language-context.tsx'
import { useText } from '../../../text/use-text.ts'
import type { Amount } from './places/amount.ts'
import { readableChanges } from './places/readable-changes.ts'
import { hintOf, nameOf, partWord } from './places/words.ts'
import { writeValue } from './places/write.ts'

export const useConfigurationWords = () => {
  const say = useText('configuration')
  const { language } = useLanguage()
  return useMemo(() => ({
    say,
    language,
    /** Nobody counts in ten thousands in English. */
    priceUnit: language === 'ko' ? 'man' as const : 'won' as const,
    label: (given: { readonly ko: string; readonly en: string }) => given[language],
    name: (key: ConfigKey, path: string) => nameOf(say, language, key, path),
    part: (part: string) => partWord(say, language, part),
    hint: (key: ConfigKey, path: string) => hintOf(say, key, path),
    write: (value: unknown, amount: Amount | undefined) => writeValue(say, language, value, amount),
    changes: (key: ConfigKey, changes: readonly ConfigChange[]) => readableChanges(say, language, key, changes),
  }), [say, language])
}

export type ConfigurationWords = ReturnType<typeof useConfigurationWords>
