import type { EntryContent } from '../../../../contract/entry'
import { sameContent } from './same-content'

/** Fields that the service sets on publishing; nobody writes them. */
const keptByService = ['date', 'updated', 'posted', 'status'] as const

type Fields = Record<string, unknown>

/** One's own text with what the service wrote into the other version. */
export function withServiceFields(mine: EntryContent, theirs: EntryContent): EntryContent {
  const served = theirs.fields as Fields
  const kept = keptByService.filter((key) => key in served).map((key) => [key, served[key]])
  return withFields(mine, { ...mine.fields, ...(Object.fromEntries(kept) as Fields) })
}

/** What was changed here since `base`, on top of `theirs`; where both changed the same thing, it is `mine`. */
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

/** The fields come from contents of the same kind. */
const withFields = (content: EntryContent, fields: Fields) => ({ ...content, fields })
