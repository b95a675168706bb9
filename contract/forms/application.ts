import { consentTexts } from './consent'
import type { FormDefinition } from './form-definition'
import { personalFields } from './personal-fields'

const { name, email, phone } = personalFields

export const application = {
  noun: 'application',
  plural: 'applications',
  title: 'Apply',
  button: 'Send application',
  fields: {
    job: {
      label: 'Job',
      kind: 'text',
      required: 'We can’t tell which job this is for. Apply from the job page.',
      max: 80,
      isGiven: true,
    },
    name,
    email,
    phone,
    link: {
      label: 'Link to your work',
      kind: 'link',
      max: 300,
      hint: 'For example LinkedIn, GitHub or a portfolio',
      autocomplete: 'url',
    },
    message: {
      label: 'Why are you interested in this role?',
      kind: 'long',
      required: 'Tell us why you’re interested in this role',
      least: { characters: 10, error: 'Write a few lines about why you’re interested in this role' },
      max: 4_000,
      hint: 'A few lines are enough',
    },
  },
  takesCv: true,
  consent: consentTexts.application,
  next: 'The hiring team will review it and reply to {email}.',
  destination: 'applicant',
} as const satisfies FormDefinition
