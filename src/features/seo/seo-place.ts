/** What the screen shows, as its address says it. */
export interface SeoPlace {
  tab: 'pages' | 'redirects'
  /** Path of the page whose editor is open; default: the list. */
  page?: string
}

/** @param search Of the address, e.g. "?page=/about/". */
export function readSeoPlace(search: string): SeoPlace {
  const query = new URLSearchParams(search)
  const page = query.get('page')
  if (page !== null) return { tab: 'pages', page }
  return { tab: query.get('tab') === 'redirects' ? 'redirects' : 'pages' }
}

export function writeSeoPlace({ tab, page }: SeoPlace): string {
  if (page !== undefined) return `?page=${page}`
  return tab === 'redirects' ? '?tab=redirects' : ''
}
