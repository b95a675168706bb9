import type { z } from 'zod'
import { entryDescriptions } from './entry-descriptions'
import type { EntryKind } from './entry-kind'
import { fieldsSchema } from './field-schemas'
import {
  CompanySchema,
  LegalSchema,
  PageSchemas,
  PersonSchema,
  RedirectsSchema,
  SampleSchema,
  ServiceCategorySchema,
  ServiceSchema,
  SolutionSchema,
  TagsSchema,
  TechnologyCategorySchema,
  TechnologySchema,
} from './page-schemas'

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
  person: PersonSchema,
  'page-home': PageSchemas.home,
  'page-services': PageSchemas.services,
  'service-category': ServiceCategorySchema,
  service: ServiceSchema,
  'page-technologies': PageSchemas.technologies,
  'technology-category': TechnologyCategorySchema,
  technology: TechnologySchema,
  'page-solutions': PageSchemas.solutions,
  solution: SolutionSchema,
  'page-case-studies': PageSchemas['case-studies'],
  'page-samples': PageSchemas.samples,
  sample: SampleSchema,
  'page-blog': PageSchemas.blog,
  'page-about': PageSchemas.about,
  'page-career': PageSchemas.career,
  'page-contact': PageSchemas.contact,
  'page-tms-support': PageSchemas['tms-support'],
  legal: LegalSchema,
  company: CompanySchema,
  tags: TagsSchema,
  redirects: RedirectsSchema,
} as const satisfies Record<EntryKind, z.ZodType>
