import type { ApplicantSummary, Stage } from '../../../contract/applicant'
import type { ApiClient } from '../../client/create-api-client'
import { applicantsOf, useApplicantPages, type ApplicantPages } from './applicant-queries'
import type { HiringView } from './hiring-view'
import { stages } from '../../config/stages'

export interface BoardColumn {
  stage: Stage
  items: readonly ApplicantSummary[]
  /** How many there are, those included that are not loaded. */
  total: number
  pages: ApplicantPages
}

interface Options {
  api: ApiClient
  view: HiringView
  isWanted: boolean
  /** An item with what is under way. */
  settle: (item: ApplicantSummary) => ApplicantSummary | undefined
}

/** The columns of the board, each card where it will be when all that is under way has come about. */
export function useBoard({ api, view, isWanted, settle }: Options): readonly BoardColumn[] {
  const wish = { job: view.job, search: view.search, spam: false, order: 'latest' } as const
  const pages: Record<Stage, ApplicantPages> = {
    new: useApplicantPages(api, { ...wish, stage: 'new' }, isWanted),
    screening: useApplicantPages(api, { ...wish, stage: 'screening' }, isWanted),
    interview: useApplicantPages(api, { ...wish, stage: 'interview' }, isWanted),
    offer: useApplicantPages(api, { ...wish, stage: 'offer' }, isWanted),
    hired: useApplicantPages(api, { ...wish, stage: 'hired' }, isWanted),
    rejected: useApplicantPages(api, { ...wish, stage: 'rejected' }, isWanted),
  }
  const cards = new Map<string, ApplicantSummary>()
  for (const stage of stages)
    for (const item of applicantsOf(pages[stage])) {
      const settled = settle(item)
      if (settled) cards.set(item.id, settled)
    }
  return stages.map((stage) => {
    const items = [...cards.values()]
      .filter((item) => item.stage === stage && !item.isSpam)
      .toSorted(latestFirst)
    const loaded = applicantsOf(pages[stage]).length
    const total = (pages[stage].data?.pages[0]?.total ?? 0) - loaded + items.length
    return { stage, items, total: Math.max(total, items.length), pages: pages[stage] }
  })
}

export const latestFirst = (a: ApplicantSummary, b: ApplicantSummary) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)
