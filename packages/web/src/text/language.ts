// Which language the viewer reads: chosen once, kept on this device, Korean first.
import type { Language } from '@bidyard/contract/error'

export type { Language } from '@bidyard/contract/error'

export const languages: readonly Language[] = ['ko', 'en']
const key = 'bidyard.language'

const isLanguage = (value: string | null | undefined): value is Language => value === 'ko' || value === 'en'

export const storedLanguage = (): Language => {
  const stored = localStorage.getItem(key)
  if (isLanguage(stored)) return stored
  return navigator.language.startsWith('en') ? 'en' : 'ko'
}

export const storeLanguage = (language: Language): void => {
  localStorage.setItem(key, language)
  document.documentElement.lang = language
}
