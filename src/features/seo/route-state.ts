/** What the screen shows, as its query string says. */
export interface SeoRouteState {
  tab: 'pages' | 'redirects'
  /** Path of the page whose editor is open; default: the list. */
  page?: string
}

/** @param search Query string, e.g. "?page=/about/". */
export function readRouteState(search: string): SeoRouteState {
  const query = new URLSearchParams(search)
  const page = query.get('page')
  if (page !== null) return { tab: 'pages', page }
  return { tab: query.get('tab') === 'redirects' ? 'redirects' : 'pages' }
}

export function writeRouteState({ tab, page }: SeoRouteState): string {
  if (page !== undefined) return `?page=${page}`
  return tab === 'redirects' ? '?tab=redirects' : ''
}
