import type { Correction } from '../../contract/search'
import { findCorrection } from '../../contract/search-correction'
import { showMatch } from '../../contract/search-snippet'
import { mostCorrections } from '../../contract/search-spelling'
import {
  IndexedKindSchema,
  type Corrected,
  type FoundItem,
  type FoundKind,
  type IndexedKind,
} from '../../contract/workspace-search'
import type { Clock } from '../clock'
import type { Db } from '../database/open-database'
import {
  createSearchItemsRepository,
  keyOf,
  type FoundRow,
  type ItemSearch,
} from '../repositories/search-items-repository'
import type { SearchHit } from '../repositories/search-repository'
import type { FoundPages, PageSearch } from './create-page-search'
import { listSpellings, planWords, toSearchPlan, type SearchWord } from './plan-words'
import { rankItem } from './rank-items'
import type { SearchScope } from './search-scope'

interface Options {
  db: Db
  searchPages: PageSearch
  clock: Clock
}

interface Search {
  scope: SearchScope
  typed: string
  /** undefined: all that the person may see. */
  kinds: readonly FoundKind[] | undefined
  /** Items of each kind. */
  limit: number
}

export interface FoundGroup {
  kind: FoundKind
  items: FoundItem[]
  hasMore: boolean
}

/** How many items of a kind are ranked at least; the others have less in their titles and are older. */
const leastCandidates = 30

/** What pages count beside other things: as something that matches in its title and changed some time ago. */
const pageRank = 1.1

/** Searches everything that a person may see in the workspace. */
export function createWorkspaceSearch({ db, searchPages, clock }: Options) {
  const repository = createSearchItemsRepository(db)

  async function findItems(search: Omit<ItemSearch, 'words'>, typed: string, most: number) {
    const words = planWords(typed)
    const found = await repository.search({ ...search, words }, most)
    if (found.length > 0 || words.length === 0) return { words, found }
    const corrected = await correct(search, words)
    return corrected
      ? { words: corrected, found: await repository.search({ ...search, words: corrected }, most) }
      : { words, found }
  }

  /** Replaces words that nothing has by likely spellings; undefined: there are none. */
  async function correct(search: Omit<ItemSearch, 'words'>, words: readonly SearchWord[]) {
    const corrected: SearchWord[] = []
    for (const word of words) {
      if ((await repository.listForms(search, word.forms)).length > 0) {
        corrected.push(word)
        continue
      }
      const likely = await listLikely(search, word.typed, word === words.at(-1))
      if (likely.length === 0) return undefined
      corrected.push({ ...word, forms: likely, likely: likely.map(({ text }) => text) })
    }
    return corrected
  }

  /** Whole words come before beginnings: "lanterm" means "lantern", not what begins with "lanter". */
  async function listLikely(search: Omit<ItemSearch, 'words'>, typed: string, isBeginning: boolean) {
    const words = listSpellings(typed).map((text) => ({ text, isBeginning: false }))
    const beginnings = words.map(({ text }) => ({ text, isBeginning: true }))
    const whole = await repository.listForms(search, words)
    const likely = whole.length > 0 || !isBeginning ? whole : await repository.listForms(search, beginnings)
    return likely.slice(0, mostCorrections).map(({ text }) => ({ text, isBeginning }))
  }

  async function findPages({ kinds, typed }: Search): Promise<FoundPages | undefined> {
    return kinds === undefined || kinds.includes('page')
      ? searchPages(typed)
      : { hits: [], correction: undefined }
  }

  return {
    /** @returns Groups, that of the best item first. `pagesReady` is false until pages can be searched. */
    async search(
      search: Search,
    ): Promise<{ data: FoundGroup[]; correction?: WorkspaceCorrection; pagesReady: boolean }> {
      const { scope, typed, limit } = search
      const kinds = search.kinds?.flatMap((kind) => IndexedKindSchema.safeParse(kind).data ?? [])
      const most = Math.max(limit + 1, leastCandidates)
      const { words, found } = await findItems({ scope, kinds }, typed, most)
      const now = clock.now()
      const ranked = found
        .map((row) => ({ row, rank: rankItem({ ...row, at: row.at.toISOString() }, words, now) }))
        .toSorted((a, b) => b.rank - a.rank || b.row.at.getTime() - a.row.at.getTime())
      const groups = groupByKind(ranked, limit)
      const texts = await repository.readTexts(groups.flatMap(({ rows }) => rows))
      const plan = toSearchPlan(words)
      const itemGroups = groups.map(({ kind, rows, hasMore, rank }) => ({
        rank,
        group: {
          kind,
          hasMore,
          items: rows.map((row) => {
            const { title, detail: summary } = row
            const text = texts.get(keyOf(row))
            return { ...toItem(row), ...showMatch({ title, summary, text, quotesAny: true }, plan) }
          }),
        },
      }))
      const pages = await findPages(search)
      const pageGroups = pages && pages.hits.length > 0 ? [toPageGroup(pages.hits, limit)] : []
      const data = [...itemGroups, ...pageGroups].toSorted((a, b) => b.rank - a.rank)
      const correction = joinCorrections(
        found.length > 0 && { correction: findCorrection(typed, plan) },
        pageGroups.length > 0 && { correction: pages?.correction },
      )
      return {
        data: data.map(({ group }) => group),
        ...(correction && { correction }),
        pagesReady: pages !== undefined,
      }
    },

    listOpened: async (scope: SearchScope): Promise<FoundItem[]> =>
      (await repository.listOpened(scope)).map((row) => ({ ...toItem(row), terms: [] })),

    noteOpened: repository.noteOpened,
  }
}

const toItem = ({ at, ...row }: FoundRow): Omit<FoundItem, 'terms'> => ({ ...row, at: at.toISOString() })

/** @param ranked The best first. */
function groupByKind(ranked: readonly { row: FoundRow; rank: number }[], limit: number) {
  const kinds = [...new Set(ranked.map(({ row }) => row.kind))]
  return kinds.map((kind: IndexedKind) => {
    const ofKind = ranked.filter(({ row }) => row.kind === kind)
    const rows = ofKind.slice(0, limit).map(({ row }) => row)
    return { kind, rows, hasMore: ofKind.length > limit, rank: ofKind[0]?.rank ?? 0 }
  })
}

type WorkspaceCorrection = Correction & { of: Corrected }

/** How what is shown was found; false: there is nothing of it. */
function joinCorrections(
  items: false | Pick<FoundPages, 'correction'>,
  pages: false | Pick<FoundPages, 'correction'>,
): WorkspaceCorrection | undefined {
  const [ofItems, ofPages] = [items && items.correction, pages && pages.correction]
  if (!ofPages) return ofItems ? { ...ofItems, of: pages ? 'others' : 'all' } : undefined
  if (!ofItems) return { ...ofPages, of: items ? 'pages' : 'all' }
  const searched = [...new Set([...ofPages.searched, ...ofItems.searched])].slice(0, mostCorrections)
  return { typed: ofPages.typed, searched, of: 'all' }
}

/** @param pages The best first. */
function toPageGroup(pages: readonly SearchHit[], limit: number): { rank: number; group: FoundGroup } {
  const items = pages.slice(0, limit).map(({ href, kind, title, summary, snippet, terms }) => ({
    kind: 'page' as const,
    id: href,
    variant: kind,
    state: '',
    title,
    detail: summary,
    ...(snippet !== undefined && { snippet }),
    terms,
    at: null,
  }))
  return { rank: pageRank, group: { kind: 'page', items, hasMore: pages.length > limit } }
}
