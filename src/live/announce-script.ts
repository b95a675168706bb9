/**
 * For sites that our backend does not serve: the host can't mark pages published after the last build, so every address
 * that could belong to one is marked before the first paint, until hydration.
 */
export const announceScript = `/^\\/(?:blog|case-study|career)\\/[a-z0-9-]+\\/?$/.test(location.pathname) && (document.documentElement.dataset.live = '')`
