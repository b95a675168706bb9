import type { Publication } from '../../../../contract/publication'
import { publicHref } from '../../../config/entry-links'
import * as css from './receipt.module.css'

/** Leads to the public address, which shows a published text at once; nothing for what was taken off. */
export function PublicLink({ publication: { action, kind, slug, state } }: { publication: Publication }) {
  if (action === 'unpublish') return null
  const isLive = state === 'live' || state === 'replaced'
  return (
    // not by the site's router: the page may be newer than what it holds
    <a href={publicHref(kind, slug)} className={css.link}>
      {isLive ? 'Read it' : 'Read it now'}
      <span className="visually-hidden"> at {publicHref(kind, slug)}</span>
    </a>
  )
}
