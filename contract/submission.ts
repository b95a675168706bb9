import { z } from 'zod'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import type { FormRules } from './forms/form-rules'
import { forms, type FormName } from './forms/forms'

/**
 * What a visitor sends. Every value is a string here, as a browser without script sends it; what each one takes is said
 * by the form's rules (`findFormFaults`), in the words the browser uses too. A file "cv" comes beside them as
 * multipart/form-data.
 */
function bodyOf<Name extends FormName>(form: Name) {
  const rules: FormRules = forms[form]
  const own = Object.fromEntries(
    Object.entries(rules).map(([field, { label }]) => [field, z.string().default('').describe(label)]),
  ) as Record<keyof (typeof forms)[Name], z.ZodDefault<z.ZodString>>
  return z.object({
    ...own,
    key: z
      .union([z.uuid(), z.literal('')])
      .default('')
      .describe('Made by the caller: the same key again is the same message. Without one, its content is.'),
    consent: z.string().max(40).default('').describe('Version of the consent text that was ticked.'),
    website: z.string().max(2_000).default('').describe('Left empty by people, who do not see it.'),
    seconds: z
      .string()
      .regex(/^\d{0,9}$/)
      .default('')
      .describe('For how long the form was looked at; empty where that is not known.'),
    page: z.string().max(300).default('').describe('Path of the page the form is on.'),
  })
}

export const ReceivedSchema = z
  .object({
    reference: z.string().describe('For people, e.g. "K7QF-3M2P".'),
    form: z.enum(['contact', 'support', 'application', 'comment']),
  })
  .meta({ id: 'Received' })
export type Received = z.infer<typeof ReceivedSchema>

/** 400 `invalid_form`: what is wrong with which field, in words for the person who typed it. */
export const InvalidFormSchema = ErrorSchema.extend({
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
}).meta({ id: 'InvalidForm' })
export type InvalidForm = z.infer<typeof InvalidFormSchema>

/**
 * Answers of every form. 200: received before, with the same key; 201: received. A browser without script, which sends
 * a form and asks for a page, is led to a page that says the same.
 */
const responses = {
  200: ReceivedSchema,
  201: ReceivedSchema,
  400: z.union([InvalidFormSchema, ErrorSchema]),
  413: ErrorSchema,
  415: ErrorSchema,
  429: ErrorSchema,
} as const

export const sendContact = {
  method: 'POST',
  path: '/api/forms/contact',
  access: 'public',
  summary: 'Takes a message. Spam is kept and marked; the sender is told the same.',
  request: { body: bodyOf('contact') },
  responses,
} as const satisfies Endpoint

export const sendSupport = {
  method: 'POST',
  path: '/api/forms/support',
  access: 'public',
  summary: 'Takes a support request.',
  request: { body: bodyOf('support') },
  responses,
} as const satisfies Endpoint

export const sendApplication = {
  method: 'POST',
  path: '/api/forms/application',
  access: 'public',
  summary:
    'Takes an application as multipart/form-data with the file "cv". 404: no such opening; 410 `job_closed`: it takes no applications any more; 413 `payload_too_large`, 415 `unsupported_media_type`: of the CV.',
  request: { body: bodyOf('application') },
  responses: { ...responses, 404: ErrorSchema, 410: ErrorSchema },
} as const satisfies Endpoint

export const sendComment = {
  method: 'POST',
  path: '/api/forms/comment',
  access: 'public',
  summary: 'Takes a comment, which is shown once it is approved. 404: no such article or comment to answer.',
  request: { body: bodyOf('comment') },
  responses: { ...responses, 404: ErrorSchema },
} as const satisfies Endpoint
