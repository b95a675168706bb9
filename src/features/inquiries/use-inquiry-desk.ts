import type { InquirySummary } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import { useFetchAhead } from '../../lib/use-fetch-ahead'
import { useListSelection } from '../../lib/use-list-selection'
import { useUndo } from '../../lib/use-undo'
import { isStillIn, type InquiryFilter } from './inquiry-filter'
import { useInquiryPages } from './inquiry-queries'
import { useInquiryChanges, type InquiryChange } from './use-inquiry-changes'

interface Options {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  filter: InquiryFilter
}

export type InquiryDesk = ReturnType<typeof useInquiryDesk>

/** The inquiries a filter finds, as they are changed here, and the place in them. */
export function useInquiryDesk({ api, me, filter }: Options) {
  const undo = useUndo()
  const query = useInquiryPages(api, filter)
  const { settle, change, problems, dismissProblems, isHeld } = useInquiryChanges({ api, me, undo })
  const items = (query.data?.pages.flatMap(({ data }) => data) ?? []).flatMap((found) => {
    const item = settle(found)
    return item && isStillIn(filter, item, me) ? [item] : []
  })
  const triage = useListSelection(items, ({ id }) => id)
  useFetchAhead(query, items, triage.active)

  return {
    query,
    items,
    triage,
    undo,
    problems,
    dismissProblems,
    isHeld,
    /** Changes one inquiry and stays with it, where it stays in the list. */
    changeOne: (item: InquirySummary, wanted: InquiryChange, done: string) =>
      change([item], wanted, describe([item], done)),
    /** Changes what is selected, else the active one, and moves on to the next. */
    changeTargets: (wanted: InquiryChange, done: string) => {
      const { targets, selected } = triage
      const [first] = targets
      if (!first) return
      change(targets, wanted, describe(targets, done))
      if (selected.size > 0) triage.select([])
      else if (isStillIn(filter, { ...first, ...wanted }, me)) triage.next()
    },
  }
}

const describe = (items: readonly InquirySummary[], done: string): string =>
  items.length === 1 ? `${items[0]?.name ?? ''}: ${done}.` : `${items.length} inquiries: ${done}.`
