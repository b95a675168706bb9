import type { EntryDescription } from './field'
import { fewWords, image, item, lead, path, phone, sentence, seo } from './shared.fields'

/**
 * A person who works here: `content/people/{slug}.md`. The body says more about them. A company that has no such file
 * has no pages of people, and nothing on the site speaks of one.
 */
export const person = {
  sections: {
    summary: { title: 'URL and role', column: 'side' },
    portrait: { title: 'Portrait', column: 'side' },
    contact: { title: 'Contact', column: 'side' },
    seo: { title: 'SEO', column: 'side' },
    shipped: { title: 'Work', column: 'main' },
  },
  fields: {
    name: { ...fewWords, label: 'Name', hint: 'Full name, as the person writes it' },
    role: {
      ...fewWords,
      label: 'Role',
      hint: 'What they do here, for example “Cloud engineer”',
      section: 'summary',
    },
    lead: { ...lead, label: 'Summary', hint: 'What they are known for, in one or two sentences' },
    seo,
    portrait: {
      kind: 'image',
      label: 'Portrait',
      hint: 'Square is best. Without one, pages show the initials',
      optional: true,
      section: 'portrait',
      fields: {
        src: { ...image.src, label: 'Portrait' },
        alt: { ...image.alt, label: 'Portrait alt text' },
      },
    },
    office: { kind: 'reference', label: 'Office', optional: true, to: 'offices', section: 'contact' },
    email: {
      kind: 'text',
      label: 'Email',
      hint: 'Only if anyone may write to it',
      optional: true,
      format: 'email',
      min: 3,
      max: 254,
      section: 'contact',
    },
    phone: {
      ...phone,
      hint: 'Only if anyone may call it. In international form, for example “+44 20 7946 0000”',
      optional: true,
      section: 'contact',
    },
    links: {
      kind: 'rows',
      label: 'Profiles',
      hint: 'Their pages elsewhere, such as GitHub or LinkedIn',
      optional: true,
      noun: 'profile',
      min: 0,
      max: 5,
      section: 'contact',
      fields: {
        label: { ...fewWords, label: 'Name' },
        url: {
          kind: 'text',
          label: 'Address',
          hint: 'Full address of the page',
          format: 'url',
          min: 8,
          max: 500,
        },
      },
    },
    shipped: {
      kind: 'rows',
      label: 'What they shipped',
      hint: 'The latest first',
      optional: true,
      noun: 'piece of work',
      min: 0,
      max: 8,
      section: 'shipped',
      fields: {
        title: { ...item.title, hint: 'What it was, in a few words' },
        text: { ...sentence, label: 'Description', hint: 'What they did for it and what came of it' },
        href: {
          ...path,
          hint: 'A page of this site that tells more, for example a case study',
          optional: true,
        },
      },
    },
  },
} as const satisfies EntryDescription
