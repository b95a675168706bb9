import { countKinds, groupHits, type Group } from '../../contract/group-hits'
import { sayCorrected } from '../../contract/say-corrected'
import { longestSearch } from '../../contract/search'
import { searchKinds } from '../../contract/search-kinds'
import { searchPath } from '../../contract/search-path'
import { sayNothingFound, searchStarts } from '../../contract/search-starts'
import { splitMarks } from '../../contract/split-marks'
import type { SearchHit } from '../repositories/search-repository'
import { html, page, when, type Markup, type PageSite } from '../submissions/pages/page'
import type { FoundPages } from './create-page-search'

interface Options {
  /** What is searched for; empty: nothing yet. */
  words: string
  /** Undefined: the search isn't ready. */
  found: FoundPages | undefined
}

/** The search as a separate page, with the groups that it has on the site. */
export function resultsPage(site: PageSite, { words, found }: Options): string {
  return page(site, {
    title: words === '' ? 'Search' : `Search results for “${words}”`,
    heading: 'Search',
    lines: ['general', 'support'],
    linesTitle: 'Can’t find it? Ask us',
    body: html`<form role="search" action="${searchPath}" class="search">
        <div>
          <label for="q">Search the site</label>
          <input
            type="search"
            id="q"
            name="q"
            value="${words}"
            maxlength="${String(longestSearch)}"
            autocomplete="off"
          />
        </div>
        <button type="submit" class="button">Search</button>
      </form>
      ${words === '' ? starts(site, 'Or start with one of these pages:') : answer(site, words, found)}`,
  })
}

function answer(site: PageSite, words: string, found: Options['found']): Markup {
  if (!found) return html`<p role="alert">The search is being prepared. Try again in a minute.</p>`
  const { hits, correction } = found
  if (hits.length === 0) return starts(site, nothingFound(site, words), 'status')
  const count = hits.length === 1 ? '1 page' : `${hits.length} pages`
  return html`${
    correction
      ? html`<div role="status">
          <p class="hint">${sayCorrected(correction)}</p>
          <p>${count}</p>
        </div>`
      : html`<p role="status">${count} for “${words}”</p>`
  }${groups(groupHits(hits), site.address)}`
}

function nothingFound({ address }: PageSite, words: string): Markup {
  const { before, link, after } = sayNothingFound(words)
  return html`${before}<a href="${address}${link.href}">${link.title}</a>${after}`
}

/** Where to begin without results. */
const starts = ({ address }: PageSite, text: string | Markup, role?: 'status'): Markup =>
  html`<p${role ? html` role="${role}"` : ''}>${text}</p>
    <ul class="starts">
      ${searchStarts.map(({ title, href }) => html`<li><a href="${address}${href}">${title}</a></li>`)}
    </ul>`

/** The groups; above several of them how many pages there are of each kind, and the way to those that are out of sight. */
const groups = (all: readonly Group<SearchHit>[], address: string): Markup =>
  html`${when(
    all.length > 2,
    () =>
      html`<nav aria-label="Kinds of results">
        <ul class="kinds">
          ${countKinds(all).map(({ title, group }) => html`<li><a href="#group-${group}">${title}</a></li>`)}
        </ul>
      </nav>`,
  )}${all.map((group) => results(group, address))}`

/** Pages under one heading; the best of all say of what kind they are. */
const results = ({ id, title, hits }: Group<SearchHit>, address: string): Markup =>
  html`<section class="results" aria-labelledby="group-${id}">
    <h2 id="group-${id}">${title}</h2>
    <ul>
      ${hits.map(
        (hit) =>
          html`<li>
            ${when(id === 'best', () => html`<span class="hint">${searchKinds[hit.kind]}</span>`)}
            <a href="${address}${hit.href}">${marked(hit.title, hit.terms)}</a>
            <p>${marked(hit.snippet ?? hit.summary, hit.terms)}</p>
          </li>`,
      )}
    </ul>
  </section>`

const marked = (text: string, terms: readonly string[]): readonly Markup[] =>
  splitMarks(text, terms).map((part) =>
    part.isMarked ? html`<mark>${part.text}</mark>` : html`${part.text}`,
  )
