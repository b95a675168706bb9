import type { FieldRule } from '../../contract/forms/field-rule'
import type { Destination } from '../../contract/forms/form-definition'
import { formEmails } from '../../contract/forms/form-emails'
import { getForm, type FormName } from '../../contract/forms/forms'
import { inboxPaths } from '../../contract/triage-paths'
import type { NewEmail } from '../repositories/emails-repository'
import type { NewRecord } from './add-record'

type Email = Pick<NewEmail, 'kind' | 'to' | 'subject' | 'text' | 'by'>

/** E.g. "We’ve received your message": the subject of the acknowledgement, and the heading of the page. */
export const receivedTitle = (form: FormName): string => `We’ve received your ${getForm(form).noun}`

/**
 * Tells the visitor that their message was received. It contains nothing they typed: the address may be someone else's,
 * and the form must not send texts to others.
 */
export function writeAcknowledgement(record: NewRecord, company: string | undefined): Email {
  const { form, reference, values } = record
  const title = receivedTitle(form)
  const text = [
    'Hello,',
    `${title} ${aboutOf(record)}. Please quote ${reference} if you contact us again.`,
    formEmails[form].next,
    'If you didn’t send this, someone may have entered your email address by mistake. You don’t need to do anything.',
    ['Kind regards', ...(company === undefined ? [] : [company])].join(',\n'),
  ].join('\n\n')
  return {
    kind: 'acknowledgement',
    to: values['email'] ?? '',
    subject: `[${reference}] ${title}`,
    text,
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
  const what = `New ${noun} ${aboutOf(record)}`
  const text = `${what}. Reference: ${reference}.\n\nView it in the workspace: ${siteUrl}${inboxes[destination]}`
  return { kind: 'notification', to, subject: `[${reference}] ${what}`, text, by: 'system' }
}

/** The topic, e.g. "about “A project or an idea”": never text from the visitor. */
function aboutOf({ form, values, subject }: NewRecord): string {
  const { fields } = getForm(form)
  return formEmails[form].about.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'subject' ? subject.title : choiceTitle(fields[name], values[name]),
  )
}

/** The label of a choice; "" for any other value. */
const choiceTitle = (rule: FieldRule | undefined, value: string | undefined): string =>
  rule?.choices?.find((choice) => choice.value === value)?.title ?? ''
