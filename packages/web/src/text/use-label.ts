// Chooses the viewer's language from a pair of words.
import { useLanguage } from './language-context.tsx'

export interface LabelShown {
  readonly ko: string
  readonly en: string
}

export const useLabel = (): ((label: LabelShown) => string) => {
  const { language } = useLanguage()
  return (label) => label[language]
}
