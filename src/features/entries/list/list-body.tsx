import { useEffect, useMemo, useState } from 'react'
import type { EntrySummary } from '../../../../contract/entry'
import { ActionButton } from '../../../ui/action-button'
import { EmptyState, LoadError, Skeleton } from '../../../ui/load-states'
import type { useEntries } from '../entry-queries'
import type { KindWords } from '../kind-words'
import type { FileEntry } from '../writing-props'
import { mergeRows } from './describe-rows'
import { EntriesTable } from './entries-table'
import * as css from './list.module.css'
import type { Shown } from './state-filter'

interface Props {
  words: KindWords
  query: ReturnType<typeof useEntries>
  files: readonly FileEntry[]
  shown: Shown
  search: string
  hrefOf: (entry: EntrySummary) => string
  copying: FileEntry | undefined
  onCopy: (file: FileEntry) => void
}

/** The table, or why there is none. Files need no server: they are there while it is asked, or when it fails. */
export function ListBody({ words, query, files, shown, search, ...table }: Props) {
  const { data, hasNextPage } = query
  const loadAll = useLoadAll(query)
  const hasEntries = shown !== 'file'
  const rows = useMemo(() => {
    const entries = hasEntries ? (data?.pages.flatMap((page) => page.data) ?? []) : []
    const wanted = shown === 'all' || shown === 'file' ? files : []
    return mergeRows({ entries, files: wanted, search, hasMore: hasEntries && hasNextPage })
  }, [data, hasNextPage, hasEntries, shown, files, search])
  const total = (hasEntries ? (data?.pages[0]?.total ?? 0) : 0) + countFiles(files, shown, search)
  if (query.isPending && rows.length === 0) return <Skeleton label={`Loading the ${words.many}`} lines={6} />
  return (
    <>
      {query.isError && (
        <LoadError
          title={
            data ? 'The list could not be brought up to date.' : `The ${words.many} could not be loaded.`
          }
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {rows.length === 0 && !query.isError && (
        <EmptyState>{explainEmpty({ words, shown, search })}</EmptyState>
      )}
      {rows.length > 0 && <EntriesTable label={words.title} rows={rows} {...table} onSortAll={loadAll} />}
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

/** Loads the pages that are missing, one after the other, once somebody sorts by what only all of them tell. */
function useLoadAll({ data, hasNextPage, isFetchingNextPage, isError, fetchNextPage }: Props['query']) {
  const [isWanted, setWanted] = useState(false)
  // each page asks for the next: an answer may come so fast that nothing else is seen to change
  const loaded = data?.pages.length
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [isWanted, loaded, hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return () => setWanted(true)
}

const countFiles = (files: readonly FileEntry[], shown: Shown, search: string) =>
  shown === 'all' || shown === 'file' ? mergeRows({ entries: [], files, search, hasMore: false }).length : 0

function describeCount(shown: number, total: number, { one, many }: KindWords): string {
  const noun = total === 1 ? one : many
  return shown >= total ? `${total} ${noun}` : `${shown} of ${total} ${noun}`
}

function explainEmpty({ words, shown, search }: Pick<Props, 'words' | 'shown' | 'search'>): string {
  if (search !== '') return `No ${words.one} fits “${search}”.`
  if (shown !== 'all') return `No ${words.one} is in this state.`
  return `There are no ${words.many} yet. “${words.begin}” begins the first.`
}
