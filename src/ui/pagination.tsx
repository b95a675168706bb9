import * as css from './pagination.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** From 1. */
  page: number
  pages: number
  href: (page: number) => string
}

/** Steps through the pages of a list. */
export function Pagination({ page, pages, href }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className={css.pagination}>
      {page > 1 && (
        <SiteLink href={href(page - 1)} rel="prev" className="quiet-link">
          Newer articles
        </SiteLink>
      )}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages && (
        <SiteLink href={href(page + 1)} rel="next" className="quiet-link">
          Older articles
        </SiteLink>
      )}
    </nav>
  )
}
