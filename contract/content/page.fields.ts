import type { EntryDescription, Fields, RowsField } from './field'
import { sample } from './sample.fields'
import {
  closing,
  fewWords,
  intro,
  item,
  lead,
  path,
  question,
  sentence,
  seo,
  step,
  title,
} from './shared.fields'

/** The pages of `content/pages`, each with what its layout needs. File name = key; the body, where there is one, follows. */

const page = { title, lead: { ...lead, section: 'summary' }, seo } as const satisfies Fields

const side = {
  summary: { title: 'Excerpt', column: 'side' },
  seo: { title: 'SEO', column: 'side' },
} as const
const closingSection = { closing: { title: 'Closing section', column: 'main' } } as const

const questions = {
  kind: 'rows',
  label: 'Questions',
  noun: 'question',
  min: 2,
  section: 'questions',
  fields: question,
} as const satisfies Partial<RowsField>

const home = {
  hasNoText: true,
  sections: {
    ...side,
    opening: { title: 'Opening', column: 'main' },
    example: { title: 'Worked example', column: 'main' },
    solutions: { title: 'Products', column: 'main' },
    engagement: { title: 'How an engagement runs', column: 'main' },
    technologies: { title: 'Technologies', column: 'main' },
    writing: { title: 'Articles', column: 'main' },
    ...closingSection,
  },
  fields: {
    ...page,
    kicker: {
      ...fewWords,
      label: 'Line above the title',
      hint: 'What the company does and where',
      optional: true,
      section: 'opening',
    },
    secondary: {
      kind: 'group',
      label: 'Second link',
      hint: 'The quieter link beside the main action',
      section: 'opening',
      fields: { label: { ...fewWords, label: 'Link text' }, href: path },
    },
    ways: {
      ...title,
      label: 'Heading over the service categories',
      hint: 'Short, in sentence case',
      section: 'opening',
    },
    example: {
      kind: 'group',
      label: 'Worked example',
      section: 'example',
      fields: {
        caseStudy: { kind: 'reference', label: 'Case study', to: 'caseStudies' },
        ...intro,
      },
    },
    solutions: { kind: 'group', label: 'Products', section: 'solutions', fields: intro },
    engagement: {
      kind: 'group',
      label: 'How an engagement runs',
      section: 'engagement',
      fields: {
        ...intro,
        steps: {
          kind: 'rows',
          label: 'Steps',
          hint: 'In order, with typical durations',
          noun: 'step',
          min: 3,
          max: 5,
          fields: step,
        },
      },
    },
    technologies: { kind: 'group', label: 'Technologies', section: 'technologies', fields: intro },
    writing: { kind: 'group', label: 'Articles', section: 'writing', fields: intro },
    closing,
  },
} as const satisfies EntryDescription

/** A page over a tree of pages. */
const landing = {
  sections: { ...side, guide: { title: 'Overview', column: 'main' }, ...closingSection },
  fields: {
    ...page,
    guideTitle: {
      ...title,
      label: 'Heading over the overview',
      hint: 'Short, in sentence case',
      section: 'guide',
    },
    closing,
  },
} as const satisfies EntryDescription

const solutions = {
  sections: { ...side, ...closingSection },
  fields: { ...page, closing },
} as const satisfies EntryDescription

const about = {
  sections: {
    ...side,
    principles: { title: 'Principles', column: 'main' },
    practices: { title: 'Teams', column: 'main' },
    ...closingSection,
  },
  fields: {
    ...page,
    principles: {
      kind: 'rows',
      label: 'Principles',
      hint: 'How we work, as promises a client can hold the company to',
      noun: 'principle',
      min: 3,
      max: 9,
      section: 'principles',
      fields: {
        ...item,
        linkText: {
          kind: 'text',
          label: 'Link text',
          hint: 'What the page behind it shows, for example “See the way back in a sample runbook”',
          min: 3,
          max: 40,
          optional: true,
        },
        href: { ...path, optional: true },
      },
    },
    principlesText: {
      ...sentence,
      label: 'Above the promises',
      hint: 'Where readers can check them. Default: nothing',
      optional: true,
      section: 'principles',
    },
    practicesText: {
      ...sentence,
      label: 'Text above the teams',
      hint: 'For example, where a client learns who is in them',
      optional: true,
      section: 'practices',
    },
    practices: {
      kind: 'rows',
      label: 'Teams',
      hint: 'The teams of the company and what each does',
      noun: 'team',
      min: 3,
      max: 6,
      section: 'practices',
      fields: {
        ...item,
        part: {
          kind: 'text',
          label: 'Part in a project',
          hint: 'In a word or three, for example “Build”. The chart groups teams that follow each other by it',
          min: 3,
          max: 20,
          optional: true,
        },
        bylines: {
          kind: 'text',
          label: 'Bylines',
          hint: 'Other names by which the team signs articles, with commas between them',
          min: 3,
          max: 120,
          optional: true,
        },
      },
    },
    closing,
  },
} as const satisfies EntryDescription

