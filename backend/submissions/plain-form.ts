import type { FastifyReply, FastifyRequest } from 'fastify'
import { cvRefusals } from '../../contract/forms/cv'
import type { FieldIssue } from '../../contract/forms/field-rule'
import { choiceIn, formPath, getForm, type FormName } from '../../contract/forms/forms'
import type { Hosting } from '../../contract/hosting'
import { explainApiError } from '../errors/explain-api-error'
import { ServiceError } from '../errors/service-error'
import type { CommentedArticle } from './find-subject'
import { formPage } from './pages/form-page'
import { pageHeaders, type PageSite } from './pages/page'
import { readFrame } from './pages/site-frame'
import type { Seal } from './seal'
import type { Submission } from './submission'

/** Whether a browser without script sent this: it gets a page as response. */
export const isPlain = ({ headers }: FastifyRequest): boolean =>
  /text\/html/i.test(headers.accept ?? '') &&
  ['multipart/form-data', 'application/x-www-form-urlencoded'].includes(
    mimeEssence(headers['content-type'] ?? ''),
  )

interface Site {
  /** Where it is, if it is not served from here. */
  siteUrl: string
  hosting: Hosting | undefined
}

export async function siteOf(request: FastifyRequest, { siteUrl, hosting }: Site): Promise<PageSite> {
  return {
    firm: hosting?.firm,
    contacts: hosting?.contacts,
    locale: hosting?.locale ?? 'en',
    address: request.hosting ? '' : siteUrl,
    frame: await readFrame(request).catch(() => undefined), // the page works without it
  }
}

export function sendPage(
  reply: FastifyReply,
  { frame }: PageSite,
  { status, page }: { status: number; page: string },
): FastifyReply {
  reply.ownHeaders = pageHeaders(frame)
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}

/**
 * The confirmation page, which can be reloaded without sending again. The email address is sealed: addresses of pages
 * are kept in logs and histories. The time of sending is sealed with it: an address made by others can't promise other
 * days.
 */
export function receivedPath(
  { form, values }: Submission,
  { ref, seal, now }: { ref: string; seal: Seal; now: Date },
): string {
  const [page, choice] = [values.get('page') ?? '', choiceIn(form, values)]
  const to = seal.close(`${now.toISOString()} ${values.get('email')?.trim() ?? ''}`)
  const query = { ref, ...(choice !== '' && { choice }), ...(page !== '' && { page }), to }
  return `${formPath(form)}/received?${new URLSearchParams(query).toString()}`
}

/** What was sealed in it; an older backend, while a new one is being put in its place, seals the email address alone. */
export function readReceipt(sealed = '') {
  const [, sentAt, email = sealed] = /^(\d{4}-\d\d-\d\dT\S+) (.*)$/.exec(sealed) ?? []
  return { sentAt: sentAt === undefined ? undefined : new Date(sentAt), email }
}

interface Again {
  submission: Submission
  site: PageSite
  article: CommentedArticle | undefined
}

/** Shows the form again, with all values and issues. */
export function sendFormAgain(
  reply: FastifyReply,
  error: unknown,
  { submission, site, article }: Again,
): FastifyReply {
  const { status, body } = explainApiError(error)
  if (error instanceof ServiceError) reply.headers(error.headers)
  const values = new Map(submission.values)
  // the comment it replies to is gone
  if (status === 404) values.delete('parent')
  const issues = issuesOf(error, submission.form, { status, message: body.message })
  const notice = noticeOf(body, issues)
  const page = formPage(site, { form: submission.form, values, issues, notice, article })
  return sendPage(reply, site, { status, page })
}

/** What the summary says beside its heading and its issues. */
function noticeOf({ code, message }: { code: string; message: string }, issues: readonly FieldIssue[]) {
  if (code === 'invalid_form') return ''
  return issues.some((issue) => issue.message === message) ? 'We couldn’t upload your CV.' : message
}

function issuesOf(
  error: unknown,
  form: FormName,
  { status, message }: { status: number; message: string },
): readonly FieldIssue[] {
  if (getForm(form).takesCv && cvRefusals.includes(status)) return [{ field: 'cv', message }]
  const hasIssues = error instanceof ServiceError && 'issues' in error.details
  return hasIssues ? (error.details.issues as FieldIssue[]) : []
}

/** A MIME type without its parameters, e.g. "multipart/form-data" for "multipart/form-data; boundary=x". */
export const mimeEssence = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase()
