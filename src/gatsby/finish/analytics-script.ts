/**
 * Delays the Google tag until the page is idle and, if consent is required, until it is given. Consent mode is set
 * before the tag's commands, which wait in `dataLayer`.
 */
export const analyticsScript = `(() => {
  const { src, consent } = document.currentScript.dataset
  const stored = () => { try { return localStorage.getItem('analytics-consent') } catch { return null } }
  const choice = stored()
  const allowed = consent === 'opt-in' ? choice === 'granted' : choice !== 'denied'
  window.dataLayer = window.dataLayer || []
  function gtag() { dataLayer.push(arguments) }
  if (consent !== 'off') {
    gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: allowed ? 'granted' : 'denied' })
  }
  let loaded = false
  const load = () => {
    if (loaded) return
    loaded = true
    const script = document.createElement('script')
    script.async = true
    script.src = src
    document.head.append(script)
  }
  addEventListener('analytics-consent', ({ detail }) => {
    gtag('consent', 'update', { analytics_storage: detail })
    if (detail === 'granted') load()
  })
  if (allowed || consent === 'off') addEventListener('load', () => setTimeout(load, 500))
})()`

const tag = /<script async="" src="(https:\/\/www\.googletagmanager\.com\/[^"]+)"><\/script>/
const hints = /<link rel="(?:preconnect|dns-prefetch)" href="https:\/\/www\.googletagmanager\.com"\/>/g

/** Replaces the tag with this script; a page without the tag stays the same. */
export function deferAnalytics(html: string, consent: string): string {
  const withoutHints = html.replace(hints, '')
  return withoutHints.replace(
    tag,
    (_, src: string) => `<script data-src="${src}" data-consent="${consent}">${analyticsScript}</script>`,
  )
}
