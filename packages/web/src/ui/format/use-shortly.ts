// `20만`, `200k`: only for marks at the side of a picture.
import { useMemo } from 'react'
import { useLanguage } from '../../text/language-context.tsx'

export const useShortly = (): (value: number) => string => {
  const { language } = useLanguage()
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
    return (value) => numbers.format(value)
  }, [language])
}
