import type { EntryDescription } from './field'

// Settings whose file is a list: the rows of their only field.

/** The tags for articles: `content/blog/tags.yml`, a list. */
export const tags = {
  hasNoText: true,
  sections: { tags: { title: 'Tags', column: 'main' } },
  fields: {
    items: {
      kind: 'rows',
      label: 'Tags',
      hint: 'In the order in which the blog shows them. Each has a page with its articles',
      noun: 'tag',
      min: 1,
      max: 100,
      section: 'tags',
      fields: {
        slug: {
          kind: 'text',
          label: 'URL slug',
          hint: 'Last part of the address of its page. Articles name the tag by it, so keep it while they do',
          format: 'slug',
          min: 1,
          max: 80,
        },
        title: { kind: 'text', label: 'Name', hint: 'The tag as people read it', min: 2, max: 40 },
        description: {
          kind: 'text',
          label: 'Description',
          hint: 'What is filed under it; the description of its page',
          min: 70,
          max: 160,
          lines: 2,
        },
      },
    },
  },
} as const satisfies EntryDescription

/** Moved pages: `content/redirects.yml`, a list. Chains are flattened, loops refused. */
export const redirects = {
  hasNoText: true,
  sections: { redirects: { title: 'Redirects', column: 'main' } },
  fields: {
    items: {
      kind: 'rows',
      label: 'Redirects',
      hint: 'Addresses that people try, or that the site once had, and where each one leads now',
      optional: true,
      noun: 'redirect',
      min: 0,
      max: 1_000,
      section: 'redirects',
      fields: {
        from: {
          kind: 'text',
          label: 'Old URL',
          hint: 'The old path, for example “/old-page/”',
          format: 'old-path',
          min: 1,
          max: 300,
        },
        to: {
          kind: 'text',
          label: 'Target',
          hint: 'The new path, or a full https address',
          format: 'target',
          min: 1,
          max: 500,
        },
        permanent: {
          kind: 'checkbox',
          label: 'Permanent',
          hint: 'Answers 301. Clear it for a temporary redirect, which answers 302',
          optional: true,
          initial: true,
        },
      },
    },
  },
} as const satisfies EntryDescription
