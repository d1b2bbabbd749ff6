// Runs before anything is painted, so that nobody who prefers the dark sees a white flash. It stands alone.

{
  const theme = localStorage.getItem('bidyard.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme

  const language = localStorage.getItem('bidyard.language') ?? (navigator.language.startsWith('en') ? 'en' : 'ko')
  document.documentElement.lang = language === 'en' ? 'en' : 'ko'
}
