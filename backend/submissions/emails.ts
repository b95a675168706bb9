import { noTopic, type EmailTemplateName, type PlaceholderValues } from '../../contract/email-templates'
import type { FieldRule } from '../../contract/forms/field-rule'
import type { Destination } from '../../contract/forms/form-definition'
import { formEmails } from '../../contract/forms/form-emails'
import { getForm, type FormName } from '../../contract/forms/forms'
import type { Hosting } from '../../contract/hosting'
import { inboxPaths } from '../../contract/triage-paths'
import type { Db } from '../database/open-database'
import { writeEmail } from '../email/create-email-templates'
import type { NewEmail } from '../repositories/emails-repository'
import type { NewRecord } from './add-record'

type Email = Pick<NewEmail, 'kind' | 'to' | 'subject' | 'text' | 'by'>

/** Forms without a template are not acknowledged by email. */
const acknowledgements: Readonly<Partial<Record<FormName, EmailTemplateName>>> = {
  contact: 'contact-received',
  support: 'support-received',
  application: 'application-received',
}

export const isAcknowledged = (form: FormName): boolean => form in acknowledgements

/**
 * Tells the visitor that their message was received. It contains nothing they typed: the address may be someone else's,
 * and the form must not send texts to others.
 *
 * @returns undefined for a form that is not acknowledged.
 */
export async function writeAcknowledgement(
  db: Db,
  record: NewRecord,
  { firm, nextSteps }: Pick<Hosting, 'firm' | 'nextSteps'> = {},
): Promise<Email | undefined> {
  const { form, reference, values, subject } = record
  const template = acknowledgements[form]
  if (template === undefined) return undefined
  const words: PlaceholderValues = {
    reference,
    topic: choiceOf(record, 'topic') || noTopic,
    severity: choiceOf(record, 'severity'),
    job: subject.title,
    phone: nextSteps?.support?.find(({ phone }) => phone !== undefined)?.phone ?? 'the support number',
    ...(firm !== undefined && { company: firm }),
  }
  return {
    kind: 'acknowledgement',
    to: values['email'] ?? '',
    ...(await writeEmail(db, template, words)),
    by: 'system',
  }
}

const inboxes: Readonly<Record<Destination, string>> = {
  inquiry: inboxPaths.inquiries,
  applicant: inboxPaths.applicants,
  comment: inboxPaths.comments,
}

/** Notifies the company. Personal data stays in the inbox: deleted data must not remain in a mailbox. */
export function writeNotification(
  record: NewRecord,
  { to, siteUrl }: { to: string; siteUrl: string },
): Email {
  const { form, reference } = record
  const { noun, destination } = getForm(form)
  const what = `New ${noun}${aboutOf(record)}`
  const text = `${what}. Reference: ${reference}.\n\nView it in the workspace: ${siteUrl}${inboxes[destination]}`
  return { kind: 'notification', to, subject: `[${reference}] ${what}`, text, by: 'system' }
}

/** The topic, e.g. " about “A project or an idea”", or "" for none: never text from the visitor. */
function aboutOf(record: NewRecord): string {
  const { about } = formEmails[record.form]
  const [placeholder = '', name = ''] = /\{(\w+)\}/.exec(about) ?? []
  const title = name === 'subject' ? record.subject.title : choiceOf(record, name)
  return title === '' ? '' : ` ${about.replace(placeholder, () => title)}`
}

/** The title of what was chosen in a field; "" for any other field or value. */
function choiceOf({ form, values }: NewRecord, field: string): string {
  const fields: Readonly<Record<string, FieldRule | undefined>> = getForm(form).fields
  return fields[field]?.choices?.find(({ value }) => value === values[field])?.title ?? ''
}
