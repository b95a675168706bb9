import { z } from 'zod'
import { isoDate, label, lead, SeoSchema, sentence, tagline, title } from './fields'

/** One opening: `content/jobs/{slug}.md`. The body says what the work is like. */
export const JobSchema = z.strictObject({
  title,
  tagline,
  lead,
  seo: SeoSchema,
  status: z
    .enum(['open', 'filled', 'closed'])
    .describe('Only open jobs are listed and published as JobPosting.'),
  posted: isoDate.describe('Open since, as YYYY-MM-DD.'),
  closes: isoDate
    .optional()
    .describe('Last day to apply; after it the job is no longer open. Default: no end.'),
  team: label.describe('The practice one would work in.'),
  office: label.describe('Name of an office in company.yml.'),
  workplace: z.enum(['on site', 'hybrid', 'remote']).describe('Where the work is done.'),
  employment: z.enum(['full time', 'part time', 'contract', 'internship']).describe('Kind of contract.'),
  does: z.array(sentence).min(3).max(6).describe('What one does, one thing a line.'),
  brings: z.array(sentence).min(3).max(6).describe('What one brings; no wish lists.'),
  gets: z.array(sentence).min(2).max(6).describe('What one gets.'),
})
export type Job = z.infer<typeof JobSchema>
