import { showWith, valuesOf, type SeoRow, type SeoValues } from './plan-seo-rows'
import type { Shown } from './find-faults'

/** What stands in the fields of the editor. */
export interface SeoDraft {
  title: string
  description: string
  /** Path of this site or full address; "" for the page's own. */
  canonical: string
  noindex: boolean
  /** Address of an uploaded picture; null: the drawn one. */
  image: string | null
}

/** The fields with these values over what the page says by itself. */
export const draftOf = ({ own }: Pick<SeoRow, 'own'>, values: SeoValues): SeoDraft => ({
  title: values.title ?? own.title,
  description: values.description ?? own.description,
  canonical: values.canonical ?? '',
  noindex: values.noindex ?? own.noindex,
  image: values.image,
})

/** What is to be set: nothing where the fields say what the page says by itself, or nothing. */
export function valuesOfDraft(
  draft: SeoDraft,
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

/** What the page would show. */
export const showDraft = (draft: SeoDraft, row: SeoRow, siteUrl: string): Shown =>
  showWith(row.own, valuesOfDraft(draft, row, siteUrl), siteUrl)

/** What is wrong with a canonical address and how to put it right; undefined when nothing is. */
export function findCanonicalFault(text: string, siteUrl: string): string | undefined {
  const canonical = plainCanonical(text, siteUrl)
  if (canonical === '' || /^\/(?:[a-z0-9-]+\/)*$/.test(canonical)) return undefined
  if (/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/.test(canonical)) return undefined
  return canonical.startsWith('/')
    ? 'A path of this site has a slash at both ends, e.g. “/about/”.'
    : 'Write a path of this site, e.g. “/about/”, or a whole address that begins with https://.'
}

/** Of a full address of this site only the path counts. */
function plainCanonical(text: string, siteUrl: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith(`${siteUrl}/`) ? trimmed.slice(siteUrl.length) : trimmed
}

const differing = (text: string, own: string) =>
  text.trim() === '' || text.trim() === own ? null : text.trim()

export const isSameDraft = (a: SeoDraft, b: SeoDraft) => JSON.stringify(a) === JSON.stringify(b)

interface KeptDraft {
  /** Version of the setting it was begun on; 0: there was none. */
  base: number
  draft: SeoDraft
}

/** A draft as this browser kept it; undefined when that is nothing to go on with. */
export function readKept(text: string): KeptDraft | undefined {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as KeptDraft // written by this browser from one
  } catch {
    return undefined
  }
}

export const savedDraft = (row: SeoRow): SeoDraft => draftOf(row, valuesOf(row.setting))
