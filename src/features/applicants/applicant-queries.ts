import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Applicant, ApplicantSummary, Stage } from '../../../contract/applicant'
import type { ApiClient } from '../../client/create-api-client'
import { emailPollInterval } from '../../lib/email-poll-interval'
import type { HiringView } from './hiring-view'

const listKey = 'applicants'
const oneKey = 'applicant'
const onePath = '/api/admin/applicants/{id}'

export type ListWish = Pick<HiringView, 'job' | 'search' | 'spam' | 'order'> & { stage: Stage | undefined }

/** Applicants page by page; the pages before stay while others are fetched. @param isWanted Whether to ask at all. */
export function useApplicantPages(api: ApiClient, wish: ListWish, isWanted: boolean) {
  return useInfiniteQuery({
    queryKey: [listKey, wish],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...toApiQuery(wish), ...(pageParam !== null && { after: pageParam }) }
      return (await api.GET('/api/admin/applicants', { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
}
export type ApplicantPages = ReturnType<typeof useApplicantPages>

export const applicantsOf = ({ data }: ApplicantPages): ApplicantSummary[] =>
  data?.pages.flatMap((page) => page.data) ?? []

function toApiQuery({ job, stage, search, spam, order }: ListWish) {
  return {
    ...{ search, order, limit: 50, spam: spam ? ('1' as const) : ('0' as const) },
    ...(job !== '' && { job }),
    ...(stage !== undefined && { stage }),
  }
}

/** How many there are, by stage and by opening. */
export function useCounts(api: ApiClient, job: string) {
  return useQuery({
    queryKey: [listKey, 'counts', job],
    queryFn: async ({ signal }) => {
      const query = job === '' ? {} : { job }
      return (await api.GET('/api/admin/applicants/counts', { params: { query }, signal })).data
    },
    placeholderData: keepPreviousData,
  })
}

/** One applicant with all that is known. */
export function useApplicant(api: ApiClient, id: string) {
  return useQuery({
    queryKey: [oneKey, id],
    queryFn: async ({ signal }) => (await api.GET(onePath, { params: { path: { id } }, signal })).data,
    refetchInterval: ({ state }) => emailPollInterval(state.data?.events ?? []),
  })
}

/** Host of the mail server; null: none is set up; undefined: not known. */
export function useMailServer(api: ApiClient): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['mail-server'],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/admin/emails', { params: { query: { limit: 1 } }, signal })).data.server,
    staleTime: 60_000,
    retry: false,
  })
  return data
}

/** Brings lists, counts and details up to date, and shows an applicant as the server has just answered it. */
export function useRefreshApplicants() {
  const queryClient = useQueryClient()
  return {
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: [listKey] })
      void queryClient.invalidateQueries({ queryKey: [oneKey] })
    },
    put: (applicant: Applicant) => queryClient.setQueryData([oneKey, applicant.id], applicant),
    forget: (id: string) => queryClient.removeQueries({ queryKey: [oneKey, id] }),
  }
}
