import { isDatabaseText } from '../../contract/database-values'
import { consentVersions } from '../../contract/forms/consent'
import { cvRule } from '../../contract/forms/cv'
import { findFieldIssue, normalizeText, type FieldIssue } from '../../contract/forms/field-rule'
import { getForm } from '../../contract/forms/forms'
import { envelope } from '../../contract/submission'
import { ServiceError } from '../errors/service-error'
import type { Submission } from './submission'

/** A form that can be accepted. */
export interface ValidForm {
  /** The fields of the form, normalised. */
  values: Record<string, string>
  /** The caller's key, or "". */
  key: string
  website: string
  seconds: string
  consent: string
  page: string
}

/** Validates a form by the same rules as the browser. @throws ServiceError `invalid_form` with all issues. */
export function validateForm(submission: Submission): ValidForm {
  const { fields } = getForm(submission.form)
  const text = (field: string) => submission.values.get(field) ?? ''
  const issues = [
    ...Object.entries(fields).flatMap(([field, rule]) => {
      const message = submission.malformed.has(field)
        ? `${rule.label} was sent twice or in the wrong format`
        : findFieldIssue(rule, text(field))
      return message === undefined ? [] : [{ field, message }]
    }),
    ...findCvIssues(submission),
    ...findEnvelopeIssues(submission),
  ]
  if (issues.length > 0) throw invalidForm(issues)
  return {
    values: Object.fromEntries(Object.keys(fields).map((field) => [field, normalizeText(text(field))])),
    key: text('key'),
    website: text('website'),
    seconds: text('seconds'),
    consent: text('consent'),
    page: text('page'),
  }
}

function findCvIssues({ form, cv, malformed }: Submission): FieldIssue[] {
  if (!getForm(form).takesCv) return []
  if (malformed.has('cv')) return [{ field: 'cv', message: `${cvRule.label}: choose one file only` }]
  return cv === undefined ? [{ field: 'cv', message: cvRule.required }] : []
}

function findEnvelopeIssues({ form, values, malformed }: Submission): FieldIssue[] {
  const text = (field: string) => values.get(field) ?? ''
  const { consent } = getForm(form)
  const checks: [field: string, isValid: boolean, message: string][] = [
    ['consent', consentVersions.includes(text('consent')), consent.required ?? unknownNotice],
    ['key', envelope.key.safeParse(text('key')).success, 'key must be a UUID or empty'],
    ['seconds', envelope.seconds.safeParse(text('seconds')).success, 'seconds must be a number or empty'],
    ['page', isPath(text('page')), 'page must be a path, such as "/contact/", or empty'],
    ['website', true, 'website was sent twice or in the wrong format'],
  ]
  return checks.flatMap(([field, isValid, message]) =>
    isValid && !malformed.has(field) ? [] : [{ field, message }],
  )
}

/** Where nothing has to be ticked, the page of the form sends the version by itself. */
const unknownNotice = 'This form is out of date. Open the page again, then send it.'

const isPath = (page: string) =>
  page === '' || (page.length <= 300 && /^\/(?!\/)[^\s\\]*$/.test(page) && isDatabaseText(page))

function invalidForm(issues: readonly FieldIssue[]): ServiceError {
  const what = issues.length === 1 ? 'the problem' : `the ${issues.length} problems`
  return new ServiceError('invalid_form', `Fix ${what} below, then send it again.`, { details: { issues } })
}
