export type SeoTab = 'pages' | 'grid' | 'redirects' | 'missing'

/** What the screen shows, as its query string says. */
export interface SeoRouteState {
  tab: SeoTab
  /** Path of the page whose editor is open; default: the list. */
  page?: string
}

/** @param search Query string, e.g. "?page=/about/". */
export function readRouteState(search: string): SeoRouteState {
  const query = new URLSearchParams(search)
  const page = query.get('page')
  if (page !== null) return { tab: 'pages', page }
  const tab = query.get('tab')
  return { tab: tab === 'grid' || tab === 'redirects' || tab === 'missing' ? tab : 'pages' }
}

export function writeRouteState({ tab, page }: SeoRouteState): string {
  if (page !== undefined) return `?page=${page}`
  return tab === 'pages' ? '' : `?tab=${tab}`
}
