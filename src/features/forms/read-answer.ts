import type { FormFault } from '../../../contract/forms/form-rules'
import type { FormName } from '../../../contract/forms/forms'
import type { Received } from '../../../contract/submission'
import { routes } from '../../config/routes'
import type { Trouble } from './form-state'
import { formWords } from './form-words'
import type { Answer } from './send-message'

export type Outcome = { receipt: Received } | { faults: FormFault[] } | { trouble: Trouble }

const again = { canTryAgain: true, isWaiting: false }
const inVain = { canTryAgain: false, isWaiting: false }
const stays = 'Everything you typed is still here.'

/** What an answer means for the person at the form. */
export function readAnswer(form: FormName, answer: Answer | undefined): Outcome {
  if (answer === undefined) return { trouble: noAnswer(form) }
  const { status, body } = answer
  if ((status === 200 || status === 201) && isReceived(body)) return { receipt: body }
  const error = readError(body)
  if (status === 400 && error.faults.length > 0) return { faults: error.faults }
  if (form === 'application' && (status === 413 || status === 415) && error.message !== undefined)
    return { faults: [{ field: 'cv', message: error.message }] }
  return { trouble: findTrouble(form, answer, error.message) }
}

function findTrouble(form: FormName, { status, retryAfter }: Answer, message: string | undefined): Trouble {
  const { what } = formWords[form]
  if (status === 410)
    return {
      title: 'This opening has been closed',
      text: 'It takes no applications any more, and yours was not sent. What you typed stays here, so that you can copy it.',
      link: { title: 'See what is open now', href: routes.career.href() },
      ...inVain,
    }
  if (status === 429)
    return {
      title: 'Too many messages came from your connection',
      text: `${stays} Wait ${waitInWords(retryAfter)}, then press “Try again”.`,
      ...again,
    }
  if (status >= 500 || message === undefined)
    return {
      title: `${what} could not be taken`,
      text: `The service has a fault at the moment. ${stays} Try again in a minute.`,
      ...again,
    }
  return { title: `${what} could not be taken`, text: message, ...(status === 404 ? inVain : again) }
}

function noAnswer(form: FormName): Trouble {
  const { what } = formWords[form]
  return {
    title: navigator.onLine ? `${what} may not have arrived: no answer came` : 'There is no connection',
    text: `${stays} Press “Try again”, or leave this page open: it is sent once the connection is back. It is never kept twice.`,
    canTryAgain: true,
    isWaiting: true,
  }
}

/** @param isWhole Whether all of it was on its way already: then only the answer was missing. */
export const cancelled = (form: FormName, isWhole: boolean): Trouble => ({
  title: 'Sending was stopped',
  text: isWhole
    ? `${formWords[form].what} may have arrived all the same. ${stays} If you send it again, it is kept once.`
    : `${formWords[form].what} was not sent. ${stays}`,
  ...inVain,
})

function waitInWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'a few minutes'
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

function isReceived(body: unknown): body is Received {
  return isRecord(body) && typeof body['reference'] === 'string'
}

function readError(body: unknown): { message: string | undefined; faults: FormFault[] } {
  const { message, faults } = isRecord(body) ? body : {}
  return {
    message: typeof message === 'string' ? message : undefined,
    faults: Array.isArray(faults) ? faults.filter(isFault) : [],
  }
}

const isFault = (value: unknown): value is FormFault =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
