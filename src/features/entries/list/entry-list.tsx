import { useMutation, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'gatsby'
import { useMemo, useState, useEffect } from 'react'
import { fixedKinds, kindNames, type EntryKind } from '../../../../contract/content/kinds'
import type { EntrySummary } from '../../../../contract/entry'
import { mayManage, permissionFor } from '../../../../contract/entry-rules'
import { can } from '../../../../contract/permissions'
import type { ApiClient } from '../../../client/create-api-client'
import { capitalize } from '../../../lib/capitalize'
import { formatMoment } from '../../../lib/format-moment'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { useListSelection } from '../../../lib/use-list-selection'
import { ActionButton } from '../../../ui/action-button'
import { Plus } from '../../../ui/icons'
import { EmptyState, LoadError, Skeleton } from '../../../ui/load-states'
import { ProblemList } from '../../../ui/problem-list'
import { SearchInput } from '../../../ui/search-input'
import { SelectField } from '../../../ui/select-field'
import { SiteLink } from '../../../ui/site-link'
import { useToast } from '../../../ui/toasts'
import { WorkspacePage } from '../../../ui/workspace-page'
import type { LocalCopies } from '../autosave/local-copies'
import type { FileEntry, EntryPageProps } from '../entry-page-props'
import { refreshLists, useEntries, useFiles } from '../entry-queries'
import { kindWords, type KindWords } from '../kind-words'
import { createPictures } from '../pictures'
import { PublicationStatus } from '../publication-status/publication-status'
import { BulkActions } from './bulk-actions'
import { duplicateFile } from './duplicate-file'
import { EntriesTable } from './entries-table'
import { mergeRows, titleOf, type ListRow } from './list-rows'
import * as css from './list.module.css'
import { LocalCopyList } from './local-copy-list'
import { SourceFilter, type Source } from './source-filter'
import { findShown, StatusFilter, type Shown } from './status-filter'
import { TrashTable } from './trash-table'

interface Props extends EntryPageProps {
  copies: LocalCopies
  /** The status in the URL, to filter by. */
  state: string | null
  /** A publication in the URL, to show its progress. */
  publicationId: string | null
}

/** All entries and files of one group, with the review queue first. */
export function EntryList({ copies, state, publicationId, ...page }: Props) {
  const { api, user, kind, href, own = false } = page
  const words = kindWords[kind]
  const [only, setOnly] = useState<EntryKind>()
  const allFiles = useFiles({
    api,
    kind,
    built: page.files,
    isEnabled: !own && mayManage(kind, user.roles),
  })
  const files = useMemo(
    () => allFiles.filter((file) => only === undefined || file.kind === only),
    [allFiles, only],
  )
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>(() => findShown(state))
  const debounced = useDebouncedValue(search.trim())
  const trash = shown === 'trash'
  const [from, setFrom] = useState<Source>('all')
  const filter = shown === 'all' || trash ? undefined : shown
  const source = from === 'editor' ? 'editor' : from === 'taken-over' ? 'file' : undefined
  const query = useEntries(api, { kind: only ?? kind, state: filter, source, search: debounced, own, trash })
  const { counts, trashed = 0 } = query.data?.pages[0] ?? {}
  const hrefOf = ({ id }: Pick<EntrySummary, 'id'>) => `${href}?entry=${id}`
  const duplicate = useDuplicate(page, hrefOf)
  const takeOver = useTakeOver(page, hrefOf)
  const queue = useReviewQueue(page, counts?.in_review ?? 0)
  return (
    <WorkspacePage
      title={own ? `My ${words.many}` : words.title}
      lead={own ? 'Your articles and their status' : words.lead}
      actions={
        words.create === undefined ? undefined : (
          <ActionButton look="main" onPress={() => navigate(`${href}?new`)}>
            <Plus size={16} strokeWidth={2} aria-hidden="true" /> {words.create}
          </ActionButton>
        )
      }
    >
      <ProblemList problems={duplicate.problems} onDismiss={duplicate.dismiss} />
      <ProblemList problems={takeOver.problems} onDismiss={takeOver.dismiss} />
      {publicationId !== null && (
        <PublicationStatus
          key={publicationId}
          api={api}
          publicationId={publicationId}
          canRetry={can(user.roles, permissionFor(kind, 'entries.publish'))}
        />
      )}
      <LocalCopyList copies={copies} kind={kind} words={words} href={href} />
      {queue && shown === 'all' && search === '' && <ReviewQueue {...queue} hrefOf={hrefOf} />}
      <div className={css.tools}>
        <SearchInput label={`Search ${words.many}`} value={search} onChange={setSearch} />
        <StatusFilter
          shown={shown}
          onChange={setShown}
          counts={counts}
          files={files.length}
          trashed={trashed}
        />
        {!own && mayManage(kind, user.roles) && (
          <SourceFilter hasOwn={kind !== 'page'} from={from} onChange={setFrom} />
        )}
        {kind === 'page' && <KindFilter only={only} onChange={setOnly} />}
      </div>
      <ListBody
        api={api}
        user={user}
        kind={kind}
        words={words}
        query={query}
        files={files}
        shown={shown}
        from={from}
        search={search.trim()}
        hrefOf={hrefOf}
        duplicating={duplicate.duplicating}
        onDuplicate={kind === 'page' ? undefined : duplicate.start}
        takingOver={takeOver.file}
        onTakeOver={takeOver.start}
      />
    </WorkspacePage>
  )
}

interface KindFilterProps {
  only: EntryKind | undefined
  onChange: (only: EntryKind | undefined) => void
}

/** Filters the list of pages by their kind. */
const KindFilter = ({ only, onChange }: KindFilterProps) => (
  <div className={css.kinds}>
    <SelectField
      label="Kind of page"
      value={only ?? 'page'}
      choices={[
        { value: 'page' as const, title: 'All pages' },
        ...fixedKinds.map((kind) => ({ value: kind, title: capitalize(kindNames[kind].many) })),
      ]}
      onChange={(value) => onChange(value === 'page' ? undefined : value)}
    />
  </div>
)

/** The entries that wait for this person’s review; undefined if there are none. */
function useReviewQueue({ api, user, kind, own = false }: EntryPageProps, waiting: number) {
  const isReviewer = can(user.roles, permissionFor(kind, 'entries.publish')) && !own && waiting > 0
  const query = useEntries(api, { kind, state: 'in_review', search: '', own: false }, isReviewer)
  return useMemo(() => {
    const [first] = query.data?.pages ?? []
    return isReviewer && first ? { entries: first.data, total: first.total } : undefined
  }, [isReviewer, query.data])
}

/** Creates drafts from entries and files. */
function useDuplicate({ api, kind }: EntryPageProps, hrefOf: (entry: Pick<EntrySummary, 'id'>) => string) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: async (row: ListRow) => {
      const id = crypto.randomUUID()
      if (row.from === 'file' && kind !== 'page')
        return duplicateFile({ api, pictures: createPictures(api), kind, slug: row.file.slug, id })
      if (row.from === 'file') throw new Error('The site decides which pages there are.')
      const params = { path: { id: row.entry.id } }
      return (await api.POST('/api/entries/{id}/copies', { params, body: { id } })).data
    },
    onSuccess: (entry) => {
      toast('Draft created. Choose a URL for it before you publish.')
      refreshLists(queryClient, entry)
      navigate(hrefOf(entry))
    },
  })
  return {
    duplicating: isPending ? variables : undefined,
    problems: error ? [`Couldn’t duplicate “${titleOf(variables)}”. ${error.message}`] : [],
    dismiss: reset,
    start: (row: ListRow) => {
      if (!isPending) mutate(row)
    },
  }
}

