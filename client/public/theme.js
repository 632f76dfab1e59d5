// Runs before the first paint, so that nobody sees the other theme flash by. The same keys as src/shell/preferences.ts.
try {
  const theme = localStorage.getItem('fathom.theme')
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme
  const language = localStorage.getItem('fathom.language')
  document.documentElement.lang = language || (navigator.language.startsWith('fr') ? 'fr' : 'en')
} catch {
  // Storage may be forbidden: the system's theme it is.
}
