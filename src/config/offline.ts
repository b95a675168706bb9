/**
 * Options of gatsby-plugin-offline. Pages and their data always come from the network and from the cache
 * only without one, so that nobody reads a stale page after a deploy. Hashed files never change. No rule
 * matches /api/ or the end of a sign-in, which therefore never pass through the worker.
 *
 * The plugin merges this list into its own by position: four entries replace all of its defaults.
 */
const networkFirst = (urlPattern: RegExp) => ({ urlPattern, handler: 'NetworkFirst' })

export const offlineOptions = {
  debug: false,
  workboxConfig: {
    runtimeCaching: [
      networkFirst(/^https?:\/\/[^/]+\/(?!api\/|auth\/redirect\/)([^?#]*\/)?(\?[^#]*)?$/),
      networkFirst(/^https?:\/\/[^/]+\/(page-data|slice-data)\/.*\.json$/),
      { urlPattern: /^https?:\/\/[^/]+\/(static\/.+|[^/]+-[0-9a-f]{20}\.js)$/, handler: 'CacheFirst' },
      networkFirst(/^https?:\/\/[^/]+\/(icons|media)\/.+$/),
    ],
  },
}