/** Opens a file in the editor: it becomes an entry at its own URL, or is one already. */
function useTakeOver({ api }: EntryPageProps, hrefOf: (entry: Pick<EntrySummary, 'id'>) => string) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: async ({ file }: FileEntry) => (await api.POST('/api/entry-files', { body: { file } })).data,
    onSuccess: (entry) => {
      refreshLists(queryClient, entry)
      navigate(hrefOf(entry))
    },
  })
  return {
    file: isPending ? variables : undefined,
    problems: error ? [`Couldn’t open “${variables.title}” for editing. ${error.message}`] : [],
    dismiss: reset,
    start: (file: FileEntry) => {
      if (!isPending) mutate(file)
    },
  }
}

interface ListBodyProps {
  api: ApiClient
  user: EntryPageProps['user']
  kind: EntryPageProps['kind']
  words: KindWords
  query: ReturnType<typeof useEntries>
  files: readonly FileEntry[]
  shown: Shown
  from: Source
  search: string
  hrefOf: (entry: EntrySummary) => string
  duplicating: ListRow | undefined
  onDuplicate: ((row: ListRow) => void) | undefined
  takingOver: FileEntry | undefined
  onTakeOver: (file: FileEntry) => void
}

/** The table, or why it is empty. Files need no server: they show while the entries load, or if that fails. */
function ListBody({ api, user, kind, words, query, files, shown, from, search, ...table }: ListBodyProps) {
  const { data, hasNextPage } = query
  const loadAll = useLoadAll(query)
  const hasEntries = from !== 'file'
  const hasFiles = (shown === 'all' || shown === 'published') && (from === 'all' || from === 'file')
  const rows = useMemo(() => {
    const entries = hasEntries ? (data?.pages.flatMap((page) => page.data) ?? []) : []
    return mergeRows({ entries, files: hasFiles ? files : [], search, hasMore: hasEntries && hasNextPage })
  }, [data, hasNextPage, hasEntries, hasFiles, files, search])
  const entries = rows.flatMap((row) => (row.from === 'editor' ? [row.entry] : []))
  const selection = useListSelection(entries, ({ id }) => id)
  const total = (hasEntries ? (data?.pages[0]?.total ?? 0) : 0) + (hasFiles ? countFiles(files, search) : 0)
  if (query.isPending && rows.length === 0) return <Skeleton label={`Loading the ${words.many}`} lines={6} />
  return (
    <>
      {query.isError && (
        <LoadError
          title={data ? 'Couldn’t refresh the list.' : `Couldn’t load the ${words.many}.`}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {rows.length === 0 && !query.isError && (
        <EmptyState>{explainEmpty({ words, shown, from, search })}</EmptyState>
      )}
      {rows.length > 0 && shown === 'trash' && <TrashTable api={api} words={words} rows={rows} />}
      {rows.length > 0 && shown !== 'trash' && entries.length > 0 && (
        <BulkActions api={api} user={user} kind={kind} words={words} selection={selection} />
      )}
      {rows.length > 0 && shown !== 'trash' && (
        <EntriesTable
          selection={selection}
          label={words.title}
          rows={rows}
          showsKind={kind === 'page'}
          {...table}
          onSortAll={loadAll}
        />
      )}
      {rows.length > 0 && (
        <div className={css.more}>
          <p role="status">{describeCount(rows.length, total, words)}</p>
          {hasEntries && hasNextPage && (
            <ActionButton isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
              {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
            </ActionButton>
          )}
        </div>
      )}
    </>
  )
}

/** Loads the remaining pages one after another, once the list is sorted by a column that needs them all. */
function useLoadAll({
  data,
  hasNextPage,
  isFetchingNextPage,
  isError,
  fetchNextPage,
}: ListBodyProps['query']) {
  const [isActive, setActive] = useState(false)
  // an answer can come so fast that only the number of pages changes
  const loaded = data?.pages.length
  useEffect(() => {
    if (isActive && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [isActive, loaded, hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return () => setActive(true)
}

const countFiles = (files: readonly FileEntry[], search: string) =>
  mergeRows({ entries: [], files, search, hasMore: false }).length

function describeCount(shown: number, total: number, { one, many }: KindWords): string {
  const noun = total === 1 ? one : many
  return shown >= total ? `${total} ${noun}` : `${shown} of ${total} ${noun}`
}

function explainEmpty({
  words,
  shown,
  from,
  search,
}: Pick<ListBodyProps, 'words' | 'shown' | 'from' | 'search'>): string {
  if (search !== '') return `No results for “${search}”`
  if (shown === 'trash') return 'The trash is empty'
  if (shown !== 'all') return `No ${words.many} with this status`
  if (from !== 'all') return `No ${words.many} from this source`
  return words.create === undefined ? `No ${words.many}` : `No ${words.many} yet. Create your first one.`
}

interface ReviewQueueProps {
  entries: readonly EntrySummary[]
  /** Number of entries in review. */
  total: number
  hrefOf: (entry: EntrySummary) => string
}

/** Entries in review, the oldest first. */
function ReviewQueue({ entries, total, hrefOf }: ReviewQueueProps) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="review-queue" className={css.queue}>
      <h2 id="review-queue" className={css.queueTitle}>
        Review queue <span className={css.number}>{total}</span>
      </h2>
      <ul className={css.queueList}>
        {entries.toReversed().map((entry) => (
          <li key={entry.id} className={css.queueItem}>
            <SiteLink href={hrefOf(entry)} className={css.title}>
              {entry.title || 'Untitled'}
            </SiteLink>
            <span className={css.quiet}>
              {entry.author}, since <time dateTime={entry.updatedAt}>{formatMoment(entry.updatedAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
