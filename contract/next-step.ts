import { z } from 'zod'
import { formNames } from './forms/forms'

/** A step of what happens after a form was sent. */
export const NextStepSchema = z
  .object({
    title: z.string(),
    duration: z.string().optional().describe('When, or how long it takes, e.g. "1-2 working days".'),
    text: z.string(),
    phone: z.string().optional().describe('Number to call, e.g. "+44 20 7946 0155".'),
  })
  .meta({ id: 'NextStep' })
export type NextStep = z.infer<typeof NextStepSchema>

/** The steps of each form, from the site's pages; a form without any has none. */
export const NextStepsSchema = z.partialRecord(
  z.enum(formNames),
  z.array(
    NextStepSchema.extend({
      only: z.string().optional().describe('Value of the form’s choice that it is for; default: any.'),
      within: z
        .object({
          workingDays: z.int().min(0).describe('Working days after the day of the message; 0: the same day.'),
          closes: z.string().optional().describe('When that day ends, e.g. "18:00"; default: at midnight.'),
        })
        .optional()
        .describe('By when it happens, to tell the date; default: only `duration` says so.'),
    }),
  ),
)
export type NextSteps = z.infer<typeof NextStepsSchema>
