import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

/** A page of a list, with the cursor of the next one. */
export interface CursorPage<Item> {
  data: Item[]
  /** null on the last page. */
  next: string | null
  total: number
}

interface Options<Page> {
  queryKey: readonly unknown[]
  /** @param cursor To put into the query; empty for the first page. */
  load: (cursor: { after?: string }, signal: AbortSignal) => Promise<Page>
  /** For how many milliseconds pages count as fresh. Default: as the client says. */
  staleTime?: number
  /** Default: yes. */
  enabled?: boolean
  /** In how many milliseconds to load the pages again; false, the default: not by itself. */
  pollInterval?: (pages: readonly Page[]) => number | false
}

/** A paginated list; keeps earlier results while others are fetched. */
export function useCursorPages<Item, Page extends CursorPage<Item>>(options: Options<Page>) {
  const { queryKey, load, staleTime, enabled = true, pollInterval } = options
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam === null ? {} : { after: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled,
    ...(staleTime !== undefined && { staleTime }),
    refetchInterval: ({ state }) => pollInterval?.(state.data?.pages ?? []) ?? false,
  })
}
export type CursorPages<Item> = ReturnType<typeof useCursorPages<Item, CursorPage<Item>>>

export const itemsOf = <Item>({ data }: Pick<CursorPages<Item>, 'data'>): Item[] =>
  data?.pages.flatMap((page) => page.data) ?? []
