// Sets the theme and the language that were chosen last, before anything is painted.

{
  const theme = localStorage.getItem('reference-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  const language = localStorage.getItem('reference-language')
  if (language === 'ko' || language === 'en') document.documentElement.lang = language
}
