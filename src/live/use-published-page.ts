import { useEffect, useState, useSyncExternalStore } from 'react'
import { findEntryAddress } from '../../contract/entry-patterns'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import { findPublished, loadLiveSite } from './find-published'
import type { PublishedOpenEntry } from './live-entry'
import type { LivePage } from './live-page'

/** State of an address without a built page. */
export type PublishedPage =
  /** Not known yet: shows the built HTML, which the backend may have marked. */
  | { state: 'unknown' }
  | { state: 'looking' }
  | { state: 'nothing' }
  /** The lookup failed. */
  | { state: 'failed' }
  | { state: 'found'; entry: PublishedOpenEntry; site: LiveSite; Page: typeof LivePage }

const loadPage = () => import(/* webpackChunkName: "live" */ './live-page').then(({ LivePage: Page }) => Page)
const never = () => () => undefined

/** Looks for a published entry at the page's address. */
export function usePublishedPage(pathname: string): PublishedPage {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // An address with a 404 response keeps its text until an entry is found, so that nothing flickers.
  const [notAnnounced] = useState(() => (isAwake || isAnnounced() ? undefined : pathname))
  const [found, setFound] = useState<{ pathname: string; page: PublishedPage }>()
  const address = findEntryAddress(pathname)
  const requested = address === undefined ? undefined : pathname
  useEffect(() => {
    if (requested === undefined) return
    let isGone = false
    void look(requested).then((page) => !isGone && setFound({ pathname: requested, page }))
    return () => {
      isGone = true
    }
  }, [requested])
  if (!isAwake) return { state: 'unknown' }
  if (requested === undefined) return { state: 'nothing' }
  if (found?.pathname === requested) return found.page
  return { state: notAnnounced === requested ? 'unknown' : 'looking' }
}

async function look(pathname: string): Promise<PublishedPage> {
  const address = findEntryAddress(pathname)
  if (address === undefined) return { state: 'nothing' }
  try {
    if (isAnnounced()) fetchAhead()
    const entry = await findPublished(address)
    if (entry === undefined) return { state: 'nothing' }
    const [site, Page] = await Promise.all([loadLiveSite(), loadPage()])
    return { state: 'found', entry, site, Page }
  } catch (error) {
    console.error('What is published here could not be found out.', error)
    return { state: 'failed' }
  }
}

/** Whether the backend served this page with the mark of a published entry. */
const isAnnounced = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['live'] !== undefined

/** Errors are ignored: the request is repeated when needed, and reported then. */
function fetchAhead(): void {
  loadLiveSite().catch(() => undefined)
  loadPage().catch(() => undefined)
}
