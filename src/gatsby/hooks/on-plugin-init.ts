import type { GatsbyNode } from 'gatsby'

/** How Gatsby asks a query worker to end: the first part of its message (gatsby-worker's types). */
const end = 0

/**
 * Lets query workers end when Gatsby asks them to. A timer of its cache for queries keeps them alive for five seconds;
 * Gatsby waits for one, then kills them.
 */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  if (process.send === undefined) return
  process.on('message', (message) => {
    if (Array.isArray(message) && message[0] === end) setImmediate(() => process.exit())
  })
}
