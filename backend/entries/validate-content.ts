import { entryDescriptions } from '../../contract/content/entry-descriptions'
import { entrySchemas } from '../../contract/content/entry-schemas'
import { findPerson } from '../../contract/content/explain-reference'
import type { EntryDescription, Field, Fields } from '../../contract/content/field'
import { findTextFault } from '../../contract/content/find-text-fault'
import { isFixed } from '../../contract/content/kinds'
import { findReadingPart } from '../../contract/content/read-markdown'
import { mayHaveReadingParts, readingPartsFault } from '../../contract/content/reading-parts'
import type { EntryContent, Blocker } from '../../contract/entry'
import { entryAddress } from '../../contract/entry-address'
import { explain, type ValidationIssue } from '../../contract/parse-or-explain'
import type { SiteIndex } from '../../contract/site-index'
import type { LiveContent } from '../repositories/tables'
import type { EntryRepos } from './entry-repos'
import { findReferenceBlockers } from './find-reference-blockers'
import { findSiteBlockers, type IsThere } from './find-site-blockers'

/** Ready for visitors, or what keeps it from being published. */
export interface Validation {
  blockers: Blocker[]
  /** Undefined where something blocks its publication. */
  live: LiveContent | undefined
}

/**
 * Validates whether content can be published.
 *
 * @param content With the dates publishing sets.
 * @param today Day of the publication, as YYYY-MM-DD.
 */
export function validateContent(content: EntryContent, today: string): Validation {
  const { kind, slug, markdown } = content
  const fields = explain(entrySchemas[kind], withGroups(content))
  const fault = findTextFault(markdown)
  const { hasNoText }: EntryDescription = entryDescriptions[kind]
  const blockers = [
    ...(slug === '' ? [missing('slug')] : []),
    ...(fields.ok ? [] : fields.issues.map((issue) => toBlocker(issue, content.fields))),
    ...(markdown.trim() === '' && hasNoText !== true ? [missing('markdown')] : []),
    ...(fault === undefined ? [] : [{ field: 'markdown', message: fault }]),
    ...findReadingFault(content),
    ...findPastDeadline(content, today),
  ]
  if (blockers.length > 0 || !fields.ok) return { blockers, live: undefined }
  return { blockers: [], live: { kind, slug, fields: fields.data, markdown } }
}

/** Validates whether content can be published on the site as it is. Parameters as for `validateContent`. */
export async function validateForSite(
  repos: EntryRepos,
  content: EntryContent,
  today: string,
): Promise<Validation> {
  const { blockers, live } = validateContent(content, today)
  const index = await repos.publishing.readSiteIndex()
  const all = [
    ...blockers,
    ...(live && index ? findSiteBlockers(live, index, await findPublic(repos, live, index)) : []),
    ...(await findReferenceBlockers(repos, content, index)),
  ]
  return live && all.length === 0 ? { blockers: [], live } : { blockers: all, live: undefined }
}

/**
 * Which articles, case studies and people visitors can read: those of the release, and what has been published since. The
 * database is asked only where the content can name one that the release doesn't have.
 */
async function findPublic(
  { published }: EntryRepos,
  content: LiveContent,
  { pages, people }: SiteIndex,
): Promise<IsThere> {
  const { kind, fields } = content
  const named = ['author' in fields && fields.author, 'contact' in fields && fields.contact]
  const isKnown = named.every((name) => !name || findPerson(name, people))
  const isAsked = isFixed(kind) || !isKnown
  const keys = isAsked ? await published.listKeys() : []
  const live = new Set(keys.map((key) => entryAddress(key.kind, key.slug)))
  return (to, slug) => {
    const address = entryAddress(to, slug)
    const isOfRelease = to === 'person' && people.some((person) => person.slug === slug)
    return isOfRelease || Object.hasOwn(pages, address) || live.has(address)
  }
}

/** With the groups its kind requires, so that an error names the field in them that is missing. */
function withGroups({ kind, fields }: EntryContent): object {
  const described: Fields = entryDescriptions[kind].fields
  const groups = Object.keys(described).filter((key) => isRequiredGroup(described[key]))
  return { ...Object.fromEntries(groups.map((key) => [key, {}])), ...fields }
}

const isRequiredGroup = (field: Field | undefined) => field?.kind === 'group' && field.optional !== true

/** Authors know fields, not keys: a field that was never filled in is empty. */
function toBlocker({ path, message }: ValidationIssue, fields: object): Blocker {
  const field = ['fields', ...path.map(String)].join('.')
  const value = path.reduce<unknown>((part, key) => (isRecord(part) ? part[String(key)] : undefined), fields)
  return value === undefined ? missing(field) : { field, message }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const missing = (field: string): Blocker => ({ field, message: 'still empty' })

/** The build refuses the same. */
function findReadingFault({ kind, markdown }: EntryContent): Blocker[] {
  const line = mayHaveReadingParts(kind) ? undefined : findReadingPart(markdown)
  return line === undefined ? [] : [{ field: 'markdown', message: `Line ${line}: ${readingPartsFault}` }]
}

/** A job whose deadline has passed would be closed at once. */
function findPastDeadline(content: EntryContent, today: string): Blocker[] {
  if (content.kind !== 'job') return []
  const { status, closes } = content.fields
  if (status !== 'open' || closes === undefined || closes >= today) return []
  return [{ field: 'fields.closes', message: 'The deadline must be today or later' }]
}
