import { useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { Inquiry, InquirySummary } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import { emailPollInterval } from '../../lib/email-poll-interval'
import { useCursorPages } from '../../lib/use-cursor-pages'
import { isSame, toApiQuery, type InquiryFilter } from './inquiry-filter'

const listKey = 'inquiries'
const oneKey = 'inquiry'

/** Inquiries a filter finds, page by page. */
export function useInquiryPages(api: ApiClient, filter: InquiryFilter) {
  return useCursorPages({
    queryKey: [listKey, filter],
    load: async (cursor, signal) => {
      const query = { ...toApiQuery(filter), ...cursor }
      return (await api.GET('/api/admin/inquiries', { params: { query }, signal })).data
    },
  })
}

/** One inquiry with its timeline. */
export function useInquiry(api: ApiClient, id: string) {
  return useQuery({
    queryKey: [oneKey, id],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/admin/inquiries/{id}', { params: { path: { id } }, signal })).data,
    refetchInterval: ({ state }) => emailPollInterval(state.data?.events ?? []),
  })
}

/** An inquiry as lists have it, by its id; undefined for none, and while it is loading. */
export function useNamedInquiry(api: ApiClient, id: string | undefined): InquirySummary | undefined {
  const { data } = useQuery({
    queryKey: [oneKey, id],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/admin/inquiries/{id}', { params: { path: { id: id ?? '' } }, signal })).data,
    enabled: id !== undefined,
  })
  return data && { ...data, excerpt: data.message.slice(0, 200) }
}

/**
 * Addresses of the employees to whom an inquiry can be assigned, besides the reader.
 *
 * @param named An assignee to list even if they no longer have the permission; "": none.
 */
export function useOtherAssignees(api: ApiClient, me: string, named: string): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['assignees'],
    queryFn: async ({ signal }) => (await api.GET('/api/admin/inquiry-assignees', { signal })).data.data,
    staleTime: 60_000,
  })
  const others = data.map(({ email }) => email).filter((email) => !isSame(email, me))
  const isListed = ['', 'me', 'unassigned', me, ...others].some((one) => isSame(one, named))
  return isListed ? others : [...others, named]
}

/** Host of the mail server; null: none is set up; undefined: not known yet. */
export function useEmailServer(api: ApiClient): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['email-server'],
    queryFn: async ({ signal }) => (await api.GET('/api/admin/email-server', { signal })).data.server,
    staleTime: 60_000,
  })
  return data
}

/** Brings lists, counts and timelines of inquiries up to date. */
export function useRefreshInquiries() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: [listKey] })
    void queryClient.invalidateQueries({ queryKey: [oneKey] })
  }
}

type Pages = InfiniteData<{ data: InquirySummary[] }>

/** Takes a deleted inquiry out of the lists, and brings their counts up to date. */
export function dropInquiry(queryClient: QueryClient, id: string): void {
  changePages(queryClient, (data) => data.filter((one) => one.id !== id))
  queryClient.removeQueries({ queryKey: [oneKey, id] })
  void queryClient.invalidateQueries({ queryKey: [listKey] })
}

/** Shows an inquiry as the server has just answered it, in the list as well. */
export function putInquiry(queryClient: QueryClient, inquiry: Inquiry): void {
  queryClient.setQueryData([oneKey, inquiry.id], inquiry)
  const { state, assignee, version, updatedAt } = inquiry
  const parts = { state, assignee, version, updatedAt }
  changePages(queryClient, (data) => data.map((one) => (one.id === inquiry.id ? { ...one, ...parts } : one)))
}

function changePages(
  queryClient: QueryClient,
  change: (data: readonly InquirySummary[]) => InquirySummary[],
): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: [listKey] },
    (known) =>
      known && { ...known, pages: known.pages.map((page) => ({ ...page, data: change(page.data) })) },
  )
}
