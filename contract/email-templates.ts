import { formEmails } from './forms/form-emails'
import { receivedTitle, sayNext, type FormName } from './forms/forms'

/**
 * Emails to visitors, applicants and new employees, as the site sends them until their texts are edited in the workspace.
 * No schema library here: browsers load this.
 */

interface Placeholder {
  /** What it stands for. */
  meaning: string
  /** What a preview shows in its place. */
  sample: string
}

/** What a template may have in double braces. */
export const placeholders = {
  reference: { meaning: 'Reference', sample: 'HBRK-2491' },
  topic: { meaning: 'Topic that was chosen', sample: 'A project or an idea' },
  severity: { meaning: 'Priority that was chosen', sample: 'Critical: work has stopped' },
  phone: { meaning: 'Support phone number', sample: '+44 20 7946 0155' },
  job: { meaning: 'Title of the job', sample: 'Cloud engineer' },
  firstName: { meaning: 'First name of the applicant', sample: 'Anna' },
  name: { meaning: 'Name of the sender', sample: 'Anna Berg' },
  employee: { meaning: 'Name of the employee who writes', sample: 'Nora Lindqvist' },
  company: { meaning: 'Name of the company', sample: 'The company' },
  workspace: { meaning: 'What the workspace is called', sample: 'the website’s workspace' },
  invitedBy: { meaning: 'Email address of the admin', sample: 'nora.lindqvist@firm.example' },
  account: { meaning: 'Email address of the new employee', sample: 'mei.tanaka@firm.example' },
  role: { meaning: 'Roles, as a phrase', sample: 'an editor' },
  roles: {
    meaning: 'Each role with what it allows, a line each',
    sample: '- Editor: Edits and publishes all content',
  },
  signIn: { meaning: 'Address of the sign-in page', sample: 'https://firm.example/auth/login/' },
} as const satisfies Record<string, Placeholder>
export type PlaceholderName = keyof typeof placeholders

/** What the editable part of an email consists of. */
export interface EmailWords {
  /** One line. */
  subject: string
  text: string
}

interface EmailTemplate extends EmailWords {
  title: string
  group: 'Visitors' | 'Applicants' | 'Employees'
  /** When it is sent. */
  when: string
  placeholders: readonly PlaceholderName[]
  /** Placeholders that the subject or text can't do without. Default: none. */
  needs?: { subject?: PlaceholderName; text?: PlaceholderName }
}

const paragraphs = (...texts: readonly string[]) => texts.join('\n\n')

/** Nothing that was typed: the address may be someone else's, and the form must not send texts to others. */
const acknowledgement = (form: FormName, about = '') => ({
  needs: { subject: 'reference' } as const,
  subject: `[{{reference}}] ${receivedTitle(form)}`,
  text: paragraphs(
    'Hello,',
    `${receivedTitle(form)}${about}. Please quote {{reference}} if you contact us again.`,
    `${sayNext(form, 'this email address')} ${formEmails[form].more}`,
    'If you didn’t send this, someone may have entered your email address by mistake. You don’t need to do anything.',
    'Kind regards,\n{{company}}',
  ),
})

const toApplicant = (title: string, subject: string, ...texts: readonly string[]) => ({
  title,
  group: 'Applicants' as const,
  when: 'What an email to an applicant starts with',
  placeholders: ['reference', 'job', 'firstName', 'company'] as const,
  needs: { subject: 'reference' } as const,
  subject: `${subject}: {{job}} ({{reference}})`,
  text: paragraphs('Hi {{firstName}},', ...texts, 'Kind regards\n{{company}}'),
})

