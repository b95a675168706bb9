import type { FormFields } from './field-rule'

/** Fields that several forms have. */
export const personalFields = {
  name: { label: 'Your name', kind: 'text', required: 'Enter your name', max: 100, autocomplete: 'name' },
  email: {
    label: 'Your email address',
    kind: 'email',
    required: 'Enter your email address so we can reply',
    max: 254,
    autocomplete: 'email',
  },
  company: { label: 'Company', kind: 'text', max: 150, autocomplete: 'organization' },
  phone: {
    label: 'Phone number',
    kind: 'phone',
    max: 40,
    hint: 'For international numbers, include the country code',
    autocomplete: 'tel',
  },
} as const satisfies FormFields
