import { useEffect, useRef, useState, type ReactNode } from 'react'
import { groupHits, type Group } from '../../../contract/group-hits'
import { sayCorrected } from '../../../contract/say-corrected'
import type { SearchKind } from '../../../contract/search'
import { searchKinds } from '../../../contract/search-kinds'
import { sayNothingFound, searchStarts } from '../../../contract/search-starts'
import { splitMarks } from '../../../contract/split-marks'
import { MarkWords } from '../../ui/mark-words'
import { SiteLink } from '../../ui/site-link'
import type { FindPages, Found, Hit, PageTexts } from './find-pages'
import * as css from './search-results.module.css'
import * as box from './site-search.module.css'
import { useServerPages } from './use-server-pages'

interface Props {
  pages: FindPages
  query: string
  first: SearchKind | undefined
}

/** The results; loaded when the search is first opened. */
export function SearchResults({ pages, query, first }: Props) {
  const words = query.trim()
  if (pages.in === 'nowhere') return <Outdated />
  if (words === '' || (pages.in === 'server' && words.length < shortestForServer))
    return <Starts>Start typing, or try one of these pages:</Starts>
  return pages.in === 'browser' ? (
    <BrowserResults pages={pages} words={words} first={first} />
  ) : (
    <ServerResults ask={pages.ask} words={words} first={first} />
  )
}

/** The tab was opened before the site was updated: its code can't read the new index. */
function Outdated() {
  return (
    <div role="alert" className={box.message}>
      <p>The site was updated after you opened this page. Reload the page to search.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </div>
  )
}

interface BrowserProps {
  pages: Extract<FindPages, { in: 'browser' }>
  words: string
  first: SearchKind | undefined
}

/** What the index has; snippets follow when the texts are there. */
function BrowserResults({ pages, words, first }: BrowserProps) {
  const texts = usePageTexts(pages)
  return <Results words={words} found={pages.find(words, texts)} first={first} />
}

function usePageTexts({ loadTexts }: BrowserProps['pages']): PageTexts | undefined {
  const [texts, setTexts] = useState<PageTexts>()
  useEffect(() => {
    let isLeft = false
    loadTexts().then(
      (loaded) => {
        if (!isLeft) setTexts(loaded)
      },
      (error: unknown) => console.error('The search has no snippets.', error),
    )
    return () => {
      isLeft = true
    }
  }, [loadTexts])
  return texts
}

/** The server is not asked for single letters: nearly every page has each. */
const shortestForServer = 2

interface ServerProps {
  ask: Extract<FindPages, { in: 'server' }>['ask']
  words: string
  first: SearchKind | undefined
}

/** What the server finds. Until it has answered, what it found for fewer words stays. */
function ServerResults({ ask, words, first }: ServerProps) {
  const { found, state, retry } = useServerPages(ask, words)
  const place = useOpenWhenFound(state)
  return (
    <div ref={place} aria-busy={state === 'asking'}>
      {state === 'failed' ? (
        <div role="alert" className={box.message}>
          <p>Search isn’t responding. Check your connection, or use the menu.</p>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </div>
      ) : found === undefined ? (
        <p role="status" className={box.message}>
          Searching…
        </p>
      ) : (
        <Results words={words} found={found} first={first} isOlder={state === 'asking'} />
      )}
    </div>
  )
}

/** Enter opens the first result, also when it is pressed before the server has answered. */
function useOpenWhenFound(state: 'current' | 'asking' | 'failed') {
  const place = useRef<HTMLDivElement>(null)
  const opens = useRef(false)
  useEffect(() => {
    if (state === 'asking') {
      const box = place.current?.closest('[role="dialog"]')
      const remember = () => (opens.current = true)
      const forget = () => (opens.current = false)
      box?.addEventListener('submit', remember)
      box?.addEventListener('input', forget)
      return () => {
        box?.removeEventListener('submit', remember)
        box?.removeEventListener('input', forget)
      }
    }
    if (opens.current && state === 'current') place.current?.querySelector<HTMLElement>('section a')?.click()
    opens.current = false
    return undefined
  }, [state])
  return place
}

interface ResultsProps {
  words: string
  found: Found
  first: SearchKind | undefined
  /** Whether they are those of fewer words. Default: no. */
  isOlder?: boolean
}

function Results({ words, found: { hits, correction }, first, isOlder = false }: ResultsProps) {
  const count = hits.length
  if (isOlder && count === 0) return <p className={box.message}>Searching…</p>
  return (
    <>
      <div role="status">
        {correction && count > 0 && <p className={box.message}>{sayCorrected(correction)}</p>}
        <p className="visually-hidden">
          {isOlder ? 'Searching…' : count === 0 ? 'No results' : count === 1 ? '1 page' : `${count} pages`}
        </p>
      </div>
      {count > 0 ? <Groups groups={groupHits(hits, first)} /> : <NothingFound words={words} />}
    </>
  )
}

function Groups({ groups }: { groups: readonly Group<Hit>[] }) {
  return groups.map(({ id, title, hits }) => (
    <section key={id} aria-labelledby={`search-${id}`} className={css.group}>
      <h2 id={`search-${id}`}>{title}</h2>
      <ul className={css.list}>
        {hits.map((hit) => (
          <li key={hit.href}>
            <Result hit={hit} showsKind={id === 'best'} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Result({ hit, showsKind }: { hit: Hit; showsKind: boolean }) {
  const { href, kind, title, summary, snippet, terms } = hit
  return (
    <SiteLink href={href} className={css.hit}>
      <span className={css.heading}>
        <span className={css.title}>
          <MarkWords parts={splitMarks(title, terms)} />
        </span>
        {showsKind && <span className={css.kind}> {searchKinds[kind]}</span>}
      </span>
      <span className={css.summary}>
        <MarkWords parts={splitMarks(snippet ?? summary, terms)} />
      </span>
    </SiteLink>
  )
}

function NothingFound({ words }: { words: string }) {
  const { before, link, after } = sayNothingFound(words)
  return (
    <Starts>
      {before}
      <SiteLink href={link.href}>{link.title}</SiteLink>
      {after}
    </Starts>
  )
}

function Starts({ children }: { children: ReactNode }) {
  return (
    <div className={css.group}>
      <p className={box.message}>{children}</p>
      <ul className={css.starts}>
        {searchStarts.map(({ title, href }) => (
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

/** The keys of the search, below its results. */
export const SearchKeys = () => (
  <p className={css.keys} aria-hidden="true">
    <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
  </p>
)
