// Light, dark, or as the system has it; kept on this device.
import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

const key = 'bidyard.theme'
const dark = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

const isTheme = (text: string | null): text is Theme => text === 'light' || text === 'dark' || text === 'system'

export const currentTheme = (): Theme => {
  const stored = localStorage.getItem(key)
  return isTheme(stored) ? stored : 'system'
}

export const chooseTheme = (theme: Theme): void => {
  localStorage.setItem(key, theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  const query = matchMedia(dark)
  query.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    query.removeEventListener('change', listener)
  }
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme)

const darkNow = (): boolean => {
  const theme = currentTheme()
  return theme === 'system' ? matchMedia(dark).matches : theme === 'dark'
}

export const useIsDark = (): boolean => useSyncExternalStore(subscribe, darkNow)
