import { useState } from 'react'
import type { SeoSetting } from '../../../contract/seo'
import type { ApiClient } from '../../client/create-api-client'
import { useDraft } from '../../lib/use-draft'
import { useToast } from '../../ui/toasts'
import type { SeoRow } from './plan-seo-rows'
import { isSameDraft, readKept, savedDraft, valuesOfDraft, type SeoDraft } from './seo-draft'
import { findCurrent, useSaveSeo } from './seo-queries'

/** What somebody else has set meanwhile; undefined: they took everything back. */
interface Conflict {
  current: SeoSetting | undefined
}

/** The fields of one page, kept in this browser until they are saved. */
export function usePageDraft(api: ApiClient, row: SeoRow, siteUrl: string) {
  const [keptText, keep, drop] = useDraft(`seo:${row.path}`, '')
  const [conflict, setConflict] = useState<Conflict>()
  const saved = savedDraft(row)
  const kept = readKept(keptText)
  const draft = kept?.draft ?? saved
  // the version one began to write on: somebody else's change that appears meanwhile is not overwritten
  const base = kept?.base ?? row.setting?.version ?? 0
  const isDirty = !isSameDraft(draft, saved)
  const toast = useToast()
  const { mutate, isPending, error } = useSaveSeo(api)

  const setDraft = (next: SeoDraft) => {
    if (isSameDraft(next, saved)) drop()
    else keep(JSON.stringify({ base, draft: next }))
  }

  /** @param version That it is saved on; default the one it was begun on. */
  const save = (version = base) => {
    mutate([{ path: row.path, version, values: valuesOfDraft(draft, row, siteUrl) }], {
      onSuccess: () => {
        drop()
        toast(`${row.path} is saved. It is live with the next build.`)
      },
      onError: (failure) => {
        const current = findCurrent(failure)
        if (current) setConflict({ current: current[0] })
      },
    })
  }

  return {
    draft,
    setDraft,
    /** Gives up what is not saved. */
    drop,
    isDirty,
    save,
    isSaving: isPending,
    conflict,
    dropConflict: () => setConflict(undefined),
    problem: error && !findCurrent(error) ? `Nothing was saved. ${error.message}` : undefined,
  }
}
