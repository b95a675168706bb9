import { useState, useSyncExternalStore } from 'react'
import type { ApplicantSummary, Stage } from '../../../contract/applicant'
import type { ApiClient } from '../../client/create-api-client'
import { createItemChanges, type FailedChange } from '../../lib/create-item-changes'
import type { Undo } from '../../lib/use-undo'
import { useRefreshApplicants } from './applicant-queries'

/** What is decided about applicants; what is missing stays as it is. */
export interface ApplicantChange {
  stage?: Stage
  rating?: number
  retainUntil?: string
  isSpam?: boolean
}

/** Changes applicants at once, offers to take it back, and says what did not come about. */
export function useApplicantChanges({ api, undo }: { api: ApiClient; undo: Undo }) {
  const [changes] = useState(() =>
    createItemChanges<ApplicantSummary, ApplicantChange>({
      send: async (items, change) =>
        (await api.POST('/api/admin/applicants/changes', { body: { items: [...items], ...change } })).data
          .data,
      apply: (item, change) => ({ ...item, ...change }),
    }),
  )
  useSyncExternalStore(changes.subscribe, changes.get, changes.get)
  const [problems, setProblems] = useState<readonly string[]>([])
  const { refresh } = useRefreshApplicants()

  const run = async (
    items: readonly ApplicantSummary[],
    changeOf: (item: ApplicantSummary) => ApplicantChange,
  ) => {
    const failed = await changes.change(items, changeOf)
    const real = failed.filter(({ item, now }) => !isAsWanted(now, changeOf(item)))
    if (real.length > 0) setProblems(real.map(explain))
    // while further keys wait for their turn, their answers come with the last one
    if (changes.get().pending.size === 0) refresh()
    return failed
  }

  return {
    /** An applicant with what is known and under way; undefined: the application is gone. */
    settle: changes.settle,

    /** @param text What was done, e.g. "3 applications moved to rejected." */
    change: (items: readonly ApplicantSummary[], change: ApplicantChange, text: string) => {
      const wanted = items.filter((item) => !isAsWanted(item, change))
      if (wanted.length === 0) return
      setProblems([])
      const done = run(wanted, () => change)
      const takeBack = async () => {
        const failed = new Set((await done).map(({ item }) => item.id))
        await run(
          wanted.filter(({ id }) => !failed.has(id)),
          (item) => formerOf(item, change),
        )
      }
      undo.offer({ text, undo: () => void takeBack() })
    },

    /** What did not come about, a sentence each. */
    problems,
    dismissProblems: () => setProblems([]),
  }
}
export type ApplicantChanges = ReturnType<typeof useApplicantChanges>

function explain({ item, now, error }: FailedChange<ApplicantSummary>): string {
  if (error) return `The application of ${item.name} is as before: this was not saved. ${error.message}`
  if (!now) return `The application of ${item.name} is gone: somebody erased it.`
  return `The application of ${item.name} was changed by somebody else meanwhile; it is shown as it is now.`
}

/** Somebody may have done the same; then nothing stands against it. */
function isAsWanted(item: ApplicantSummary | null | undefined, change: ApplicantChange): boolean {
  if (!item) return false
  return keysOf(change).every((key) => item[key] === change[key])
}

const formerOf = (item: ApplicantSummary, change: ApplicantChange): ApplicantChange =>
  Object.fromEntries(keysOf(change).map((key) => [key, item[key]]))

const keysOf = (change: ApplicantChange) => Object.keys(change) as (keyof ApplicantChange)[]
