import { useState } from 'react'
import type { SeoSetting } from '../../../../contract/seo'
import type { ApiClient } from '../../../client/create-api-client'
import { useDraft } from '../../../lib/use-draft'
import { useToast } from '../../../ui/toasts'
import { showWith, valuesOf, type SeoRow, type SeoValues } from '../plan-seo-rows'
import { findCurrent, useSaveSeo } from '../seo-queries'
import type { PageSeo } from '../validate-page'

/** The values of the editor's fields. */
export interface PageDraft {
  title: string
  description: string
  /** Path on this site or full URL; "" for the page's own. */
  canonical: string
  noindex: boolean
  /** URL of an uploaded image; null: the default. */
  image: string | null
}

/** The fields with these settings over the page's defaults. */
export const draftOf = ({ own }: Pick<SeoRow, 'own'>, values: SeoValues): PageDraft => ({
  title: values.title ?? own.title,
  description: values.description ?? own.description,
  canonical: values.canonical ?? '',
  noindex: values.noindex ?? own.noindex,
  image: values.image,
})

/** The settings to save: null where a field is empty or has its default. */
export function valuesOfDraft(
  draft: PageDraft,
  { own, path }: Pick<SeoRow, 'own' | 'path'>,
  siteUrl: string,
): SeoValues {
  const canonical = plainCanonical(draft.canonical, siteUrl)
  return {
    title: differing(draft.title, own.title),
    description: differing(draft.description, own.description),
    canonical: canonical === '' || canonical === path ? null : canonical,
    noindex: draft.noindex === own.noindex ? null : draft.noindex,
    image: draft.image,
  }
}

/** The values of the page with this draft. */
export const showDraft = (draft: PageDraft, row: SeoRow, siteUrl: string): PageSeo =>
  showWith(row.own, valuesOfDraft(draft, row, siteUrl), siteUrl)

/** @returns The error of a canonical URL; undefined if it is valid. */
export function validateCanonical(text: string, siteUrl: string): string | undefined {
  const canonical = plainCanonical(text, siteUrl)
  if (canonical === '' || /^\/(?:[a-z0-9-]+\/)*$/.test(canonical)) return undefined
  if (/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/.test(canonical)) return undefined
  return canonical.startsWith('/')
    ? 'Enter a path with a slash at both ends, like /about/'
    : 'Enter a path like /about/ or a full https:// URL'
}

/** Reduces a full URL of this site to its path. */
function plainCanonical(text: string, siteUrl: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith(`${siteUrl}/`) ? trimmed.slice(siteUrl.length) : trimmed
}

const differing = (text: string, own: string) =>
  text.trim() === '' || text.trim() === own ? null : text.trim()

const isSameDraft = (a: PageDraft, b: PageDraft) => JSON.stringify(a) === JSON.stringify(b)

interface StoredDraft {
  /** Version of the setting that it is based on; 0: none. */
  base: number
  draft: PageDraft
}

/** Parses a draft from this browser's storage; undefined if there is none. */
export function parseStored(text: string): StoredDraft | undefined {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as StoredDraft // written by this browser
  } catch {
    return undefined
  }
}

export const savedDraft = (row: SeoRow): PageDraft => draftOf(row, valuesOf(row.setting))

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
