import { consentTexts, type ConsentText } from './consent'
import type { FormRules } from './form-rules'

/** Largest CV: 5 MB. */
export const largestCv = 5 * 1024 * 1024

/** What a CV may be, by content; the media type and the ending its name gets. */
export const cvTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type CvType = keyof typeof cvTypes

/** The file "cv" of an application, and what is said of one that is not taken. */
export const cvRule = {
  label: 'Your CV',
  hint: 'PDF or Word (.docx), at most 5 MB.',
  required: 'Add your CV, as PDF or Word (.docx).',
  tooLarge: 'The CV is larger than 5 MB. Send a smaller one, e.g. with its pictures scaled down.',
  wrongType: 'The CV is neither PDF nor Word (.docx). Save it as one of these, then pick it again.',
} as const

const name = {
  label: 'Your name',
  kind: 'text',
  required: 'Write your name, so that we know whom to answer.',
  max: 100,
  autocomplete: 'name',
} as const
const email = {
  label: 'Your e-mail address',
  kind: 'email',
  required: 'Write your e-mail address: the answer goes there.',
  max: 254,
  autocomplete: 'email',
} as const
const company = {
  label: 'Company',
  kind: 'text',
  max: 150,
  autocomplete: 'organization',
} as const
const phone = { label: 'Phone', kind: 'phone', max: 40, autocomplete: 'tel' } as const

const contact = {
  name,
  email,
  company,
  phone,
  topic: {
    label: 'What it is about',
    kind: 'choice',
    max: 20,
    required: 'Choose what it is about, so that the right person reads it.',
    choices: [
      { value: 'project', title: 'A project or an idea' },
      { value: 'advice', title: 'Advice before a decision' },
      { value: 'takeover', title: 'Looking after systems we have' },
      { value: 'other', title: 'Something else' },
    ],
  },
  message: {
    label: 'Your message',
    kind: 'long',
    required: 'Write a few lines on what you run and what should change.',
    min: 10,
    max: 5_000,
    hint: 'What you run now, what should change, and by when. No passwords, please.',
  },
} as const satisfies FormRules

const support = {
  name,
  email: { ...email, hint: 'The one we have on file, if you have an agreement with us.' },
  company: { ...company, required: 'Write your company, so that we find your agreement.' },
  phone: { ...phone, hint: 'Where an engineer can call you back.' },
  severity: {
    label: 'How bad it is',
    kind: 'choice',
    max: 20,
    required: 'Choose how bad it is: the list above says what each rank means.',
    choices: [
      { value: 'critical', title: 'Critical: work has stopped' },
      { value: 'high', title: 'High: an important function fails' },
      { value: 'normal', title: 'Normal: one person is affected' },
      { value: 'request', title: 'Request: nothing is broken' },
    ],
  },
  system: {
    label: 'What is affected',
    kind: 'text',
    required: 'Name the system or program, e.g. “Teams” or “the order portal”.',
    max: 150,
  },
  message: {
    label: 'What happens',
    kind: 'long',
    required: 'Write what happens, since when, and the exact words of the fault.',
    min: 10,
    max: 5_000,
    hint: 'Since when, what changed before, and the exact words of the fault. No passwords or sign-in codes.',
  },
} as const satisfies FormRules

const application = {
  job: {
    label: 'Opening',
    kind: 'text',
    required: 'The opening is missing. Go back to its page and apply from there.',
    max: 80,
  },
  name,
  email,
  phone,
  link: {
    label: 'A page of your work',
    kind: 'link',
    max: 300,
    hint: 'A profile, a repository, a portfolio: whatever shows what you do.',
    autocomplete: 'url',
  },
  message: {
    label: 'Why this role',
    kind: 'long',
    required: 'Write a few lines on why this role.',
    min: 10,
    max: 4_000,
    hint: 'A few lines are enough.',
  },
} as const satisfies FormRules

const comment = {
  post: {
    label: 'Article',
    kind: 'text',
    required: 'The article is missing. Go back to its page and comment there.',
    max: 80,
  },
  /** Id of the comment that is answered; empty: of none. */
  parent: { label: 'Answer to', kind: 'text', max: 36 },
  name: { ...name, hint: 'Shown with your comment.' },
  email: { ...email, required: 'Write your e-mail address. It is not shown.', hint: 'Not shown to anybody.' },
  message: {
    label: 'Your comment',
    kind: 'long',
    required: 'Write your comment.',
    min: 2,
    max: 3_000,
  },
} as const satisfies FormRules

/** Every form of a visitor. */
export const forms = { contact, support, application, comment } as const satisfies Record<string, FormRules>
export type FormName = keyof typeof forms

/** Fields the page fills in, not the person. */
export const givenFields: readonly string[] = ['job', 'post', 'parent']

/** What is agreed to by sending a form. */
export const consentOf: Readonly<Record<FormName, ConsentText>> = {
  contact: consentTexts.message,
  support: consentTexts.message,
  application: consentTexts.application,
  comment: consentTexts.comment,
}

/** A form's own values by their names. */
export type FormValues<Name extends FormName> = Record<keyof (typeof forms)[Name], string>

/**
 * Fields every form has besides its own. `key`: made by the script for each message, so that a repeated call is the same
 * message; without script there is none. `website`: nobody sees it, so whoever fills it in is a program. `seconds`: for how
 * long the form was before somebody's eyes. `consent`: the version of the text that was ticked. `page`: path of the page.
 */
export const envelopeFields = ['key', 'website', 'seconds', 'consent', 'page'] as const
