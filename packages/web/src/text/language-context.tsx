// Gives every screen its language, and changes it only when all texts in sight have come.
import { createContext, use, useCallback, useMemo, useState, useTransition, type ReactNode } from 'react'
import { storedLanguage, storeLanguage, type Language } from './language.ts'
import { loadedAreas, loadText } from './word-store.ts'

interface LanguageChoice {
  readonly language: Language
  readonly choose: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice>({ language: 'ko', choose: () => undefined })

export const LanguageProvider = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useState(storedLanguage)
  const [, startTransition] = useTransition()
  const choose = useCallback((next: Language) => {
    startTransition(async () => {
      await Promise.all(loadedAreas(storedLanguage()).map((area) => loadText(area, next)))
      storeLanguage(next)
      startTransition(() => setLanguage(next))
    })
  }, [])
  const value = useMemo(() => ({ language, choose }), [language, choose])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export const useLanguage = (): LanguageChoice => use(LanguageContext)
