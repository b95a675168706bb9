import { application } from './application'
import { comment } from './comment'
import { contact } from './contact'
import type { FormDefinition } from './form-definition'
import { support } from './support'

/** Every public form. */
export const forms = { contact, support, application, comment } as const satisfies Record<
  string,
  FormDefinition
>
export type FormName = keyof typeof forms
export const formNames = Object.keys(forms) as FormName[]

/** A form's definition, where which form it is does not matter. */
export const getForm = (name: FormName): FormDefinition => forms[name]

/** The heading of a receipt, e.g. "Message sent". */
export function sentTitle(name: FormName): string {
  const { noun } = getForm(name)
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} sent`
}

/** What an acknowledgement says of it, e.g. "We’ve received your message". */
export const receivedTitle = (name: FormName): string => `We’ve received your ${getForm(name).noun}`

/** E.g. "1 problem", "5 problems". */
export const countProblems = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`)

/** The heading of what keeps a form from being sent, with script as without. */
export const problemsTitle = (count: number): string => `Fix ${countProblems(count)} before sending`

/** What happens next, in a sentence. @param email Where the reply goes, e.g. "ada@example.com". */
export const sayNext = (name: FormName, email: string): string =>
  getForm(name).next.replace('{email}', () => email)

/** Below the next steps: no step itself. Forms that have next steps are acknowledged by email. */
export const addMore =
  'If you forgot something, reply to our confirmation email. It has your reference in the subject.'

/** The first of the steps, done, which says what happens next in a sentence. */
export const sentStep = 'Sent'

/** What was chosen in a form, e.g. "critical"; "" where there is no choice. */
export function choiceIn(name: FormName, values: { get: (field: string) => string | undefined }): string {
  const field = Object.entries(getForm(name).fields).find(([, { kind }]) => kind === 'choice')?.[0]
  return (field !== undefined && values.get(field)) || ''
}

/** Where a form is sent to, and where the backend has a page of it. */
export const formPath = <Name extends FormName>(name: Name) => `/api/forms/${name}` as const

/** The forms that become inquiries. */
export type InquiryForm = {
  [Name in FormName]: (typeof forms)[Name]['destination'] extends 'inquiry' ? Name : never
}[FormName]
export const inquiryForms = formNames.filter(
  (name): name is InquiryForm => forms[name].destination === 'inquiry',
)

/**
 * Fields every form has besides its own. `key`: made by the script for each message, so that a repeated call is the same
 * message; without script there is none. `website`: hidden from people, so only programs fill it in. `seconds`: how long
 * the form was open. `consent`: the version of the text that was ticked. `page`: path of the page.
 */
export const envelopeFields = ['key', 'website', 'seconds', 'consent', 'page'] as const
