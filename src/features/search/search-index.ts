import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { keepFirstOfKind } from '../../../contract/pages-per-kind'
import type { SearchDocument, SearchKind } from '../../../contract/search'
import { findCorrection } from '../../../contract/search-correction'
import {
  damping,
  dropMentions,
  enough,
  enoughInHead,
  kindShares,
  leastAnswered,
  mostNamed,
} from '../../../contract/search-rank'
import { showMatch } from '../../../contract/search-snippet'
import {
  createKnowledge,
  isAsTyped,
  isPhrase,
  isTyped,
  planSearch,
  toStems,
  type Alternative,
  type SearchKnowledge,
  type SearchPlan,
} from '../../../contract/search-words'
import { isPhraseTerm, searchOptions, toPhraseTerm, type BrowserSearch } from '../../config/search-options'
import type { Found, Hit, PageTexts } from './find-pages'

export interface SearchIndex {
  index: MiniSearch<SearchDocument>
  knowledge: SearchKnowledge
}

/** The index that the build wrote. @throws Error for something else. */
export function readSearchIndex({ index, words, synonyms }: Omit<BrowserSearch, 'format'>): SearchIndex {
  return {
    index: MiniSearch.loadJS<SearchDocument>(index, searchOptions),
    knowledge: createKnowledge(words.split(' '), synonyms),
  }
}

/**
 * Pages for the words typed, the best first: the one with that title, what the firm offers under that name, those whose
 * head answers every part of it, what a part of it names, those that answer it, then good ones that answer some.
 *
 * @param texts Default: there are no snippets.
 */
export function findPages({ index, knowledge }: SearchIndex, typed: string, texts?: PageTexts): Found {
  const plan = planSearch(typed, knowledge)
  const isWhole = (count: number) => (count === plan.parts.length ? 1 : 0)
  const typedStems = toStems(plan.typed).join(' ')
  const isTitle = ({ result }: Page) => (toStems(String(result['title'])).join(' ') === typedStems ? 1 : 0)
  const aboutness = ({ inHead, isNamed }: Page) => (isWhole(inHead) ? 2 : isNamed ? 1 : 0)
  const pages = [...answerParts(index, plan).values()].toSorted(
    (a, b) =>
      isTitle(b) - isTitle(a) ||
      isWhole(b.inTitle) - isWhole(a.inTitle) ||
      aboutness(b) - aboutness(a) ||
      isWhole(b.answered) - isWhole(a.answered) ||
      b.rank - a.rank,
  )
  const every = dropWeak(
    pages.filter(({ answered }) => isWhole(answered)),
    ({ inHead }) => isWhole(inHead) === 1,
  )
  const isKept = (page: Page) =>
    every.includes(page) ||
    (isHalf(page, plan) && (page.isNamed || (every.length < enough && page.inHead > 0)))
  const kept = pages.filter(isKept)
  // better a page that mentions half of it than none
  const found =
    kept.length > 0 || plan.misspelled.length > 0 ? kept : pages.filter((page) => isHalf(page, plan))
  return {
    hits: keepFirstOfKind(
      dropMentions(found.map((page) => judge(page, plan))).map(({ page }) => toHit(page, plan, texts)),
    ),
    correction: findCorrection(typed, plan),
  }
}

const judge = (page: Page, { parts }: SearchPlan) => ({
  page,
  kind: kindOf(page.result),
  isAbout: page.inHead === parts.length,
  isTyped: page.asTyped === parts.length,
})

/** Pages that only mention what was typed are left out where enough are about it. */
function dropWeak(pages: readonly Page[], isAbout: (page: Page) => boolean): readonly Page[] {
  const about = pages.filter(isAbout)
  return about.length < enoughInHead ? pages : about
}

/** A page that answers a part of a search. */
interface Page {
  result: SearchResult
  rank: number
  /** How many parts it answers. */
  answered: number
  /** How many it says as they were typed, not only what means the same. */
  asTyped: number
  /** How many its title has as they were typed; 0 for pages that only speak of something, such as articles. */
  inTitle: number
  /** How many its title, other names, summary or headings answer. */
  inHead: number
  /** Whether a part is in its name and few others: of "copilot price", Copilot is meant whatever else is. */
  isNamed: boolean
}

