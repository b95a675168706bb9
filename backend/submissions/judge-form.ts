import { consentVersions } from '../../contract/forms/consent'
import { findFieldFault, tidy, type FormFault, type FormRules } from '../../contract/forms/form-rules'
import { consentOf, cvRule, forms } from '../../contract/forms/forms'
import { isDatabaseText } from '../../contract/database-text'
import { sendContact } from '../../contract/submission'
import { ServiceError } from '../errors/service-error'
import type { Submission } from './submission'

/** A form that can be kept. */
export interface FitForm {
  /** Its own fields, tidied; all of them. */
  values: Record<string, string>
  /** The caller's key, or "". */
  key: string
  website: string
  seconds: string
  consent: string
  page: string
}

/** Judges a form by the rules the browser has, too. @throws ServiceError `invalid_form` with all faults. */
export function judgeForm(submission: Submission): FitForm {
  const rules: FormRules = forms[submission.form]
  const faults = [
    ...Object.entries(rules).flatMap(([field, rule]) => {
      const message = submission.unfit.has(field)
        ? `${rule.label}: came more than once, or not as text. Send it once.`
        : findFieldFault(rule, textOf(submission, field))
      return message === undefined ? [] : [{ field, message }]
    }),
    ...findCvFaults(submission),
    ...findEnvelopeFaults(submission),
  ]
  if (faults.length > 0) throw invalidForm(faults)
  const text = (field: string) => textOf(submission, field)
  return {
    values: Object.fromEntries(Object.keys(rules).map((field) => [field, tidy(text(field))])),
    key: text('key'),
    website: text('website'),
    seconds: text('seconds'),
    consent: text('consent'),
    page: text('page'),
  }
}

const textOf = ({ values }: Submission, field: string): string => values.get(field) ?? ''

function findCvFaults({ form, cv, unfit }: Submission): FormFault[] {
  if (form !== 'application') return []
  if (unfit.has('cv')) return [{ field: 'cv', message: `${cvRule.label}: pick one file.` }]
  return cv === undefined ? [{ field: 'cv', message: cvRule.required }] : []
}

const { key, seconds } = sendContact.request.body.shape

function findEnvelopeFaults(submission: Submission): FormFault[] {
  const { form, unfit } = submission
  const text = (field: string) => textOf(submission, field)
  const checks: [field: string, isFit: boolean, message: string][] = [
    ['consent', consentVersions.includes(text('consent')), consentOf[form].required],
    ['key', key.safeParse(text('key')).success, 'key: a UUID is expected, or nothing.'],
    ['seconds', seconds.safeParse(text('seconds')).success, 'seconds: digits are expected, or nothing.'],
    ['page', isPath(text('page')), 'page: a path is expected, such as "/contact/", or nothing.'],
    ['website', true, 'website: came more than once, or not as text. Leave it empty.'],
  ]
  return checks.flatMap(([field, isFit, message]) => (isFit && !unfit.has(field) ? [] : [{ field, message }]))
}

const isPath = (page: string) =>
  page === '' || (page.length <= 300 && /^\/(?!\/)[^\s\\]*$/.test(page) && isDatabaseText(page))

function invalidForm(faults: readonly FormFault[]): ServiceError {
  const message =
    faults.length === 1
      ? 'One thing is missing or not right. See what is said of it, then send it again.'
      : `${faults.length} things are missing or not right. See what is said of them, then send it again.`
  return new ServiceError('invalid_form', message, { details: { faults } })
}
