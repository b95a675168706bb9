import type { GatsbySSR } from 'gatsby'
import { locale } from '../lib/locale'
import font from '../styles/generated/archivo.woff2'

/** What the head of every page holds besides its own: the theme before first paint, the font early. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: locale })
  setHeadComponents([
    ...(pathname === offlineShell ? [<title key="title">Loading</title>] : []),
    <script key="head" dangerouslySetInnerHTML={{ __html: headScript }} />,
    <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta key="light" name="theme-color" media="(prefers-color-scheme: light)" content="#fbfdfd" />,
    <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1822" />,
  ])
}

/** The frame that gatsby-plugin-offline keeps for pages it doesn't have; the only page without a Head of its own. */
const offlineShell = '/offline-plugin-app-shell-fallback/'

/**
 * Runs in the head before anything is painted, without waiting for the site's own script: applies the theme
 * a visitor chose earlier (else the system's stands), answers its switch, and opens the search by "/" or
 * Ctrl-K (Cmd-K). In private mode, where nothing is stored, the choice lasts for the page.
 */
const headScript = `(() => {
  const root = document.documentElement, storageKey = 'theme'
  const stored = () => { try { return localStorage.getItem(storageKey) } catch { return null } }
  const apply = (theme) => { if (theme === 'dark' || theme === 'light') root.dataset.theme = theme }
  apply(stored())
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return
    const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    const theme = dark ? 'light' : 'dark'
    apply(theme)
    try { localStorage.setItem(storageKey, theme) } catch {}
  })
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const search = document.getElementById('site-search')
    const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
    const asked = key === '/' ? !typing && !ctrlKey && !metaKey && !altKey : key === 'k' && (ctrlKey || metaKey)
    if (!search || !asked || search.matches(':popover-open')) return
    event.preventDefault()
    search.showPopover()
    search.querySelector('input')?.focus()
  })
})()`
