import { Portrait, type PortraitProps } from './portrait'
import * as css from './post-meta.module.css'
import { SiteLink } from './site-link'

interface Props {
  author: string
  /** The author, if that is a person who has a page. */
  byline?: (Pick<PortraitProps, 'portrait'> & { role: string; href: string }) | null
  /** Where the author is described, if that is a team. Default: no link. */
  teamHref?: string | null
  /** Missing: not shown. */
  minutes?: number
  /** YYYY-MM-DD; missing: not shown. */
  date?: string
  dateText?: string
  /** Day of the last change, as text. Default: not shown. */
  updated?: string | null
}

/** Who wrote a text, when, and how long it takes to read. */
export function PostMeta({ author, byline, teamHref, minutes, date, dateText, updated }: Props) {
  const facts = (
    <p className={css.meta}>
      {!byline && <span>By {teamHref ? <SiteLink href={teamHref}>{author}</SiteLink> : author}</span>}
      {date && <time dateTime={date}>{dateText}</time>}
      {minutes !== undefined && <span>{minutes} min read</span>}
      {updated && <span>Updated {updated}</span>}
    </p>
  )
  if (!byline) return facts
  return (
    <div className={css.byline}>
      <Portrait name={author} portrait={byline.portrait} size="small" />
      <div>
        <p className={css.author}>
          <SiteLink href={byline.href}>{author}</SiteLink>, {byline.role}
        </p>
        {facts}
      </div>
    </div>
  )
}
