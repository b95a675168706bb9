import type { EntryDescription } from './field'
import { fewWords, item, lead, ownClosing, seo, sentence, tagline, title } from './shared.fields'

/** Whole weeks, as the page counts them. */
const week = { kind: 'number', min: 0, max: 104, step: 1 } as const

/** A few characters that are set large. */
const figure = { kind: 'text', optional: true, min: 1, max: 10 } as const

/** A project: `content/case-studies/{slug}.md`. The body describes the problem, what changed and how. */
export const caseStudy = {
  sections: {
    summary: { title: 'URL and excerpt', column: 'side' },
    project: { title: 'Project', column: 'side' },
    related: { title: 'Related links', column: 'side' },
    seo: { title: 'SEO', column: 'side' },
    timeline: { title: 'Timeline', column: 'main' },
    results: { title: 'Results', column: 'main' },
    closing: { title: 'Closing line', column: 'main' },
  },
  fields: {
    title,
    tagline,
    lead,
    seo,
    date: { kind: 'date', label: 'Published on', hint: 'Day it was first published' },
    author: {
      kind: 'text',
      label: 'Author',
      hint: 'A person who has a page on this site, or the name of a team. Leave blank to name nobody',
      optional: true,
      min: 3,
      max: 60,
      suggests: 'people',
      section: 'project',
      shownOn: ['page'],
    },
    illustrative: {
      kind: 'checkbox',
      label: 'Worked example',
      hint: 'Says on the page that no client stands behind it. Turn it off only if a real client has approved every word',
      initial: true,
      section: 'project',
      shownOn: ['page', 'list'],
    },
    client: {
      kind: 'group',
      label: 'Client',
      hint: 'Who the client is and what they say, in words that they approved. A worked example doesn’t show it',
      optional: true,
      section: 'project',
      shownOn: ['page'],
      fields: {
        name: { ...fewWords, label: 'Client’s name' },
        quote: {
          ...sentence,
          label: 'Quotation',
          hint: 'Word for word, without quotation marks',
          optional: true,
        },
        by: {
          ...fewWords,
          label: 'Said by',
          hint: 'Name and role, for example “Ana Reis, head of IT”',
          optional: true,
        },
      },
    },
    sector: {
      ...fewWords,
      label: 'Sector',
      hint: 'Client’s industry, for example “Distribution”',
      section: 'project',
      shownOn: ['page', 'list'],
    },
    size: {
      ...fewWords,
      label: 'Client size',
      hint: 'For example, “340 people, eleven sites”',
      section: 'project',
      shownOn: ['page', 'list'],
    },
    duration: {
      ...fewWords,
      label: 'Duration',
      hint: 'For example, “12 weeks”',
      section: 'project',
      shownOn: ['page', 'list'],
    },
    timeline: {
      kind: 'rows',
      label: 'Timeline',
      hint: 'Project phases, in weeks from the start',
      noun: 'phase',
      min: 3,
      max: 6,
      section: 'timeline',
      shownOn: ['page', 'list'],
      fields: {
        label: { ...fewWords, label: 'Phase name', max: 28 },
        from: { ...week, label: 'From week' },
        to: { ...week, label: 'To week' },
      },
    },
    timelineCaption: {
      ...sentence,
      label: 'Timeline caption',
      hint: 'What the timeline shows, in a sentence',
      max: 140,
      section: 'timeline',
      shownOn: ['page'],
    },
    outcomes: {
      kind: 'rows',
      label: 'Results',
      hint: 'What changed. The first result is shown larger, and its figure stands in the list of case studies',
      noun: 'result',
      min: 2,
      max: 5,
      section: 'results',
      shownOn: ['page'],
      fields: {
        ...item,
        before: { ...figure, label: 'Figure before', hint: 'For example, “2 min”' },
        after: { ...figure, label: 'Figure after', hint: 'Shown large, for example “6 s”' },
      },
    },
    ownFigure: {
      ...sentence,
      label: 'How readers find their own figure',
      hint: 'One sentence telling readers how to get the first result’s figure at their own firm',
      optional: true,
      max: 140,
      section: 'results',
      shownOn: ['page'],
    },
    finding: {
      kind: 'text',
      label: 'Finding',
      hint: 'One sentence of a paragraph, word for word. It stands large in its place',
      optional: true,
      min: 20,
      max: 110,
      lines: 2,
      section: 'results',
      shownOn: ['page'],
    },
    related: {
      kind: 'group',
      label: 'Related links',
      section: 'related',
      fields: {
        services: {
          kind: 'references',
          label: 'Related services',
          to: 'services',
          noun: 'service',
          min: 1,
          max: 3,
        },
        technologies: {
          kind: 'references',
          label: 'Related technologies',
          to: 'technologies',
          noun: 'technology',
          optional: true,
          min: 0,
          max: 4,
        },
      },
    },
    closing: ownClosing,
  },
} as const satisfies EntryDescription