const contact = {
  sections: {
    ...side,
    steps: { title: 'What happens next', column: 'main' },
    questions: { title: 'Questions', column: 'main' },
  },
  fields: {
    ...page,
    steps: {
      kind: 'rows',
      label: 'What happens next',
      hint: 'After a visitor writes, in order',
      noun: 'step',
      min: 3,
      max: 4,
      section: 'steps',
      fields: step,
    },
    questions: { ...questions, hint: 'What people ask before they write', max: 5 },
  },
} as const satisfies EntryDescription

const career = {
  sections: {
    ...side,
    hiring: { title: 'Hiring', column: 'main' },
    gets: { title: 'Working here', column: 'main' },
    noOpening: { title: 'Without openings', column: 'main' },
  },
  fields: {
    ...page,
    hiring: {
      kind: 'rows',
      label: 'How we hire',
      hint: 'Step by step, with typical durations',
      noun: 'step',
      min: 3,
      max: 5,
      section: 'hiring',
      fields: step,
    },
    gets: {
      kind: 'rows',
      label: 'What working here is like',
      hint: 'Only what an applicant can check',
      noun: 'point',
      min: 3,
      max: 6,
      section: 'gets',
      fields: item,
    },
    noOpening: { ...sentence, hint: 'Shown when no job is open', section: 'noOpening' },
    noSalary: {
      ...fewWords,
      label: 'Without a salary',
      hint: 'Shown in place of the salary of jobs that name none, for example when you say it. Leave blank to show nothing',
      optional: true,
      section: 'hiring',
    },
  },
} as const satisfies EntryDescription

const blog = { hasNoText: true, sections: side, fields: page } as const satisfies EntryDescription

/** A list of pages that readers weigh before they write: it ends with the way to do so. */
const weighedList = {
  hasNoText: true,
  sections: { ...side, ...closingSection },
  fields: { ...page, closing: { ...closing, optional: true } },
} as const satisfies EntryDescription

const caseStudies = weighedList

const samples = {
  ...weighedList,
  sections: { ...weighedList.sections, groups: { title: 'Groups', column: 'main' } },
  fields: {
    ...weighedList.fields,
    groups: {
      kind: 'rows',
      label: 'Groups',
      hint: 'What a buyer asks for, in the order of the kinds. A group with nothing made up comes first. Default: one list',
      optional: true,
      noun: 'group',
      min: 0,
      max: 10,
      section: 'groups',
      fields: {
        title: { ...fewWords, label: 'Title', max: 32 },
        text: { ...sentence, label: 'What it has' },
        from: {
          kind: 'choice',
          label: 'First kind',
          hint: 'It has the samples of this kind and of those after it, up to the first kind of another group',
          choices: sample.fields.kind.choices,
        },
      },
    },
  },
} as const satisfies EntryDescription

const support = {
  sections: {
    ...side,
    channels: { title: 'Channels', column: 'main' },
    severities: { title: 'Response times', column: 'main' },
    questions: { title: 'Questions', column: 'main' },
  },
  fields: {
    ...page,
    channels: {
      kind: 'rows',
      label: 'Channels',
      hint: 'Ways to reach support',
      noun: 'channel',
      min: 2,
      max: 4,
      section: 'channels',
      fields: item,
    },
    severities: {
      kind: 'rows',
      label: 'Severities',
      hint: 'How a request is ranked and when a person replies',
      noun: 'severity',
      min: 3,
      max: 4,
      section: 'severities',
      fields: {
        name: { ...fewWords, label: 'Name' },
        means: { ...sentence, label: 'What it means' },
        response: { ...fewWords, label: 'Target response time', hint: 'For example, “30 minutes”' },
      },
    },
    questions: { ...questions, hint: 'What people ask about support', max: 6 },
  },
} as const satisfies EntryDescription

export const pages = {
  home,
  services: landing,
  technologies: landing,
  solutions,
  about,
  contact,
  career,
  blog,
  'case-studies': caseStudies,
  samples,
  'tms-support': support,
} as const satisfies Record<string, EntryDescription>

/** A legal page: `content/legal/{slug}.md`. */
export const legal = {
  sections: {
    ...side,
    updated: { title: 'Date', column: 'side' },
    analytics: { title: 'Analytics', column: 'side' },
  },
  fields: {
    ...page,
    updated: { kind: 'date', label: 'Last updated', section: 'updated' },
    withAnalytics: {
      ...fewWords,
      label: 'Section with analytics',
      hint: 'Heading of a section that is left out unless the site has analytics. Default: none',
      optional: true,
      section: 'analytics',
    },
    withoutAnalytics: {
      ...fewWords,
      label: 'Section without analytics',
      hint: 'Heading of a section that is left out where the site has analytics. Default: none',
      optional: true,
      section: 'analytics',
    },
  },
} as const satisfies EntryDescription
