/**
 * Runs in the head before anything is painted: applies the theme a visitor chose earlier (else the
 * system's stands) and answers the switch, without waiting for the site's own script.
 */
export const themeScript = `(() => {
  const root = document.documentElement, key = 'theme'
  const stored = () => { try { return localStorage.getItem(key) } catch { return null } }
  const apply = (theme) => { if (theme === 'dark' || theme === 'light') root.dataset.theme = theme }
  apply(stored())
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return
    const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    const theme = dark ? 'light' : 'dark'
    apply(theme)
    try { localStorage.setItem(key, theme) } catch { /* private mode: the choice lasts for this page */ }
  })
})()`
