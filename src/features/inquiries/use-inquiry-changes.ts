import type { Inquiry, InquiryState, InquirySummary } from '../../../contract/inquiry'
import { pauseOf } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { useOptimisticUpdates } from '../../lib/use-optimistic-updates'
import type { Undo } from '../../lib/use-undo'
import { explainConflict } from './explain-conflict'
import { useRefreshInquiries } from './inquiry-queries'

/** What is changed of inquiries; what is missing stays as it is. */
export interface InquiryChange {
  state?: InquiryState
  assignee?: string | null
}

interface Options {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  undo: Undo
}

/** Changes of inquiries: state, and who takes care of them. */
export function useInquiryChanges({ api, me, undo }: Options) {
  return useOptimisticUpdates<InquirySummary, InquiryChange>({
    send: async (items, change) =>
      (await api.POST('/api/admin/inquiries/changes', { body: { items: [...items], ...change } })).data.data,
    explainConflict: (item, now) => explainConflict(item, now, { me, load: (id) => load(api, id) }),
    words: { one: 'inquiry', many: 'inquiries' },
    refresh: useRefreshInquiries(),
    ...{ undo, pauseOf, isAsWanted, formerOf },
  })
}

const load = async (api: ApiClient, id: string): Promise<Inquiry> =>
  (await api.GET('/api/admin/inquiries/{id}', { params: { path: { id } } })).data

function isAsWanted(item: InquirySummary, { state, assignee }: InquiryChange): boolean {
  const isState = state === undefined || item.state === state
  return isState && (assignee === undefined || item.assignee?.toLowerCase() === assignee?.toLowerCase())
}

const formerOf = (item: InquirySummary, change: InquiryChange): InquiryChange => ({
  ...(change.state !== undefined && { state: item.state }),
  ...(change.assignee !== undefined && { assignee: item.assignee }),
})
