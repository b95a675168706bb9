import { consentTexts } from './consent'
import type { FormDefinition } from './form-definition'
import { personalFields } from './personal-fields'

const { name, email, company, phone } = personalFields

export const contact = {
  noun: 'message',
  plural: 'messages',
  title: 'Send us a message',
  button: 'Send message',
  fields: {
    name,
    company,
    email: { ...email, hint: 'We’ll reply to this address' },
    phone,
    topic: {
      label: 'Topic',
      kind: 'choice',
      max: 20,
      choices: [
        { value: 'project', title: 'A project or an idea' },
        { value: 'advice', title: 'Advice before a decision' },
        {
          value: 'takeover',
          title: 'Support for systems we run',
          sooner: 'If you’re a client and something isn’t working, go to the {page} or call {phone}.',
        },
        { value: 'other', title: 'Something else' },
      ],
    },
    message: {
      label: 'Your message',
      kind: 'long',
      required: 'Enter your message',
      least: {
        characters: 10,
        error: 'Write a sentence or two about what you need, so we can send you a useful reply',
      },
      max: 5_000,
      hint: 'Tell us what you use now, what you want to change and by when. Don’t include passwords.',
    },
  },
  takesCv: false,
  consent: consentTexts.message,
  next: 'We’ll reply to {email}.',
  destination: 'inquiry',
  subjectField: 'topic',
} as const satisfies FormDefinition
