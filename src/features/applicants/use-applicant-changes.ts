import type { ApplicantSummary, Stage } from '../../../contract/applicant'
import { pauseOf } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { useOptimisticUpdates } from '../../lib/use-optimistic-updates'
import type { Undo } from '../../lib/use-undo'
import { useRefreshApplicants } from './applicant-queries'

/** What is decided about applicants; what is missing stays as it is. */
export interface ApplicantChange {
  stage?: Stage
  rating?: number
  retainUntil?: string
  isSpam?: boolean
}

export type ApplicantChanges = ReturnType<typeof useApplicantChanges>

/** Changes of applications: stage, rating, last day, spam. */
export function useApplicantChanges({ api, undo }: { api: ApiClient; undo: Undo }) {
  const { refresh } = useRefreshApplicants()
  return useOptimisticUpdates<ApplicantSummary, ApplicantChange>({
    send: async (items, change) =>
      (await api.POST('/api/admin/applicants/changes', { body: { items: [...items], ...change } })).data.data,
    words: { one: 'application', many: 'applications' },
    ...{ undo, refresh, pauseOf, isAsWanted, formerOf, explainConflict },
  })
}

const explainConflict = ({ name }: ApplicantSummary, now: ApplicantSummary | null): string =>
  now
    ? `The application of ${name} was changed by somebody else meanwhile; it is shown as it is now.`
    : `The application of ${name} is gone: it was erased.`

const isAsWanted = (item: ApplicantSummary, change: ApplicantChange): boolean =>
  keysOf(change).every((key) => item[key] === change[key])

const formerOf = (item: ApplicantSummary, change: ApplicantChange): ApplicantChange =>
  Object.fromEntries(keysOf(change).map((key) => [key, item[key]]))

const keysOf = (change: ApplicantChange) => Object.keys(change) as (keyof ApplicantChange)[]
