import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import type { SearchKind } from '../../../contract/search'
import { searchKinds } from '../../../contract/search-kinds'
import { backendUrl } from '../../config/public-env'
import { routes } from '../../config/routes'
import * as css from './site-search.module.css'

interface Props {
  /** Address of the page; a change of it closes the search. */
  pathname: string
}

/**
 * The search over all public pages: a popover that opens before the page's script has run, by its button
 * or Ctrl-K (src/app/on-render-body.tsx). The code that finds pages is loaded only when it is first opened.
 * A button elsewhere may name the group to show first: `popoverTarget="site-search" data-first="articles"`.
 */
export function SiteSearch({ pathname }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [first, setFirst] = useState<SearchKind>()
  const { search, load } = useLazySearch()

  const shownOn = useRef(pathname)
  useEffect(() => {
    // not at the first run: the box may have been opened before this script was loaded
    if (shownOn.current !== pathname) hide(box.current)
    shownOn.current = pathname
  }, [pathname])

  useEffect(() => {
    const element = box.current
    if (element === null) return
    const open = () => {
      if (!element.matches(':popover-open')) return
      // the attribute does this where the page came as HTML; React leaves it out where it renders itself
      input.current?.focus()
      setQuery(input.current?.value ?? '')
      setFirst(readFirst(element))
      load()
    }
    open()
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('toggle', open, { signal })
    element.addEventListener('keydown', (event) => onKeyDown(event, element), { signal })
    element.addEventListener('focusout', ({ relatedTarget }) => hideWhenLeft(element, relatedTarget), {
      signal,
    })
    return () => listeners.abort()
  }, [load])

  const shortName = `Search ${first ? searchKinds[first].toLowerCase() : 'the site'}` // fits a phone
  return (
    <div ref={box} id="site-search" popover="auto" role="dialog" aria-label="Search" className={css.box}>
      <form
        role="search"
        action={`${backendUrl}${routes.search.href()}`} // without script, or before it has loaded
        className={css.form}
        onSubmit={openFirstResult}
      >
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={first ? `${shortName} and the rest of the site` : shortName}
          placeholder={shortName}
          autoFocus
          autoComplete="off"
          spellCheck="false"
          className={css.input}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <noscript>
          <button type="submit" className="button">
            Search
          </button>
        </noscript>
        <button type="button" popoverTarget="site-search" popoverTargetAction="hide" className={css.close}>
          Close
        </button>
      </form>
      <div className={css.results}>
        {search === 'loading' && (
          <p role="status" className={css.message}>
            Loading…
          </p>
        )}
        {search === 'failed' && (
          <div role="alert" className={css.message}>
            <p>Search didn’t load. Check your connection, or use the menu.</p>
            <p className="after-list">
              <button type="button" className="button" onClick={load}>
                Try again
              </button>
            </p>
          </div>
        )}
        {typeof search === 'object' && (
          <search.SearchResults pages={search.pages} query={query} first={first} />
        )}
      </div>
      {typeof search === 'object' && <search.SearchKeys />}
    </div>
  )
}

async function loadResults() {
  const { SearchKeys, SearchResults, loadSearch } = await import('./load-search')
  return { SearchKeys, SearchResults, pages: await loadSearch() }
}

/** The code and index that find pages, loaded once; after a failure `load` tries again. */
function useLazySearch() {
  const [search, setSearch] = useState<
    'idle' | 'loading' | 'failed' | Awaited<ReturnType<typeof loadResults>>
  >('idle')
  const asked = useRef(false)
  const load = useCallback(() => {
    if (asked.current) return
    asked.current = true
    setSearch('loading')
    loadResults().then(setSearch, (error: unknown) => {
      console.error('Search could not be loaded.', error)
      asked.current = false
      setSearch('failed')
    })
  }, [])
  return { search, load }
}

function hide(box: HTMLElement | null): void {
  if (box?.matches(':popover-open')) box.hidePopover()
}

/**
 * Moving the focus out of the box closes it; its own buttons open and close it themselves. Safari on a Mac never focuses a
 * result that is clicked, but what is around the box.
 */
function hideWhenLeft(box: HTMLElement, to: EventTarget | null): void {
  if (to instanceof Element && !box.contains(to) && !to.contains(box) && !to.closest(opener)) hide(box)
}

/** Buttons that open and close the search, anywhere on the page. */
const opener = '[popovertarget="site-search"]'

/** The group that the opener of the search asks for; the page's head notes it, also before this script has run. */
function readFirst({ dataset: { first = '' } }: HTMLElement): SearchKind | undefined {
  return first in searchKinds ? (first as SearchKind) : undefined
}

function openFirstResult(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  const box = event.currentTarget.parentElement
  // the server has not answered yet: its first result opens when it has
  if (box?.querySelector('[aria-busy="true"]')) return
  // what stands there without results isn't in sections
  if (new FormData(event.currentTarget).get('q') !== '') box?.querySelector<HTMLElement>('section a')?.click()
}

function onKeyDown(event: KeyboardEvent, box: HTMLElement): void {
  if (event.key === 'Escape') {
    // else the first Escape only empties a field of type search
    event.preventDefault()
    hide(box)
  } else moveAmongResults(event, box)
}

/** Arrow keys go from the field through the results and back; a letter typed on a result goes to the field. */
function moveAmongResults(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll<HTMLElement>('input, a')]
  const current = stops.findIndex((stop) => stop === document.activeElement)
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step !== 0 && current >= 0) {
    event.preventDefault()
    stops.at((current + step) % stops.length)?.focus()
  } else if (current > 0 && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    stops[0]?.focus()
  }
}
