import type { EntryContent } from '../../../../contract/entry'
import { mergeTexts } from '../../../lib/merge-texts'

/** Fields that the backend sets when an entry is published. */
export const serviceFields = ['date', 'updated', 'posted', 'status'] as const

type Fields = Record<string, unknown>

/** `mine` with the fields that the backend has set in `theirs`. */
export function withServiceFields(mine: EntryContent, theirs: EntryContent): EntryContent {
  const theirFields = theirs.fields as Fields
  const set = serviceFields.filter((key) => key in theirFields).map((key) => [key, theirFields[key]])
  return withFields(mine, { ...mine.fields, ...(Object.fromEntries(set) as Fields) })
}

/** The changes from `base` to `mine`, applied to `theirs`; where both changed the same field, `mine` wins. */
export function rebaseContent(base: EntryContent, mine: EntryContent, theirs: EntryContent): EntryContent {
  const [old, own, other] = [base.fields as Fields, mine.fields as Fields, theirs.fields as Fields]
  const keys = new Set([...Object.keys(own), ...Object.keys(other)])
  const fields = [...keys].map((key) => [key, sameContent(own[key], old[key]) ? other[key] : own[key]])
  return {
    ...withFields(mine, Object.fromEntries(fields) as Fields),
    slug: mine.slug === base.slug ? theirs.slug : mine.slug,
    markdown: mine.markdown === base.markdown ? theirs.markdown : mine.markdown,
  }
}

/** Two changed versions of an entry in one. Where both changed the same thing differently, each side has its own. */
export interface MergedContents {
  mine: EntryContent
  theirs: EntryContent
  /** Whether both changed the same paragraph or field differently; without, both are the same content. */
  collide: boolean
}

/** Merges what two people changed in an entry since `base`: its text by paragraph, its fields one by one. */
export function mergeContents(base: EntryContent, mine: EntryContent, theirs: EntryContent): MergedContents {
  const text = mergeTexts(base.markdown, mine.markdown, theirs.markdown)
  const slug = mergeValues(base.slug, mine.slug, theirs.slug)
  const fields = mergeValues(base.fields, withServiceFields(mine, theirs).fields, theirs.fields)
  const side = (name: 'mine' | 'theirs') => ({
    ...withFields(mine, fields[name] as Fields),
    slug: slug[name] as string, // both are
    markdown: text[name],
  })
  return {
    mine: side('mine'),
    theirs: side('theirs'),
    collide: text.collide || slug.collide || fields.collide,
  }
}

interface MergedValues {
  mine: unknown
  theirs: unknown
  collide: boolean
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown): MergedValues {
  if (sameContent(mine, theirs) || sameContent(mine, base)) return { mine: theirs, theirs, collide: false }
  if (sameContent(theirs, base)) return { mine, theirs: mine, collide: false }
  if (!isRecord(mine) || !isRecord(theirs)) return { mine, theirs, collide: true }
  const old = isRecord(base) ? base : {}
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const merged = keys.map((key) => [key, mergeValues(old[key], mine[key], theirs[key])] as const)
  const side = (name: 'mine' | 'theirs') =>
    Object.fromEntries(merged.map(([key, values]) => [key, values[name]] as const))
  return { mine: side('mine'), theirs: side('theirs'), collide: merged.some(([, { collide }]) => collide) }
}

/** The fields have to be of the same kind of entry. */
const withFields = (content: EntryContent, fields: Fields) => ({ ...content, fields })

/** Whether two values are equal as JSON, whatever the order of keys; undefined equals a missing key. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameContent(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => sameContent(one[key], other[key]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
