// The words of an act and of what it was done to; what the product learns to write down later is shown as it is.
import { changeWordOf, lookWordOf, subjectWordOf } from '@bidyard/contract/log-words/log-words'
import { useCallback } from 'react'
import type { LabelShown } from '../../../../text/use-label.ts'
import { useLanguage } from '../../../../text/language-context.tsx'

const useWordBy = (wordOf: (given: string) => LabelShown | undefined): ((given: string) => string) => {
  const { language } = useLanguage()
  return useCallback((given) => wordOf(given)?.[language] ?? given, [language, wordOf])
}

export const useAccessWords = () => ({ act: useWordBy(lookWordOf), subject: useWordBy(subjectWordOf) })

export const useChangeWord = (): ((act: string) => string) => useWordBy(changeWordOf)
