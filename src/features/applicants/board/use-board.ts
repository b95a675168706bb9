import type { ApplicantSummary, Stage } from '../../../../contract/applicant'
import type { ApiClient } from '../../../client/create-api-client'
import { stages } from '../../../config/stages'
import { itemsOf, type CursorPages } from '../../../lib/use-cursor-pages'
import { useApplicantPages } from '../applicant-queries'
import type { ApplicantView } from '../applicant-view'

export interface BoardColumn {
  stage: Stage
  items: readonly ApplicantSummary[]
  /** How many there are, including those not loaded. */
  total: number
  pages: CursorPages<ApplicantSummary>
}

interface Options {
  api: ApiClient
  view: ApplicantView
  /** Whether the board is shown. */
  enabled: boolean
  /** An item with the changes under way. */
  withPending: (item: ApplicantSummary) => ApplicantSummary | undefined
}

/** The columns of the board, each card where the changes under way put it. */
export function useBoard({ api, view, enabled, withPending }: Options): readonly BoardColumn[] {
  const params = { job: view.job, search: view.search, spam: false, order: 'latest' } as const
  const pages: Record<Stage, CursorPages<ApplicantSummary>> = {
    new: useApplicantPages(api, { ...params, stage: 'new' }, enabled),
    screening: useApplicantPages(api, { ...params, stage: 'screening' }, enabled),
    interview: useApplicantPages(api, { ...params, stage: 'interview' }, enabled),
    offer: useApplicantPages(api, { ...params, stage: 'offer' }, enabled),
    hired: useApplicantPages(api, { ...params, stage: 'hired' }, enabled),
    rejected: useApplicantPages(api, { ...params, stage: 'rejected' }, enabled),
  }
  const cards = new Map<string, ApplicantSummary>()
  for (const stage of stages)
    for (const item of itemsOf(pages[stage])) {
      const card = withPending(item)
      if (card) cards.set(item.id, card)
    }
  return stages.map((stage) => {
    const items = [...cards.values()]
      .filter((item) => item.stage === stage && !item.isSpam)
      .toSorted(latestFirst)
    const loaded = itemsOf(pages[stage]).length
    const total = (pages[stage].data?.pages[0]?.total ?? 0) - loaded + items.length
    return { stage, items, total: Math.max(total, items.length), pages: pages[stage] }
  })
}

export const latestFirst = (a: ApplicantSummary, b: ApplicantSummary) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)
