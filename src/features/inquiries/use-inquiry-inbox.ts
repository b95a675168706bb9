import { maxBulkItems } from '../../../contract/bulk-limit'
import type { InquirySummary } from '../../../contract/inquiry'
import { pauseOf } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { describeEvent } from '../../config/triage'
import { formatMoment } from '../../lib/format-moment'
import { useInboxList } from '../../lib/use-inbox-list'
import { isStillIn, type InquiryFilter } from './inquiry-filter'
import { useInquiryPages, useRefreshInquiries } from './inquiry-queries'
import { eventWords } from './inquiry-words'

/** A change of inquiries; missing fields stay the same. */
export type InquiryChange = Partial<Pick<InquirySummary, 'state' | 'assignee'>>

interface Options {
  api: ApiClient
  /** Email address of the signed-in user. */
  me: string
  filter: InquiryFilter
}

export type InquiryInbox = ReturnType<typeof useInquiryInbox>

/** The inquiries that match a filter, and changes of their status and assignee. */
export function useInquiryInbox({ api, me, filter }: Options) {
  const pages = useInquiryPages(api, filter)
  const { change, changeTargets, ...inbox } = useInboxList<InquirySummary, InquiryChange>({
    pages,
    belongs: (inquiry) => isStillIn(filter, inquiry, me),
    send: async (items, change) =>
      (await api.POST('/api/admin/inquiries/changes', { body: { items, ...change } })).data.data,
    maxItems: maxBulkItems,
    explainConflict: (inquiry) => explainConflict(api, inquiry, me),
    noun: { one: 'inquiry', many: 'inquiries' },
    refresh: useRefreshInquiries(),
    pauseOf,
  })
  return {
    ...inbox,
    /** How many there are with each status; undefined while it is not known. */
    counts: pages.data?.pages[0]?.counts,
    /** Changes one inquiry and stays with it. */
    changeOne: (inquiry: InquirySummary, what: InquiryChange, done: string) =>
      change([inquiry], what, describeChange(done)),
    /** Changes the selected inquiries, else the active one, and moves on to the next. */
    changeTargets: (what: InquiryChange, done: string) => changeTargets(what, describeChange(done)),
  }
}

const describeChange = (done: string) => (items: readonly InquirySummary[]) =>
  items.length === 1 ? `${items[0]?.name ?? ''}: ${done}.` : `${items.length} inquiries: ${done}.`

/** Who changed what of an inquiry, as its timeline says. */
async function explainConflict(api: ApiClient, { id, name }: InquirySummary, me: string) {
  const load = api.GET('/api/admin/inquiries/{id}', { params: { path: { id } } })
  const events = await load.then(
    ({ data }) => data.events,
    () => [],
  )
  const last = events.find(({ kind }) => kind === 'state' || kind === 'assigned')
  if (!last) return undefined
  const { title, at } = describeEvent({ ...last, before: null }, me, eventWords)
  return `The inquiry from ${name} wasn’t changed: ${title} (${formatMoment(at)}).`
}
