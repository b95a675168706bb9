import type { EntryDescription } from './field'
import { image, lead, ownClosing, seo, title } from './shared.fields'

/** An article: `content/blog/{slug}.md`. The file’s name is its URL slug. */
export const post = {
  sections: {
    summary: { title: 'URL and excerpt', column: 'side' },
    about: { title: 'Author, tags and related links', column: 'side' },
    cover: { title: 'Cover', column: 'side' },
    seo: { title: 'SEO', column: 'side' },
    closing: { title: 'Closing line', column: 'main' },
  },
  fields: {
    title,
    lead,
    seo,
    date: { kind: 'date', label: 'Published on', hint: 'Day it was first published', shownOn: ['page'] },
    updated: {
      kind: 'date',
      label: 'Updated',
      hint: 'Day the content last changed. If empty, the publication date is used',
      optional: true,
      shownOn: ['page'],
    },
    author: {
      kind: 'text',
      label: 'Author',
      hint: 'A person who has a page on this site, or the name of a team',
      min: 3,
      max: 60,
      suggests: 'people',
      section: 'about',
      shownOn: ['page'],
    },
    tags: {
      kind: 'references',
      label: 'Tags',
      to: 'tags',
      noun: 'tag',
      min: 1,
      max: 4,
      section: 'about',
    },
    cover: {
      kind: 'image',
      label: 'Cover image',
      hint: 'If empty, the article’s chart is used',
      optional: true,
      section: 'cover',
      fields: {
        src: { ...image.src, label: 'Cover image' },
        alt: { ...image.alt, label: 'Cover alt text' },
      },
    },
    related: {
      kind: 'group',
      label: 'Related links',
      optional: true,
      section: 'about',
      fields: {
        services: {
          kind: 'references',
          label: 'Related services',
          to: 'services',
          noun: 'service',
          optional: true,
          min: 0,
          max: 2,
        },
        technologies: {
          kind: 'references',
          label: 'Related technologies',
          to: 'technologies',
          noun: 'technology',
          optional: true,
          min: 0,
          max: 3,
        },
      },
    },
    closing: ownClosing,
  },
} as const satisfies EntryDescription
