import type { ReactNode } from 'react'
import type { Noun } from '../lib/describe-failures'
import { formatTotal } from '../lib/format-count'
import type { CursorPages } from '../lib/use-cursor-pages'
import { ActionButton } from './action-button'
import { EmptyState, LoadError, Skeleton } from './load-states'
import * as css from './paged-list.module.css'

interface Props {
  pages: CursorPages<unknown>
  noun: Noun
  /** How many of the loaded items are shown. */
  shown: number
  /** Said when nothing is found. */
  empty: string
  /** The items. */
  children: ReactNode
}

/** A list that is loaded page by page: while it loads, when it fails, when it is empty, and how many there are. */
export function PagedList({ pages, noun, shown, empty, children }: Props) {
  const { isPending, isError, error, data, hasNextPage } = pages
  // other items are on their way
  const isBetween = shown === 0 && !isError && (pages.isPlaceholderData || hasNextPage)
  if (isPending || isBetween) return <Skeleton label={`Loading ${noun.many}`} lines={8} />
  const failure = isError && (
    <LoadError
      title={data ? 'Couldn’t refresh the list.' : `Couldn’t load ${noun.many}.`}
      error={error}
      onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}
    />
  )
  if (data === undefined) return failure
  return (
    <>
      {shown > 0 ? children : !isError && <EmptyState>{empty}</EmptyState>}
      {failure}
      <div className={css.more}>
        <p role="status">{shown > 0 && count(shown, hasNextPage ? data.pages[0]?.total : undefined, noun)}</p>
        {!isError && <LoadMore pages={pages} />}
      </div>
    </>
  )
}

export function LoadMore({ pages, look }: { pages: CursorPages<unknown>; look?: 'plain' }) {
  if (!pages.hasNextPage) return null
  return (
    <ActionButton
      {...(look && { look })}
      isPending={pages.isFetchingNextPage}
      onPress={() => void pages.fetchNextPage()}
    >
      {pages.isFetchingNextPage ? 'Loading…' : 'Load more'}
    </ActionButton>
  )
}

/** @param total As the server counted them; undefined: all are shown. */
function count(shown: number, total: number | undefined, { one, many }: Noun): string {
  if (total !== undefined) return `${shown} of ${formatTotal(total)} ${many}`
  return shown === 1 ? `1 ${one}` : `${shown} ${many}`
}
