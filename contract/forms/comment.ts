import { consentTexts } from './consent'
import type { FormDefinition } from './form-definition'
import { personalFields } from './personal-fields'

const { name, email } = personalFields

export const comment = {
  noun: 'comment',
  plural: 'comments',
  title: 'Write a comment',
  button: 'Post comment',
  fields: {
    post: {
      label: 'Article',
      kind: 'text',
      required: 'We can’t tell which article this is for. Comment from the article page.',
      max: 80,
      isGiven: true,
    },
    /** Id of the comment it replies to; empty: none. */
    parent: { label: 'Reply to', kind: 'text', max: 36, isGiven: true },
    name: { ...name, hint: 'Shown with your comment' },
    email: {
      ...email,
      required: 'Enter your email address. It won’t be published.',
      hint: 'Won’t be published',
    },
    message: { label: 'Your comment', kind: 'long', required: 'Enter your comment', max: 3_000 },
  },
  takesCv: false,
  consent: consentTexts.comment,
  next: 'We’ll publish it once we’ve checked it. You won’t get an email about it.',
  destination: 'comment',
} as const satisfies FormDefinition
