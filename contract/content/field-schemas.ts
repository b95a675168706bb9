import { z } from 'zod'
import { normalizeTarget, targetRule } from '../redirect-target'
import type { Field, Fields, TextField } from './field'

/** The schema of a complete value, made from its description. */

type ObjectSchema<F extends Fields> = z.ZodObject<
  { -readonly [Key in keyof F]: SchemaOf<F[Key]> },
  z.core.$strict
>

type RequiredSchemaOf<F extends Field> = F extends { kind: 'date' }
  ? z.ZodISODate
  : F extends { kind: 'number' }
    ? z.ZodNumber
    : F extends { kind: 'checkbox' }
      ? z.ZodBoolean
      : F extends { kind: 'choice'; choices: readonly (infer Choice extends string)[] }
        ? z.ZodEnum<{ [Value in Choice]: Value }>
        : F extends { kind: 'references' | 'texts' }
          ? z.ZodArray<z.ZodString>
          : F extends { kind: 'rows'; fields: infer Inner extends Fields }
            ? z.ZodArray<ObjectSchema<Inner>>
            : F extends { fields: infer Inner extends Fields }
              ? ObjectSchema<Inner>
              : z.ZodString

export type SchemaOf<F extends Field> = F extends { optional: true }
  ? F extends
      | { kind: 'references' | 'texts' | 'rows' }
      | { kind: 'checkbox'; initial: true }
      | { kind: 'group'; fields: OptionalFields }
    ? z.ZodDefault<RequiredSchemaOf<F>>
    : z.ZodOptional<RequiredSchemaOf<F>>
  : RequiredSchemaOf<F>

interface OptionalFields {
  readonly [key: string]: Field & { optional: true }
}

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, e.g. "cloud-costs"')
  .describe('The last part of an address: lower-case words joined by hyphens.')

export const schemaOf = <F extends Field>(field: F): SchemaOf<F> => anySchemaOf(field) as SchemaOf<F> // `SchemaOf` mirrors the return types of the functions below

/** Every key of `fields` and no other. */
export function fieldsSchema<F extends Fields>(fields: F): ObjectSchema<F> {
  const shape = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, anySchemaOf(field)]))
  return z.strictObject(shape) as z.ZodObject as ObjectSchema<F> // as above
}

function anySchemaOf(field: Field): z.ZodType {
  const schema = requiredSchemaOf(field)
  return withDefault(field, schema).describe(describe(field))
}

/** What an omitted value counts as: see `optional` of a field. */
function withDefault(field: Field, schema: z.ZodType): z.ZodType {
  if (field.optional !== true) return schema
  const { kind } = field
  if (kind === 'checkbox' && field.initial) return schema.default(true)
  if (kind === 'references' || kind === 'texts' || kind === 'rows') return schema.default([])
  const mayBeEmpty = kind === 'group' && Object.values(field.fields).every(({ optional }) => optional)
  return mayBeEmpty ? schema.default(schema.parse({})) : schema.optional()
}

function requiredSchemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textSchemaOf(field)
    case 'date':
      return z.iso.date('a date as YYYY-MM-DD')
    case 'number':
      return z.number().min(field.min).max(field.max)
    case 'currency':
      return z.string().regex(/^[A-Z]{3}$/, 'a currency as three capital letters, e.g. "GBP"')
    case 'checkbox':
      return z.boolean()
    case 'choice':
      return z.enum(field.choices)
    case 'reference':
      return field.to === 'offices' ? z.string().trim().min(2).max(60) : slug
    case 'references':
      return withLimits(z.array(slug), field)
    case 'texts':
      return withLimits(z.array(schemaOf(field.item)), field)
    case 'rows':
      return withLimits(z.array(fieldsSchema(field.fields)), field)
    case 'group':
    case 'image':
      return fieldsSchema(field.fields)
    case 'image-file':
      return z
        .string()
        .regex(
          /^(?:\.\/[\w./-]+|\/media\/[0-9a-f]+\/[\w.-]+)\.(png|jpe?g|webp|avif)$/i,
          'a file beside this one, e.g. "./images/wave.png"',
        )
    case 'money-range':
      return fieldsSchema(field.fields).refine(({ min, max }) => min <= max, {
        path: ['max'],
        message: 'an amount that isn’t below the first',
      })
  }
}

function textSchemaOf({ format, min, max }: TextField): z.ZodType {
  const text = z.string().trim().min(min).max(max)
  if (format === undefined) return text
  if (format === 'url')
    return z
      .url({ protocol: /^https?$/, error: 'a full address, e.g. "https://example.com/"' })
      .min(min)
      .max(max)
  if (format === 'email') return z.email('an email address').min(min).max(max)
  if (format === 'locale') return text.refine(isLocale, 'a language tag, e.g. "en-GB" or "en-US"')
  if (format === 'target')
    return text
      .regex(/^(\/[\w./#-]*|https:\/\/\S+)$/, targetRule)
      .refine((target) => normalizeTarget(target) !== undefined, targetRule)
      .overwrite((target) => normalizeTarget(target) ?? target)
  if (format === 'slug') return slug.min(min).max(max)
  const [pattern, expected] = formatRules[format]
  return text.regex(pattern, expected)
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false // not a tag at all
  }
}

const formatRules = {
  path: [/^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/, 'a path on this site with a trailing slash, e.g. "/about/"'],
  'old-path': [/^\/[\w./-]*$/, 'a path on this site, e.g. "/old-page/"'],
  country: [/^[A-Z]{2}$/, 'a country as two capital letters, e.g. "GB"'],
  phone: [/^\+\d[\d ]{6,18}$/, 'an international number, e.g. "+44 20 7946 0000"'],
} as const

const withLimits = (list: z.ZodArray, { min, max }: { min: number; max: number }): z.ZodType =>
  (min === 0 ? list : list.min(min)).max(max)

/** JSON Schema annotations: name, hint and format. */
function describe(field: Field): string {
  const texts = [field.label, field.hint, formatOf(field)].filter((text) => text !== undefined)
  return texts.map((text) => `${text}.`).join(' ')
}

function formatOf(field: Field): string | undefined {
  if (field.kind === 'date') return 'Format: YYYY-MM-DD'
  if (field.kind === 'reference')
    return field.to === 'offices'
      ? 'One of the offices in company.yml'
      : `Slug: one of the ${referredTo[field.to]}`
  return field.kind === 'references' ? `Slugs of ${referredTo[field.to]}` : undefined
}

const referredTo = {
  people: 'people in content/people',
  tags: 'tags',
  services: 'services',
  technologies: 'technologies',
  solutions: 'solutions',
  caseStudies: 'case studies',
  posts: 'articles',
} as const
