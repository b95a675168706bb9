import { useState } from 'react'
import type { SeoSetting } from '../../../../contract/seo'
import type { ApiClient } from '../../../client/create-api-client'
import { useDraft } from '../../../lib/use-draft'
import { useToast } from '../../../ui/toasts'
import type { SeoRow } from '../plan-seo-rows'
import { isSameDraft, parseStored, savedDraft, valuesOfDraft, type PageDraft } from './page-draft'
import { findCurrent, useSaveSeo } from '../seo-queries'

/** The settings that someone else saved; undefined: they reset the page. */
interface Conflict {
  current: SeoSetting | undefined
}

/** The fields of one page, stored in this browser until they are saved. */
export function usePageDraft(api: ApiClient, row: SeoRow, siteUrl: string) {
  const [storedText, keep, drop] = useDraft(`seo:${row.path}`, '')
  const [conflict, setConflict] = useState<Conflict>()
  const saved = savedDraft(row)
  const stored = parseStored(storedText)
  const draft = stored?.draft ?? saved
  // the version at the start of editing, so that someone else's change is not overwritten
  const base = stored?.base ?? row.setting?.version ?? 0
  const isDirty = !isSameDraft(draft, saved)
  const toast = useToast()
  const { mutate, isPending, error } = useSaveSeo(api)

  const setDraft = (next: PageDraft) => {
    if (isSameDraft(next, saved)) drop()
    else keep(JSON.stringify({ base, draft: next }))
  }

  /** @param version To save over; default: the one that the draft is based on. */
  const save = (version = base) => {
    mutate([{ path: row.path, version, values: valuesOfDraft(draft, row, siteUrl) }], {
      onSuccess: () => {
        drop()
        toast(`${row.path} saved. Goes live with the next build.`)
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
    /** Discards unsaved changes. */
    drop,
    isDirty,
    save,
    isSaving: isPending,
    conflict,
    dropConflict: () => setConflict(undefined),
    problem: error && !findCurrent(error) ? `Couldn’t save. ${error.message}` : undefined,
  }
}
