import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormFault } from '../../contract/forms/form-rules'
import type { FormName } from '../../contract/forms/forms'
import { explainApiError } from '../errors/explain-api-error'
import { ServiceError } from '../errors/service-error'
import { mimeEssence } from '../mime-essence'
import type { Commented } from './find-commented'
import { formPage } from './pages/form-page'
import { pageHeaders, type PageSite } from './pages/page'
import type { Submission } from './submission'

/** Whether a browser without script sent this: it gets pages. */
export const isPlain = ({ headers }: FastifyRequest): boolean =>
  /text\/html/i.test(headers.accept ?? '') &&
  ['multipart/form-data', 'application/x-www-form-urlencoded'].includes(
    mimeEssence(headers['content-type'] ?? ''),
  )

/** @param siteUrl Where the site is, if it is not served from here. */
export const siteOf = ({ hosting }: FastifyRequest, siteUrl: string): PageSite => ({
  firm: hosting?.firm,
  address: hosting ? '' : siteUrl,
})

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  reply.ownHeaders = pageHeaders
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}

/** The address of the page that says it has come: to load it again sends nothing again. */
export function receivedAddress(form: FormName, { ref, page }: { ref: string; page: string }): string {
  return `/api/forms/${form}/received?${new URLSearchParams({ ref, ...(page !== '' && { page }) }).toString()}`
}

/** Shows the form again, with all that was typed and what is wrong. */
export function sendFormAgain(
  reply: FastifyReply,
  error: unknown,
  {
    submission,
    site,
    commented,
  }: { submission: Submission; site: PageSite; commented: Commented | undefined },
): FastifyReply {
  const { status, body } = explainApiError(error)
  if (error instanceof ServiceError) reply.headers(error.headers)
  const values = new Map(submission.values)
  // the one that is answered is gone
  if (submission.form === 'comment' && status === 404) values.delete('parent')
  const faults = faultsOf(error, submission.form, { status, message: body.message })
  const notice = faults.some(({ message }) => message === body.message)
    ? 'The CV was not taken.'
    : body.message
  return sendPage(reply, status, formPage(site, { form: submission.form, values, faults, notice, commented }))
}

function faultsOf(
  error: unknown,
  form: FormName,
  { status, message }: { status: number; message: string },
): readonly FormFault[] {
  if (form === 'application' && (status === 413 || status === 415)) return [{ field: 'cv', message }]
  const isFaulty = error instanceof ServiceError && 'faults' in error.details
  return isFaulty ? (error.details.faults as FormFault[]) : []
}
