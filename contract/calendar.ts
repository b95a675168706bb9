import { z } from 'zod'
import { EntryKindSchema } from './content/entry-kind'
import { DatabaseDaySchema } from './database-values'
import type { Endpoint } from './endpoint'
import { entryPermissions } from './permissions'

/** Most days that a calendar covers: six weeks show any month. */
export const mostCalendarDays = 42

export const CalendarItemSchema = z
  .object({
    id: z.string().describe('Unique in the calendar.'),
    event: z
      .enum(['published', 'updated', 'unpublished', 'scheduled', 'closes'])
      .describe(
        '"published": visitors could read it for the first time; "updated": what they read changed; "scheduled": it will be published; "closes": last day to apply for a job.',
      ),
    on: z
      .union([z.iso.datetime(), z.iso.date()])
      .describe('A moment, UTC; a day where content names only that, such as a deadline.'),
    kind: EntryKindSchema,
    title: z.string(),
    entry: z.uuid().nullable().describe('The entry; null for a file, and for an entry that was deleted.'),
    slug: z.string().nullable().describe('Part of the address that visitors read it at; null: none.'),
  })
  .meta({ id: 'CalendarItem' })
export type CalendarItem = z.infer<typeof CalendarItemSchema>

export const listCalendar = {
  method: 'GET',
  path: '/api/calendar',
  access: entryPermissions,
  summary:
    'Lists past and planned publications and the deadlines of jobs: everyone’s in the kinds you manage, and your own.',
  request: {
    query: z
      .object({
        from: DatabaseDaySchema.describe('First day.'),
        to: DatabaseDaySchema.describe(
          `Last day, at most ${mostCalendarDays - 1} after the first. Moments are included up to a day before and after both, since days begin at other times elsewhere.`,
        ),
      })
      .refine(({ from, to }) => {
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
        return days >= 1 && days <= mostCalendarDays
      }, `Invalid input: expected 1 to ${mostCalendarDays} days`),
  },
  responses: {
    200: z.object({
      data: z.array(CalendarItemSchema).describe('In order of time; days before moments of the same day.'),
      isComplete: z.boolean().describe('false: there is more than is listed.'),
    }),
  },
} as const satisfies Endpoint
