import type { z } from 'zod'
import { entryDescriptions } from './entry-descriptions'
import type { EntryKind } from './entry-kind'
import { fieldsSchema } from './field-schemas'
import { LegalSchema } from './page-schemas'

/** The front matter of complete entries. */
export const PostSchema = fieldsSchema(entryDescriptions.post.fields)
export type Post = z.infer<typeof PostSchema>

export const CaseStudySchema = fieldsSchema(entryDescriptions['case-study'].fields)
export type CaseStudy = z.infer<typeof CaseStudySchema>

export const JobSchema = fieldsSchema(entryDescriptions.job.fields)
export type Job = z.infer<typeof JobSchema>

export const entrySchemas = {
  post: PostSchema,
  'case-study': CaseStudySchema,
  job: JobSchema,
  legal: LegalSchema,
} as const satisfies Record<EntryKind, z.ZodType>
