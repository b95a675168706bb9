import { consentTexts } from './consent'
import type { FormDefinition } from './form-definition'
import { personalFields } from './personal-fields'

const { name, email, company, phone } = personalFields

export const support = {
  noun: 'support request',
  plural: 'support requests',
  title: 'Support request',
  button: 'Send request',
  fields: {
    name,
    company: { ...company, required: 'Enter your company name' },
    email: { ...email, hint: 'If you’re a client, use the address that we have on file for you' },
    phone: { ...phone, hint: `So an engineer can call you back. ${phone.hint}.` },
    severity: {
      label: 'How urgent is it?',
      kind: 'choice',
      max: 20,
      required: 'Select how urgent it is',
      choices: [
        {
          value: 'critical',
          title: 'Critical: work has stopped',
          wants: { field: 'phone', hint: 'Add your phone number so an engineer can call you back' },
          sooner: 'Call {phone} now. Don’t wait for a reply to this form.',
        },
        { value: 'high', title: 'High: an important function fails for a team' },
        { value: 'normal', title: 'Normal: one person is affected' },
        { value: 'request', title: 'Request: nothing is broken' },
      ],
    },
    system: {
      label: 'Which system is affected?',
      kind: 'text',
      required: 'Enter which system is affected, for example Teams',
      max: 150,
    },
    message: {
      label: 'What happened?',
      kind: 'long',
      required: 'Describe what happened',
      max: 5_000,
      hint: 'When it started, what changed before that, and the exact error message. Don’t include passwords or sign-in codes.',
    },
  },
  takesCv: false,
  consent: consentTexts.message,
  next: 'An engineer will reply to {email}, or call if you gave a phone number.',
  destination: 'inquiry',
  subjectField: 'system',
} as const satisfies FormDefinition
