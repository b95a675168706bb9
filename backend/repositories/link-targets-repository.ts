import { sql, type RawBuilder } from 'kysely'
import { isSetting, settingKinds, type EntryKind, type SettingKind } from '../../contract/content/kinds'
import { entryAddress, findPageAddress } from '../../contract/entry-address'
import { mostLinkTargets, type LinkTarget } from '../../contract/link-target'
import type { SearchKind } from '../../contract/search'
import type { Db } from '../database/open-database'
import { visibleTo, type Viewer } from './entry-list-repository'
import { liveTitle } from './stored-entry'
import { containing } from './words'

interface Query {
  /** Words of the title. */
  search: string
  /** Only what is at this path. */
  href?: string | undefined
}

const kindsOfPages: Record<Exclude<EntryKind, SettingKind>, SearchKind> = {
  post: 'articles',
  'case-study': 'studies',
  job: 'careers',
  person: 'firm',
  'page-home': 'firm',
  'page-services': 'services',
  'service-category': 'services',
  service: 'services',
  'page-technologies': 'technologies',
  'technology-category': 'technologies',
  technology: 'technologies',
  'page-solutions': 'solutions',
  solution: 'solutions',
  'page-case-studies': 'studies',
  'page-samples': 'samples',
  sample: 'samples',
  'page-blog': 'articles',
  'page-about': 'firm',
  'page-career': 'careers',
  'page-contact': 'firm',
  'page-tms-support': 'firm',
  legal: 'firm',
}

/** What texts can link to, found by title. */
export function createLinkTargetsRepository(db: Db) {
  return {
    /** Pages of a release. */
    async listPages(release: number, { search, href }: Query): Promise<LinkTarget[]> {
      const rows = await db
        .selectFrom('search_document')
        .innerJoin('search_release_document', 'document_id', 'search_document.id')
        .select(['href', 'title', 'kind'])
        .where('release_id', '=', release)
        .where(hasWords(sql.ref('title'), search))
        .where((is) => is.and(href === undefined ? [] : [is('href', '=', href)]))
        .orderBy(bestFirst(sql.ref('title'), search))
        .orderBy('title')
        .limit(mostLinkTargets)
        .execute()
      return rows.map((row) => ({ ...row, isPublic: true }))
    },

    /** Published entries, and drafts that this person may see. */
    async listEntries(viewer: Viewer, { search, href }: Query): Promise<LinkTarget[]> {
      const at = href === undefined ? undefined : findPageAddress(href)
      if (href !== undefined && !at) return []
      const title = sql<string>`coalesce(${liveTitle}, title)`
      const rows = await db
        .selectFrom('entry')
        .select(['kind', 'slug', 'live_slug', title.as('title')])
        .where('trashed_at', 'is', null)
        .where('kind', 'not in', settingKinds)
        .where((is) => is.or([is('live_slug', 'is not', null), is.and(visibleTo(is, viewer))]))
        .where(hasWords(title, search))
        .where((is) =>
          is.and(at ? [is('kind', '=', at.kind), is(sql`coalesce(live_slug, slug)`, '=', at.slug)] : []),
        )
        .orderBy(bestFirst(title, search))
        .orderBy('updated_at', 'desc')
        .limit(mostLinkTargets)
        .execute()
      return rows.flatMap(({ kind, title, slug: draftSlug, live_slug: liveSlug }) => {
        if (isSetting(kind)) return []
        const slug = liveSlug ?? draftSlug
        const href = slug === '' ? null : entryAddress(kind, slug)
        return { href, title, kind: kindsOfPages[kind], isPublic: liveSlug !== null }
      })
    },
  }
}

/** Whether the title contains each word of the search. */
function hasWords(title: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const conditions = words.map((word) => sql`lower(${title}) like ${containing(word)}`)
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}

/** Titles that begin with the search come before the others. */
const bestFirst = (title: RawBuilder<unknown>, search: string) =>
  sql<number>`case when lower(${title}) like ${containing(search.toLowerCase()).slice(1)} then 0 else 1 end`
