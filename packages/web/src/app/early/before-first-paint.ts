// Runs before anything is painted: no white flash in the dark, no header in an app's webview, nothing found out late.
import { askFirst } from './ask-first.ts'

type Part = readonly [at: string, files: readonly string[], ko: readonly string[], en: readonly string[]]

const theme = localStorage.getItem('bidyard.theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme

const stored = localStorage.getItem('bidyard.language') ?? (navigator.language.startsWith('en') ? 'en' : 'ko')
const language = stored === 'en' ? 'en' : 'ko'
document.documentElement.lang = language

if (/^\/[wl](\/|$)/.test(location.pathname)) document.documentElement.dataset['bare'] = ''

/** The screen's own files come beside the shell, which would ask for them only when it runs. */
const preload = (path: string): void => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  // As the shell itself: the frame and its styles come before it, and what is asked of the server beside it.
  link.fetchPriority = 'low'
  link.href = `/${path}`
  document.head.append(link)
}

const parts = JSON.parse(document.currentScript?.dataset['parts'] ?? '[]') as readonly Part[]
for (const [, files, ko, en] of parts.filter(([pattern]) => new RegExp(pattern).test(location.pathname)))
  for (const path of [...files, ...(language === 'ko' ? ko : en)]) preload(path)

askFirst()
