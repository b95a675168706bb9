import { z } from 'zod'
import { CaseStudySchema, JobSchema, PostSchema } from '../../contract/content/entry-schemas'
import { slug } from '../../contract/content/field-schemas'
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
} from '../../contract/content/page-schemas'
import { SearchWordsSchema } from './search.schema'

/** The part of JSON Schema that our schemas use. */
export interface JsonSchema {
  $schema?: string
  title?: string
  description?: string
  type?: string
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  default?: unknown
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  required?: readonly string[]
  additionalProperties?: boolean
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

/** The slugs that front matter may name. Articles are left out: their list changes with every new one. */
export interface KnownSlugs {
  services: readonly string[]
  technologies: readonly string[]
  solutions: readonly string[]
  caseStudies: readonly string[]
  people: readonly string[]
  tags: readonly string[]
}

export interface ContentKind {
  /** Name of the file in `content/.schemas`, without ending. */
  name: string
  /** What a person adds, e.g. "article"; missing for files that exist just once. */
  noun?: string
  /** Glob of the files, from the project's root. */
  files: string
  /** Glob of files among them that are of another kind. Default: none. */
  except?: string
  /** Draft 7, the one editors understand. For Markdown: of the front matter. */
  schema: JsonSchema
}

type References = Readonly<Record<string, keyof KnownSlugs>>
type Kind = Omit<ContentKind, 'schema'> & { zod: z.ZodType; references?: References }

/** Keys under which a slug names another page, and which pages those are. */
const references: References = {
  services: 'services',
  technologies: 'technologies',
  technology: 'technologies',
  tags: 'tags',
  caseStudy: 'caseStudies',
  contact: 'people',
  caseStudies: 'caseStudies',
  solutions: 'solutions',
}

const kinds: readonly Kind[] = [
  { name: 'company', files: 'content/company.yml', zod: CompanySchema },
  { name: 'redirects', noun: 'redirect', files: 'content/redirects.yml', zod: RedirectsSchema.shape.items },
  { name: 'search', files: 'content/search.yml', zod: SearchWordsSchema },
  { name: 'tags', noun: 'tag', files: 'content/blog/tags.yml', zod: TagsSchema.shape.items },
  {
    name: 'service-category',
    noun: 'service category',
    files: 'content/services/*/index.md',
    zod: ServiceCategorySchema,
    references: { choose: 'services' },
  },
  {
    name: 'service',
    noun: 'service',
    files: 'content/services/*/*.md',
    except: 'content/services/*/index.md',
    zod: ServiceSchema,
  },
  {
    name: 'technology-category',
    noun: 'technology category',
    files: 'content/technologies/*/index.md',
    zod: TechnologyCategorySchema,
    references: { choose: 'technologies' },
  },
  {
    name: 'technology',
    noun: 'technology',
    files: 'content/technologies/*/*.md',
    except: 'content/technologies/*/index.md',
    zod: TechnologySchema,
  },
  { name: 'solution', noun: 'solution', files: 'content/solutions/*.md', zod: SolutionSchema },
  { name: 'sample', noun: 'sample', files: 'content/samples/*.md', zod: SampleSchema },
  { name: 'article', noun: 'article', files: 'content/blog/*.md', zod: PostSchema },
  { name: 'case-study', noun: 'case study', files: 'content/case-studies/*.md', zod: CaseStudySchema },
  { name: 'job', noun: 'job', files: 'content/jobs/*.md', zod: JobSchema },
  { name: 'person', noun: 'person', files: 'content/people/*.md', zod: PersonSchema },
  { name: 'legal', noun: 'legal page', files: 'content/legal/*.md', zod: LegalSchema },
  ...Object.entries(PageSchemas).map(([name, zod]) => ({
    name: `page-${name}`,
    files: `content/pages/${name}.md`,
    zod,
  })),
]

/** The JSON Schema of every kind of content file, from the schemas the build itself uses. Pure. */
export function jsonSchemas(slugs: KnownSlugs): ContentKind[] {
  return kinds.map(({ zod, references: own = {}, ...kind }) => {
    const { $schema, ...schema } = toJsonSchema(zod)
    const improved = improve(schema, { slugs, references: { ...references, ...own } })
    return { ...kind, schema: { $schema, title: kind.files, ...improved } }
  })
}

interface Context {
  slugs: KnownSlugs
  references: References
  /** Key under which the value stands; in a list, that of the list. */
  key?: string
}

const toJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema

const slugPattern = toJsonSchema(slug).pattern

/** Makes a schema a better hint: true lengths, the slugs to choose from, no pattern where the format says it. */
function improve(
  { description, pattern, properties, items, ...rest }: JsonSchema,
  context: Context,
): JsonSchema {
  const kind = pattern === slugPattern ? context.references[context.key ?? ''] : undefined
  return {
    ...withoutGaps({ description: describeLength(description, rest) }),
    ...rest,
    ...(kind && context.slugs[kind].length > 0
      ? { enum: context.slugs[kind] }
      : withoutGaps({ pattern: rest.format ? undefined : pattern })),
    ...(properties && {
      properties: mapValues(properties, (value, key) => improve(value, { ...context, key })),
    }),
    ...(items && { items: improve(items, context) }),
  }
}

/** The numbers that count, behind what the field means. */
function describeLength(
  description: string | undefined,
  { minLength, maxLength }: JsonSchema,
): string | undefined {
  if (minLength === undefined || maxLength === undefined || minLength === maxLength) return description
  return `${description ?? ''} ${minLength}-${maxLength} characters.`.trim()
}

const withoutGaps = (values: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const mapValues = (
  values: Record<string, JsonSchema>,
  change: (value: JsonSchema, key: string) => JsonSchema,
) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]))