function answerParts(index: MiniSearch<SearchDocument>, { parts }: SearchPlan): Map<unknown, Page> {
  const pages = new Map<unknown, Page>()
  for (const alternatives of parts) {
    const results = index.search(toQuery(alternatives))
    const named = results.filter((result) => isNamed(result, alternatives))
    for (const result of results) {
      const before = pages.get(result.id)
      pages.set(result.id, {
        result,
        rank: (before?.rank ?? 0) + result.score ** damping * kindShares[kindOf(result)],
        answered: (before?.answered ?? 0) + 1,
        asTyped: (before?.asTyped ?? 0) + (saysAsTyped(result, alternatives) ? 1 : 0),
        inTitle: (before?.inTitle ?? 0) + (isInTitle(result, alternatives) ? 1 : 0),
        inHead: (before?.inHead ?? 0) + (isMatchInHead(result) ? 1 : 0),
        isNamed: before?.isNamed === true || (named.length <= mostNamed && named.includes(result)),
      })
    }
  }
  return pages
}

/** Pages that answer a part of what was typed. */
const toQuery = (alternatives: readonly Alternative[]): Query => ({
  combineWith: 'OR',
  queries: alternatives.map(({ is, stems, weight }) => ({
    combineWith: 'AND',
    queries: is === 'phrase' ? [toPhraseTerm(stems)] : [...stems],
    prefix: is === 'beginning',
    boostTerm: () => weight,
    // phrases are terms of the index, too, and rare ones: "lic" would favor pages with "licence costs"
    boostDocument: (_page, term) => (is === 'beginning' && isPhraseTerm(term) ? 0 : 1),
  })),
})

/** Whether the firm offers something whose title has the words as they were typed. Synonyms don't count: "team" also means "about us". */
const isInTitle = (result: SearchResult, alternatives: readonly Alternative[]) =>
  isNamedIn(result, alternatives, ['title'])

/** The same for its other names, too, of which several words count: "office 365" is one, but not "office". */
const isNamed = (result: SearchResult, alternatives: readonly Alternative[]) =>
  isNamedIn(result, alternatives, isPhrase(alternatives) ? ['title', 'names'] : ['title'])

const isNamedIn = (result: SearchResult, alternatives: readonly Alternative[], fields: readonly string[]) =>
  kindShares[kindOf(result)] > 1 &&
  alternatives.some((alternative) => {
    const { is, stems } = alternative
    if (!isAsTyped(alternative)) return false
    const terms = is === 'phrase' ? [toPhraseTerm(stems)] : stems
    const matches = new Map(Object.entries(result.match)) // no `match[term]`: each object has a "constructor"
    return terms.every((term) => matches.get(term)?.some((field) => fields.includes(field)))
  })

const saysAsTyped = ({ match }: SearchResult, alternatives: readonly Alternative[]) =>
  alternatives.filter(isTyped).some(({ is, stems }) => {
    const terms = is === 'phrase' ? [toPhraseTerm(stems)] : stems
    const said = Object.keys(match)
    return terms.every((term) =>
      said.some((other) => (is === 'beginning' ? other.startsWith(term) : other === term)),
    )
  })

const isMatchInHead = ({ match }: SearchResult) =>
  Object.values(match).some((fields) => fields.some((field) => field !== 'text'))

const isHalf = ({ answered }: Page, { parts }: SearchPlan) => answered >= parts.length * leastAnswered

function toHit({ result }: Page, plan: SearchPlan, texts?: PageTexts): Hit {
  const href = String(result.id)
  const shown = { title: String(result['title']), summary: String(result['summary']) }
  return {
    href,
    kind: kindOf(result),
    ...shown,
    ...showMatch({ ...shown, text: texts?.get(href) }, plan),
  }
}

const kindOf = (result: SearchResult) => result['kind'] as SearchKind