export const emailTemplates = {
  'contact-received': {
    title: 'Message received',
    group: 'Visitors',
    when: 'Sent when a visitor has sent the contact form',
    placeholders: ['reference', 'topic', 'company'],
    ...acknowledgement('contact'),
  },
  'support-received': {
    title: 'Support request received',
    group: 'Visitors',
    when: 'Sent when a visitor has sent the support form',
    placeholders: ['reference', 'severity', 'phone', 'company'],
    ...acknowledgement('support', ' ({{severity}})'),
  },
  'inquiry-reply': {
    title: 'Reply to an inquiry',
    group: 'Visitors',
    when: 'What a reply starts with, above the quoted message',
    placeholders: ['reference', 'topic', 'name', 'employee'],
    needs: { subject: 'reference' },
    subject: 'Re: {{topic}} [{{reference}}]',
    text: paragraphs('Hello {{name}},', '', 'Kind regards\n{{employee}}'),
  },
  'application-received': {
    title: 'Application received, at once',
    group: 'Applicants',
    when: 'Sent when a visitor has applied for a job',
    placeholders: ['reference', 'job', 'company'],
    ...acknowledgement('application', ' for “{{job}}”'),
  },
  'applicant-blank': toApplicant('Blank', 'Your application', ''),
  'applicant-received': toApplicant(
    'Application received',
    'Your application',
    'Thank you for applying for the position of {{job}}. We have received your application and are reviewing it.',
    'You will hear from us within two weeks, whatever we decide. If anything changes before then, just reply to this email.',
  ),
  'applicant-interview': toApplicant(
    'Interview invitation',
    'Interview invitation',
    'We enjoyed reading your application for the position of {{job}} and would like to meet you.',
    'Could you suggest two or three times in the next few days? We suggest a 45-minute video call: you will meet two people you would work with, and there will be time for your questions. You don’t need to prepare anything.',
  ),
  'applicant-offer': toApplicant(
    'Offer',
    'Next step',
    'Everyone you met would like to work with you, and we would like to offer you the position of {{job}}.',
    'Before we send the written offer, we would like to talk about pay, hours and your start date. When can we call you this week, and on which number?',
  ),
  'applicant-rejection': toApplicant(
    'Rejection',
    'Your application',
    'Thank you for applying for the position of {{job}}, and for the time you put into your application.',
    'We are sorry to say that we have chosen other candidates. This isn’t a judgement of your work: others were a closer match for what the role needs now.',
    'We will delete your details on the date we gave when you applied. If you would like feedback, or want us to delete them sooner, please reply to this email.',
  ),
  'employee-invitation': {
    title: 'Invitation to the workspace',
    group: 'Employees',
    when: 'Sent when an admin adds an employee or invites them again',
    placeholders: ['workspace', 'invitedBy', 'account', 'role', 'roles', 'signIn', 'company'],
    needs: { text: 'signIn' },
    subject: 'You have access to {{workspace}}',
    text: paragraphs(
      'Hello,',
      '{{invitedBy}} gave you access to {{workspace}} as {{role}}:',
      '{{roles}}',
      'Sign in with your Microsoft work account ({{account}}): {{signIn}}',
      'If you didn’t expect this, ask {{invitedBy}}. You don’t need to do anything else.',
    ),
  },
} as const satisfies Record<string, EmailTemplate>
export type EmailTemplateName = keyof typeof emailTemplates

export const emailTemplateNames = Object.keys(emailTemplates) as [EmailTemplateName, ...EmailTemplateName[]] // the keys are written above

export const describeTemplate = (name: EmailTemplateName): EmailTemplate => emailTemplates[name]

/** The template as the site has it. */
export function defaultWords(name: EmailTemplateName): EmailWords {
  const { subject, text } = emailTemplates[name]
  return { subject, text }
}

/** What emails say for a topic where none was chosen: “about your message”. */
export const noTopic = 'your message'

export type PlaceholderValues = Readonly<Partial<Record<PlaceholderName, string>>>

/** The email with values in place of its placeholders; a line of nothing but unknown values is left out. */
export const fillTemplate = ({ subject, text }: EmailWords, values: PlaceholderValues): EmailWords => ({
  subject: fillIn(subject, values).replace(/\s+/g, ' ').trim(),
  text: text
    .split('\n')
    .map((line) => ({ line, filled: fillIn(line, values) }))
    .filter(({ line, filled }) => line.trim() === '' || filled.trim() !== '')
    .map(({ filled }) => filled)
    .join('\n'),
})

/** Each value once: what looks like a placeholder in a value stays as it is. */
const fillIn = (text: string, values: PlaceholderValues) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name as PlaceholderName] ?? '') : '',
  )

/** Most characters of each part of a template. */
export const templateLimits = { subject: 150, text: 5_000 } as const

/** What is wrong with the words of a template, as sentences; undefined: nothing. */
export function findTemplateIssues(
  name: EmailTemplateName,
  words: EmailWords,
): { subject: string | undefined; text: string | undefined } {
  const template = describeTemplate(name)
  const check = (part: 'subject' | 'text') => {
    const value = words[part]
    if (value.trim() === '') return part === 'subject' ? 'Enter a subject' : 'Enter a text'
    if (value.length > templateLimits[part])
      return `Shorten it by ${value.length - templateLimits[part]} characters`
    if (part === 'subject' && /[\r\n]/.test(value)) return 'Enter a subject of one line'
    return explainPlaceholders(value, template.placeholders) ?? explainNeed(value, template.needs?.[part])
  }
  return { subject: check('subject'), text: check('text') }
}

function explainPlaceholders(text: string, known: readonly string[]): string | undefined {
  for (const [written, inside = ''] of text.matchAll(/\{\{([^{}]*)\}\}/g))
    if (!known.includes(inside.trim()))
      return `“${written}” isn’t a placeholder of this email. Use ${listOf(known)}`
  const stray = /\{\{|\}\}/.exec(text.replaceAll(/\{\{[^{}]*\}\}/g, ''))
  if (stray) return `Write a placeholder with two braces on each side, such as {{${known[0] ?? ''}}}`
  return undefined
}

const explainNeed = (text: string, needed: PlaceholderName | undefined) =>
  needed === undefined || new RegExp(`\\{\\{\\s*${needed}\\s*\\}\\}`).test(text)
    ? undefined
    : `Keep {{${needed}}}`

function listOf(names: readonly string[]): string {
  const braced = names.map((name) => `{{${name}}}`)
  const last = braced.pop() ?? ''
  return braced.length === 0 ? last : `${braced.join(', ')} or ${last}`
}
