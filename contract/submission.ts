import { z } from 'zod'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { type envelopeFields, formNames, formPath, getForm, type FormName } from './forms/forms'
import { NextStepSchema } from './next-step'

/** Fields that every form has besides its own. */
export const envelope = {
  key: z
    .union([z.uuid(), z.literal('')])
    .default('')
    .describe('Made by the caller: the same key again is the same message. Without one, its content is.'),
  consent: z.string().max(40).default('').describe('Version of the consent text that was ticked.'),
  website: z.string().max(2_000).default('').describe('Hidden from people; only programs fill it in.'),
  seconds: z
    .string()
    .regex(/^\d{0,9}$/)
    .default('')
    .describe('How long the form was open; empty where that is unknown.'),
  page: z.string().max(300).default('').describe('Path of the page the form is on.'),
} satisfies Record<(typeof envelopeFields)[number], z.ZodType>

/**
 * What a visitor sends. Every value is a string here, as a browser without script sends it; the rules of the fields
 * (`findFormIssues`) validate them with the same messages as in the browser. A file "cv" comes with them as
 * multipart/form-data.
 */
function bodyOf(form: FormName) {
  const own = Object.entries(getForm(form).fields).map(([field, { label }]) => [
    field,
    z.string().default('').describe(label),
  ])
  return z.object({ ...(Object.fromEntries(own) as Record<string, z.ZodType>), ...envelope })
}

export const ReceivedSchema = z
  .object({
    reference: z.string().describe('For people, e.g. "K7QF-3M2P".'),
    form: z.enum(formNames),
    nextSteps: z.array(NextStepSchema).describe('What happens now; the same as on the confirmation page.'),
  })
  .meta({ id: 'Received' })
export type Received = z.infer<typeof ReceivedSchema>

/** 400 `invalid_form`: what is wrong with which field, in words for the person who filled it in. */
export const InvalidFormSchema = ErrorSchema.extend({
  issues: z.array(z.object({ field: z.string(), message: z.string() })),
}).meta({ id: 'InvalidForm' })
export type InvalidForm = z.infer<typeof InvalidFormSchema>

/**
 * Responses of every form. 200: received before, with the same key; 201: received. A browser without script, which
 * accepts HTML, is redirected to a confirmation page. 403 `origin_not_allowed`: a page of another site sent it.
 */
const responses = {
  200: ReceivedSchema,
  201: ReceivedSchema,
  400: z.union([InvalidFormSchema, ErrorSchema]),
  403: ErrorSchema,
  413: ErrorSchema,
  415: ErrorSchema,
  429: ErrorSchema,
  503: ErrorSchema,
} as const

const notFound = { 404: ErrorSchema }
const byDestination = {
  inquiry: { summary: 'Spam is stored and marked; the sender is told the same.', responses },
  applicant: {
    summary:
      'Sent as multipart/form-data with the file "cv". 404: no such job; 410 `job_closed`: it accepts no applications any more; 413 `payload_too_large`, 415 `unsupported_media_type`, 422 `malware_found`: the CV; 503 `uploads_full`: there is no room for it, `scanner_unavailable`: it can’t be scanned.',
    responses: { ...responses, ...notFound, 410: ErrorSchema, 422: ErrorSchema },
  },
  comment: {
    summary: 'It is published once it is approved. 404: no such article or comment to reply to.',
    responses: { ...responses, ...notFound },
  },
} as const

function endpointOf(form: FormName) {
  const { noun, destination } = getForm(form)
  const { summary, ...more } = byDestination[destination]
  return {
    method: 'POST',
    path: formPath(form),
    access: 'public',
    summary: `Receives ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}. ${summary}`,
    request: { body: bodyOf(form) },
    ...more,
  } as const satisfies Endpoint
}

/** The endpoint that receives a form. */
export const formEndpoints = Object.fromEntries(formNames.map((form) => [form, endpointOf(form)])) as Record<
  FormName,
  ReturnType<typeof endpointOf>
>

/** The same by their names in the API, e.g. "sendContact". */
export const sendForms = Object.fromEntries(
  formNames.map((form) => [`send${form.charAt(0).toUpperCase()}${form.slice(1)}`, formEndpoints[form]]),
) as Record<`send${Capitalize<FormName>}`, ReturnType<typeof endpointOf>>
