import { z } from 'zod'
import { fieldsSchema, schemaOf } from '../../contract/content/field-schemas'
import * as fields from '../../contract/content/shared.fields'

/** Fields that several collections share. Every description is also a hint to people who write files of `content/`. */

export const title = schemaOf(fields.title)
export const lead = schemaOf(fields.lead)
export const tagline = schemaOf(fields.tagline)
export const sentence = schemaOf(fields.sentence)
export const SeoSchema = schemaOf(fields.seo)
export const ItemSchema = fieldsSchema(fields.item).describe('A named point.')

const text = (meaning: string, min: number, max: number) =>
  z.string().trim().min(min).max(max).describe(meaning)

export const label = text('A few words.', fields.fewWords.min, fields.fewWords.max)
export const plainName = label
  .optional()
  .describe('What it is in plain words, shown after a title that does not say so, e.g. "managed help desk".')

export const isoDate = schemaOf({ kind: 'date', label: 'Day' })

export const path = z
  .string()
  .regex(/^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/, 'a path on this site with a trailing slash, e.g. "/about/"')
  .describe('A page of this site: starts and ends with a slash; may end in #anchor.')

export const StepSchema = z
  .strictObject({
    title: text('Name of the step, one to four words.', 3, 40),
    duration: text('How long it usually takes, as a range, e.g. "2-4 weeks".', 3, 24),
    text: sentence,
  })
  .describe('One step of an engagement.')

export const closing = z
  .strictObject({ title: title.describe('Heading of the last section.'), text: sentence })
  .describe('The last section of the page, which asks the reader to get in touch.')

export const QuestionSchema = z
  .strictObject({
    question: text('The question in the reader’s words.', 10, 140),
    answer: text('A direct answer in plain text.', 30, 600),
  })
  .describe('A question and its answer; also published as FAQPage data.')

export type Seo = z.infer<typeof SeoSchema>
