/**
 * For sites that another host than our backend serves: it cannot mark a page that was published after the last build,
 * so every address that could be one's is marked before anything is painted, until the page's script has looked.
 */
export const announceScript = `/^\\/(?:blog|case-study|career)\\/[a-z0-9-]+\\/?$/.test(location.pathname) && (document.documentElement.dataset.live = '')`
