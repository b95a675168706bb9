import { useEffect } from 'react'

/** A list that is loaded page by page. */
interface Pages {
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** How close to the last loaded item the next page is fetched. */
const ahead = 5

/**
 * Fetches the next page when the active item comes near the end of what is loaded, and when all of that has left the
 * list: going through it by keys never needs "Load more".
 */
export function useFetchAhead<Item>(pages: Pages, items: readonly Item[], active: Item | undefined): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages
  const isNearEnd = active === undefined || items.indexOf(active) >= items.length - ahead
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetching, isError, fetchNextPage])
}
