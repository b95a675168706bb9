import type { FormFields } from './field-rule'

/** Fields that several forms have. */
export const personalFields = {
  /** One letter is enough: some names have no more. */
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
    hint: 'If you’re abroad, include the country code',
    autocomplete: 'tel',
  },
} as const satisfies FormFields
