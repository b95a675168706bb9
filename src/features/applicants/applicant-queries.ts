import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Applicant, ApplicantSummary, Stage } from '../../../contract/applicant'
import type { ApiClient } from '../../client/create-api-client'
import { emailPollInterval } from '../../lib/email-poll-interval'
import { useCursorPages, type CursorPage } from '../../lib/use-cursor-pages'
import type { ApplicantView } from './applicant-view'

const listKey = 'applicants'
const oneKey = 'applicant'
const onePath = '/api/admin/applicants/{id}'

export type ListParams = Pick<ApplicantView, 'job' | 'search' | 'spam' | 'order'> & {
  stage: Stage | undefined
}

/** Applicants page by page. @param enabled Whether to ask at all. */
export function useApplicantPages(api: ApiClient, params: ListParams, enabled: boolean) {
  const { job, stage, search, spam, order } = params
  return useCursorPages<ApplicantSummary, CursorPage<ApplicantSummary>>({
    queryKey: [listKey, params],
    load: async (cursor, signal) => {
      const query = {
        ...{ search, order, limit: 50, spam: spam ? ('1' as const) : ('0' as const), ...cursor },
        ...(job !== '' && { job }),
        ...(stage !== undefined && { stage }),
      }
      return (await api.GET('/api/admin/applicants', { params: { query }, signal })).data
    },
    enabled,
  })
}

/** How many there are, by stage and by job. */
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

/** One applicant with CV, notes and timeline. @param id "": none. */
export function useApplicant(api: ApiClient, id: string) {
  return useQuery({
    queryKey: [oneKey, id],
    queryFn: async ({ signal }) => (await api.GET(onePath, { params: { path: { id } }, signal })).data,
    enabled: id !== '',
    refetchInterval: ({ state }) => emailPollInterval(state.data?.events ?? []),
  })
}

/** Host of the mail server; null: none is set up; undefined: not known yet. */
export function useEmailServer(api: ApiClient): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['email-server'],
    queryFn: async ({ signal }) => (await api.GET('/api/admin/email-server', { signal })).data.server,
    staleTime: 60_000,
    retry: false,
  })
  return data
}

/** What keeps the queries up to date: `put` shows an applicant as the server has just answered it. */
export function useRefreshApplicants() {
  const queryClient = useQueryClient()
  return {
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: [listKey] })
      void queryClient.invalidateQueries({ queryKey: [oneKey] })
    },
    put: (applicant: Applicant) => queryClient.setQueryData([oneKey, applicant.id], applicant),
    drop: (id: string) => queryClient.removeQueries({ queryKey: [oneKey, id] }),
  }
}
