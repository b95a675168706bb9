import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FoundItem, FoundKind } from '../../../../contract/workspace-search'
import type { ApiClient } from '../../../client/create-api-client'

/** Fewest letters that the server is asked for: nearly everything has each single one. */
export const shortestQuery = 2

interface Options {
  /** What was typed, once it is still. */
  query: string
  /** Only of this kind; undefined: of all kinds. */
  kind?: FoundKind | undefined
  /** Items of each kind. */
  limit: number
}

/** What the workspace has for a search. Until a newer one is answered, the results of the older stay; its call is aborted. */
export function useFound(api: ApiClient, { query, kind, limit }: Options) {
  return useQuery({
    queryKey: ['workspace-search', query, kind, limit],
    queryFn: async ({ signal }) => {
      const search = { q: query, limit, ...(kind !== undefined && { kinds: kind }) }
      return (await api.GET('/api/workspace/search', { params: { query: search }, signal })).data
    },
    enabled: query.length >= shortestQuery,
    placeholderData: keepPreviousData,
  })
}

/** What the person opened last. */
export function useOpened(api: ApiClient) {
  return useQuery({
    queryKey: ['workspace-opened'],
    queryFn: async ({ signal }) => (await api.GET('/api/workspace/opened', { signal })).data.data,
    staleTime: 0,
  })
}

/** Remembers that the person opened something; pages are not remembered. A failure changes nothing for the person. */
export function noteOpened(api: ApiClient, { kind, id }: Pick<FoundItem, 'kind' | 'id'>): void {
  if (kind === 'page') return
  api
    .PUT('/api/workspace/opened', { body: { kind, id } })
    .catch((error: unknown) => console.warn('What was opened is not remembered.', error))
}

/** Query parameters that name what is open on a page. */
const openParameters = ['entry', 'inquiry', 'applicant', 'picture'] as const

/** Remembers what a person opens by an address, whether by a search, a list or a link. @param search Query string of the page. */
export function useNoteOpened(api: ApiClient, search: string): void {
  useEffect(() => {
    const query = new URLSearchParams(search)
    for (const kind of openParameters) {
      const id = query.get(kind)
      if (id) noteOpened(api, { kind, id })
    }
  }, [api, search])
}
