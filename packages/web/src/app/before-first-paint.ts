// Runs before anything is painted: no white flash in the dark, no header in an app's webview. It stands alone.

{
  const theme = localStorage.getItem('bidyard.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme

  const language = localStorage.getItem('bidyard.language') ?? (navigator.language.startsWith('en') ? 'en' : 'ko')
  document.documentElement.lang = language === 'en' ? 'en' : 'ko'

  if (/^\/[wl](\/|$)/.test(location.pathname)) document.documentElement.dataset['bare'] = ''
}
