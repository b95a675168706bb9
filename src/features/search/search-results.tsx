import { routes } from '../../config/routes'
import type { SearchKind } from '../../config/search'
import { SiteLink } from '../../ui/site-link'
import { findPages, type Group, type SearchIndex } from './search-index'
import * as css from './site-search.module.css'

interface Props {
  index: SearchIndex
  query: string
  first: SearchKind | undefined
}

/** The most visited pages: shown before anything is typed and when there are no results. */
const starts = [
  { title: 'All services', href: routes.services.href() },
  { title: 'All technologies', href: routes.technologies.href() },
  { title: 'Case studies', href: routes.caseStudies.href() },
  { title: 'Articles', href: routes.blog.href() },
  { title: 'Careers', href: routes.career.href() },
  { title: 'Contact us', href: routes.contact.href() },
]

/** The results; loaded when the search is first opened. */
export function SearchResults({ index, query, first }: Props) {
  const words = query.trim()
  if (words === '') return <Starts text="Start typing, or try one of these" />
  const groups = findPages(index, words, first)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <>
      <p role="status" className="visually-hidden">
        {count === 0 ? 'No results' : count === 1 ? '1 page' : `${count} pages`}
      </p>
      {count > 0 ? (
        <Groups groups={groups} />
      ) : (
        <Starts text={`No results for “${words}”. Check the spelling, or try one of these.`} />
      )}
    </>
  )
}

function Groups({ groups }: { groups: readonly Group[] }) {
  return groups.map(({ kind, title, hits }) => (
    <section key={kind} aria-labelledby={`search-${kind}`} className={css.group}>
      <h2 id={`search-${kind}`}>{title}</h2>
      <ul className={css.list}>
        {hits.map((hit) => (
          <li key={hit.href}>
            <SiteLink href={hit.href} className={css.hit}>
              <span className={css.title}>
                <MarkWords text={hit.title} terms={hit.terms} />
              </span>
              <span className={css.summary}>
                <MarkWords text={hit.summary} terms={hit.terms} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Starts({ text }: { text: string }) {
  return (
    <div className={css.group}>
      <p className={css.message}>{text}</p>
      <ul className={css.starts}>
        {starts.map(({ title, href }) => (
          <li key={href}>
            <SiteLink href={href} className={css.hit}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A text with the words in `terms` (lower case) marked. */
export function MarkWords({ text, terms }: { text: string; terms: readonly string[] }) {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, index) => (terms.includes(part.toLowerCase()) ? <mark key={index}>{part}</mark> : part))
}
