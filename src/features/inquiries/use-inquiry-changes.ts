import { useState, useSyncExternalStore } from 'react'
import type { Inquiry, InquiryState, InquirySummary } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import { createItemChanges, type FailedChange } from '../../lib/create-item-changes'
import type { Undo } from '../../lib/use-undo'
import { explainFailures } from './explain-failures'
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

/** Changes inquiries at once, offers to take it back, and says what did not come about. */
export function useInquiryChanges({ api, me, undo }: Options) {
  const [changes] = useState(() =>
    createItemChanges<InquirySummary, InquiryChange>({
      send: async (items, change) =>
        (await api.POST('/api/admin/inquiries/changes', { body: { items: [...items], ...change } })).data
          .data,
      apply: (item, change) => ({ ...item, ...change }),
    }),
  )
  useSyncExternalStore(changes.subscribe, changes.get, changes.get)
  const [problems, setProblems] = useState<readonly string[]>([])
  const refresh = useRefreshInquiries()

  const run = async (items: readonly InquirySummary[], changeOf: (item: InquirySummary) => InquiryChange) => {
    const failed = await changes.change(items, changeOf)
    const real = failed.filter(({ item, now }) => !isAsWanted(now, changeOf(item)))
    if (real.length > 0) setProblems(await explainFailures(real, { me, load: (id) => load(api, id) }))
    // while further keys wait for their turn, their answers come with the last one
    if (changes.get().pending.size === 0) refresh()
    return failed
  }

  return {
    /** An inquiry with what is known of it and under way; undefined: it is gone. */
    settle: changes.settle,

    /** @param text What was done, e.g. "3 inquiries closed." */
    change: (items: readonly InquirySummary[], change: InquiryChange, text: string) => {
      const wanted = items.filter((item) => !isAsWanted(item, change))
      if (wanted.length === 0) return
      setProblems([])
      const done = run(wanted, () => change)
      const takeBack = async () => {
        const failed = new Set((await done).map(({ item }) => item.id))
        const former = wanted.filter(({ id }) => !failed.has(id))
        await run(former, (item) => formerOf(item, change))
      }
      undo.offer({ text, undo: () => void takeBack() })
    },

    /** What did not come about, a sentence each. */
    problems,
    dismissProblems: () => setProblems([]),
  }
}

const load = async (api: ApiClient, id: string): Promise<Inquiry> =>
  (await api.GET('/api/admin/inquiries/{id}', { params: { path: { id } } })).data

/** Somebody may have done the same; then nothing stands against it. */
function isAsWanted(item: FailedChange<InquirySummary>['now'], { state, assignee }: InquiryChange): boolean {
  if (!item) return false
  const isState = state === undefined || item.state === state
  return isState && (assignee === undefined || item.assignee?.toLowerCase() === assignee?.toLowerCase())
}

const formerOf = (item: InquirySummary, change: InquiryChange): InquiryChange => ({
  ...(change.state !== undefined && { state: item.state }),
  ...(change.assignee !== undefined && { assignee: item.assignee }),
})
