import { z } from 'zod'

/** Field shapes shared by the collections. Every description below is also the editor's hint in `content/`. */

const text = (meaning: string, min: number, max: number) =>
  z.string().trim().min(min).max(max).describe(`${meaning} ${min}-${max} characters.`)

export const title = text('The page’s heading (H1), as a person would say it.', 3, 80)
export const lead = text(
  'One or two sentences under the heading: for whom this is and what changes.',
  40,
  260,
)
export const tagline = text('One line for menus, cards and lists.', 20, 110)
export const sentence = text('A sentence or two of plain text.', 10, 420)
export const label = text('A few words.', 2, 60)

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, e.g. "cloud-costs"')
  .describe('The last part of an address: lower-case words joined by hyphens.')

export const isoDate = z.iso.date('a date as YYYY-MM-DD').describe('A day, as YYYY-MM-DD.')

export const path = z
  .string()
  .regex(/^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/, 'a path on this site with a trailing slash, e.g. "/about/"')
  .describe('A page of this site: starts and ends with a slash; may end in #anchor.')

export const SeoSchema = z
  .strictObject({
    title: text(
      'Title in search results and the browser tab, without the firm’s name (it is added).',
      10,
      52,
    ),
    description: text('Description in search results; says what the reader will find.', 70, 160),
  })
  .describe('What search engines and shared links show.')

export const ItemSchema = z
  .strictObject({
    title: text('What it is, in a few words.', 3, 70),
    text: sentence,
  })
  .describe('A named point.')

export const StepSchema = z
  .strictObject({
    title: text('Name of the step, one to four words.', 3, 40),
    duration: text('How long it usually takes, as a range, e.g. "2-4 weeks".', 3, 24),
    text: sentence,
  })
  .describe('One step of an engagement.')

export const QuestionSchema = z
  .strictObject({
    question: text('The question in the reader’s words.', 10, 140),
    answer: text('A direct answer in plain text.', 30, 600),
  })
  .describe('A question and its answer; also published as FAQPage data.')

export const ImageSchema = z
  .strictObject({
    src: z
      .string()
      .regex(
        /^(?:\.\/[\w./-]+|\/media\/[0-9a-f]+\/[\w.-]+)\.(png|jpe?g|webp|avif)$/i,
        'a file beside this one, e.g. "./images/wave.png"',
      )
      .describe('An image file, relative to this file; in the editor, the address of an uploaded picture.'),
    alt: text('What the picture shows, for someone who cannot see it.', 5, 160),
  })
  .describe('A picture with its text alternative.')

export type Seo = z.infer<typeof SeoSchema>
export type Item = z.infer<typeof ItemSchema>
export type Step = z.infer<typeof StepSchema>
export type Question = z.infer<typeof QuestionSchema>
