// The word of an enumeration's value in the viewer's language; a dash where there is none.
import type { Enumeration } from '@bidyard/contract/enumeration'
import { useCallback } from 'react'
import { useLanguage } from './language-context.tsx'

export type Word = <Value extends string>(of: Enumeration<string, Value>, value: Value | null) => string

export const useWord = (): Word => {
  const { language } = useLanguage()
  return useCallback((of, value) => (value === null ? '–' : of.labels[value][language]), [language])
}
