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
 * a visitor chose earlier (else the system's stands), answers its switch, opens the search by Ctrl-K or Cmd-K (WCAG 2.1.4 forbids a character key alone),
 * and notes on it which group of results its opener wants first. In private mode, where nothing is stored, the choice
 * lasts for the page. The switch goes from the system's theme to the other one, so that a click is always seen, then to
 * the same as the system's, then back. Escape hides the tooltip in sight, until the next key or move of the pointer.
 */
const headScript = `(() => {
  const root = document.documentElement
  try {
    const { theme } = localStorage
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  } catch {}
  addEventListener('click', ({ target }) => {
    const opener = target.closest?.('[popovertarget="site-search"]')
    if (opener) document.getElementById('site-search').dataset.first = opener.dataset.first || ''
    if (!target.closest?.('[data-theme-switch]')) return
    const system = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
    const { theme } = root.dataset
    const next = theme === system ? '' : theme ? system : system === 'dark' ? 'light' : 'dark'
    if (next) root.dataset.theme = next
    else delete root.dataset.theme
    try { localStorage.theme = next } catch {}
  })
  addEventListener('pointerover', () => root.toggleAttribute('data-esc', false))
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event
    root.toggleAttribute('data-esc', key === 'Escape')
    const search = document.querySelector('#site-search:not(:popover-open)')
    if (!search || key !== 'k' || !(ctrlKey || metaKey)) return
    event.preventDefault()
    search.dataset.first = ''
    search.showPopover()
  })
})()`
