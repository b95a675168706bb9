import { useQueries, useQuery } from '@tanstack/react-query'
import type { EntryState, EntrySummary, ReviewNote } from '../../../contract/entry'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { entriesHref, entryHref, newEntryHref, stateTitles } from '../../config/entries'
import { formatMoment } from '../../lib/format-moment'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { SiteLink } from '../../ui/site-link'
import * as css from './employee-dashboard.module.css'

/** Articles shown per status; the list of articles has the rest. */
const shown = 5

/** The user's articles by status, with requested changes. */
export function MyArticles({ api, roles }: { api: ApiClient; roles: readonly Role[] }) {
  const { data, error, refetch } = useMyArticles(api)
  return (
    <>
      {data === undefined && error === null && <Skeleton label="Loading your articles" lines={3} />}
      {data === undefined && error !== null && (
        <LoadError title="Couldn’t load your articles." error={error} onRetry={() => void refetch()} />
      )}
      {data && data.total === 0 && <EmptyState>No articles yet</EmptyState>}
      {data && <Groups api={api} roles={roles} articles={data.data} />}
      <p className={css.ways}>
        <SiteLink href={newEntryHref('post', roles)} className="quiet-link">
          Write an article
        </SiteLink>
        {data && data.total > 0 && <SiteLink href={entriesHref('post', roles)}>All articles</SiteLink>}
      </p>
    </>
  )
}

interface GroupsProps {
  api: ApiClient
  roles: readonly Role[]
  articles: readonly EntrySummary[]
}

function Groups({ api, roles, articles }: GroupsProps) {
  const groups = groupArticles(articles)
  const sentBack = groups.find(({ state }) => state === 'changes_requested')?.articles ?? []
  const reviewNotes = useLatestReviewNotes(
    api,
    sentBack.slice(0, shown).map(({ id }) => id),
  )
  return groups.map((group) => (
    <section key={group.state} aria-label={stateTitles[group.state]} className={css.group}>
      <h3 className={css.state}>
        {stateTitles[group.state]} <span className={css.number}>{group.articles.length}</span>
      </h3>
      <ul className={css.list}>
        {group.articles.slice(0, shown).map((article) => (
          <Article
            key={article.id}
            article={article}
            href={entryHref(article, roles)}
            note={reviewNotes.get(article.id)}
          />
        ))}
      </ul>
    </section>
  ))
}

interface ArticleProps {
  article: EntrySummary
  href: string
  note: ReviewNote | undefined
}

function Article({ article: { title, state, updatedAt, publishAt, live }, href, note }: ArticleProps) {
  return (
    <li>
      <SiteLink href={href} className={css.link}>
        {title || 'Untitled'}
      </SiteLink>
      <p className={css.summary}>{describeTime(state, updatedAt, publishAt, live)}</p>
      {note && (
        <p className={css.note}>
          {note.by} requested changes: <q>{note.text}</q>
        </p>
      )}
    </li>
  )
}

function describeTime(
  state: EntryState,
  updatedAt: string,
  publishAt: string | null,
  live: EntrySummary['live'],
): string {
  if (state === 'scheduled' && publishAt !== null) return `Scheduled for ${formatMoment(publishAt)}`
  if (state === 'published' && live) return `Published on ${formatMoment(live.at)}`
  const earlier = live ? '. An earlier version is published' : ''
  return `Changed on ${formatMoment(updatedAt)}${earlier}`
}

/** The user's articles, recently changed first; at most 200. */
function useMyArticles(api: ApiClient) {
  return useQuery({
    queryKey: ['entries', 'mine'],
    queryFn: async ({ signal }) => {
      const query = { kind: 'post', mine: '1', limit: 200 } as const
      return (await api.GET('/api/entries', { params: { query }, signal })).data
    },
  })
}

/** The latest review comment on each of these entries, by id; none while loading. */
function useLatestReviewNotes(api: ApiClient, ids: readonly string[]): ReadonlyMap<string, ReviewNote> {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['entry', id, 'reviewNotes'],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await api.GET('/api/entries/{id}', { params: { path: { id } }, signal })).data.reviewNotes,
    })),
    combine: (results) =>
      new Map(
        ids.flatMap((id, index) => {
          const latest = results[index]?.data?.[0]
          return latest ? [[id, latest] as const] : []
        }),
      ),
  })
}

/** Statuses in the order of urgency for the author. */
const inOrder: readonly EntryState[] = [
  'changes_requested',
  'draft',
  'in_review',
  'scheduled',
  'published',
  'unpublished',
]

/** Articles by status, the most urgent first, without empty groups. */
function groupArticles(articles: readonly EntrySummary[]): { state: EntryState; articles: EntrySummary[] }[] {
  return inOrder
    .map((state) => ({ state, articles: articles.filter((article) => article.state === state) }))
    .filter((group) => group.articles.length > 0)
}
