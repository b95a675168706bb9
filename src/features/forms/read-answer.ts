import { cvRefusals } from '../../../contract/forms/cv'
import type { FieldIssue } from '../../../contract/forms/field-rule'
import { getForm, type FormName } from '../../../contract/forms/forms'
import type { NextStep } from '../../../contract/next-step'
import { routes } from '../../config/routes'
import type { FormReceipt, SubmitError } from './form-state'
import type { Answer } from './send-form'

export type Outcome = { received: FormReceipt } | { issues: FieldIssue[] } | { error: SubmitError }

const again = { canTryAgain: true, isWaiting: false }
const final = { canTryAgain: false, isWaiting: false }
const nothingLost = 'Nothing you typed has been lost.'

/** The outcome that a response means for the visitor. */
export function readAnswer(form: FormName, answer: Answer | undefined): Outcome {
  const { noun, takesCv } = getForm(form)
  if (answer === undefined) return { error: noAnswer(noun) }
  const { status, body } = answer
  const received = status === 200 || status === 201 ? readReceived(body) : undefined
  if (received) return { received }
  const { issues, message } = readError(body)
  if (status === 400 && issues.length > 0) return { issues }
  if (takesCv && cvRefusals.includes(status) && message !== undefined)
    return { issues: [{ field: 'cv', message }] }
  return { error: explainAnswer(noun, answer, message) }
}

function explainAnswer(
  noun: string,
  { status, retryAfter }: Answer,
  message: string | undefined,
): SubmitError {
  if (status === 410)
    return {
      title: 'This job is no longer accepting applications',
      text: 'Your application wasn’t sent. You can still copy what you typed.',
      link: { title: 'See open jobs', href: routes.career.href() },
      ...final,
    }
  if (status === 429)
    return {
      title: 'Too many messages from your network',
      text: `${nothingLost} Try again in ${formatWait(retryAfter)}.`,
      ...again,
    }
  const title = `We couldn’t send your ${noun}`
  if (status >= 500 || message === undefined)
    return {
      title,
      text: `Something went wrong on our side. ${nothingLost} Try again in ${retryAfter === undefined ? 'a minute' : formatWait(retryAfter)}.`,
      ...again,
    }
  return { title, text: message, ...(status === 404 ? final : again) }
}

const noAnswer = (noun: string): SubmitError => ({
  title: navigator.onLine ? `We couldn’t confirm that your ${noun} was sent` : 'You’re offline',
  text: `${nothingLost} Try again, or keep this page open and we’ll send it when you’re back online. We won’t get it twice.`,
  canTryAgain: true,
  isWaiting: true,
})

/** @param isWhole Whether the upload was complete, so that only the answer was missing. */
export const cancelled = (form: FormName, isWhole: boolean): SubmitError => ({
  title: 'Sending cancelled',
  text: isWhole
    ? `It may already have been sent. Sending it again won’t create a duplicate. ${nothingLost}`
    : `Your ${getForm(form).noun} wasn’t sent. ${nothingLost}`,
  ...final,
})

function formatWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'a few minutes'
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** An older backend, while a new one is being put in its place, says nothing of the next steps. */
function readReceived(body: unknown): FormReceipt | undefined {
  if (!isRecord(body) || typeof body['reference'] !== 'string') return undefined
  const { reference, nextSteps } = body
  return { reference, nextSteps: Array.isArray(nextSteps) ? nextSteps.filter(isStep) : [] }
}

const isStep = (value: unknown): value is NextStep =>
  isRecord(value) && typeof value['title'] === 'string' && typeof value['text'] === 'string'

function readError(body: unknown): { message: string | undefined; issues: FieldIssue[] } {
  const { message, issues } = isRecord(body) ? body : {}
  return {
    message: typeof message === 'string' ? message : undefined,
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
  }
}

const isIssue = (value: unknown): value is FieldIssue =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
