import { CaseStudySchema } from '../../contract/content/case-study.schema'
import { JobSchema } from '../../contract/content/job.schema'
import { PostSchema } from '../../contract/content/post.schema'
import type { EntryContent, Problem } from '../../contract/entry'
import { explain, type ValidationIssue } from '../../contract/parse-or-explain'
import type { LiveContent } from '../repositories/tables'
import { findBarePictures } from './find-bare-pictures'

/** What came of a content: ready for visitors, or what is in the way. */
export type Judgement = { problems: []; live: LiveContent } | { problems: Problem[]; live: undefined }

const schemas = { post: PostSchema, 'case-study': CaseStudySchema, job: JobSchema }

/**
 * Judges whether a content could be published.
 *
 * @param content With the dates publishing sets.
 * @param today Day of the publication, as YYYY-MM-DD.
 */
export function judgeContent(content: EntryContent, today: string): Judgement {
  const { kind, slug, markdown } = content
  const fields = explain(schemas[kind], withGroups(content))
  const problems = [
    ...(slug === '' ? [missing('slug')] : []),
    ...(fields.ok ? [] : fields.issues.map((issue) => toProblem(issue, content.fields))),
    ...(markdown.trim() === '' ? [missing('markdown')] : []),
    ...findBarePictures(markdown).map(bare),
    ...findClosed(content, today),
  ]
  if (problems.length > 0 || !fields.ok) return { problems, live: undefined }
  return { problems: [], live: { kind, slug, fields: fields.data, markdown } }
}

/** With the groups every content has, so that a fault names the field in it that is missing. */
function withGroups({ kind, fields }: EntryContent): object {
  const { seo = {} } = fields
  if (kind === 'job') return { ...fields, seo }
  return { ...fields, seo, related: ('related' in fields ? fields.related : undefined) ?? {} }
}

/** Who writes knows fields, not keys: one that nobody filled in is empty. */
function toProblem({ path, message }: ValidationIssue, fields: object): Problem {
  const field = ['fields', ...path.map(String)].join('.')
  const value = path.reduce<unknown>((part, key) => (isRecord(part) ? part[String(key)] : undefined), fields)
  return value === undefined ? missing(field) : { field, message }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const missing = (field: string): Problem => ({ field, message: 'still empty' })

const bare = (address: string): Problem => ({
  field: 'markdown',
  message: `expected a text alternative of the picture ${address}, found none`,
})

/** An opening whose last day has passed would be closed at once. */
function findClosed(content: EntryContent, today: string): Problem[] {
  if (content.kind !== 'job') return []
  const { status, closes } = content.fields
  if (status !== 'open' || closes === undefined || closes >= today) return []
  return [{ field: 'fields.closes', message: `expected ${today} or a later day, found ${closes}` }]
}
