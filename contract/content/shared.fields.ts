import type { Fields, GroupField, ImageField, MoneyRangeField, TextField } from './field'

/** Fields that several kinds of entry have. */

export const title = {
  kind: 'text',
  label: 'Title',
  hint: 'The page’s heading, as a person would say it',
  min: 3,
  max: 80,
  shownOn: ['page', 'list'],
} as const satisfies TextField

export const tagline = {
  kind: 'text',
  label: 'Tagline',
  hint: 'One line for menus, cards and lists',
  min: 20,
  max: 110,
  lines: 2,
  section: 'summary',
  shownOn: ['list'],
} as const satisfies TextField

export const lead = {
  kind: 'text',
  label: 'Excerpt',
  hint: 'One or two sentences shown below the title',
  min: 40,
  max: 260,
  lines: 3,
  section: 'summary',
  shownOn: ['page'],
} as const satisfies TextField

export const fewWords = { kind: 'text', min: 2, max: 60 } as const

export const sentence = {
  kind: 'text',
  label: 'Text',
  hint: 'A sentence or two of plain text',
  min: 10,
  max: 420,
  lines: 2,
} as const satisfies TextField

/** A named point. */
export const item = {
  title: { kind: 'text', label: 'Title', hint: 'A few words', min: 3, max: 70 },
  text: { ...sentence, label: 'Description' },
} as const satisfies Fields

/** A stage of a process. */
export const step = {
  title: { kind: 'text', label: 'Title', hint: 'One to four words', min: 3, max: 40 },
  duration: {
    kind: 'text',
    label: 'Duration',
    hint: 'As a range, for example “2-4 weeks” or “Takes 30 minutes”',
    min: 3,
    max: 24,
  },
  text: { ...sentence, label: 'Description' },
} as const satisfies Fields

/** A question and its answer; search engines get them as an FAQ, too. */
export const question = {
  question: { kind: 'text', label: 'Question', hint: 'In the reader’s words', min: 10, max: 140, lines: 2 },
  answer: {
    kind: 'text',
    label: 'Answer',
    hint: 'A direct answer in plain text',
    min: 30,
    max: 600,
    lines: 3,
  },
} as const satisfies Fields

/** Heading and text of a section whose other parts the site adds. */
export const intro = {
  title: { kind: 'text', label: 'Heading', min: title.min, max: title.max },
  text: { ...sentence, hint: 'Below the heading, in a sentence or two' },
} as const satisfies Fields

/** How menus and lists of neighbours show a page of a tree; `contract/trees` has the usual order. */
export const menu = {
  kind: 'group',
  label: 'Menus',
  hint: 'Its place among its neighbours',
  optional: true,
  section: 'menu',
  fields: {
    title: {
      kind: 'text',
      label: 'Menu label',
      hint: 'Leave blank for the usual name',
      optional: true,
      min: 3,
      max: 40,
    },
    position: {
      kind: 'number',
      label: 'Position',
      hint: 'In menus and lists, 1 first. Pages without a position follow in the usual order',
      optional: true,
      min: 1,
      max: 99,
    },
    isHidden: {
      kind: 'checkbox',
      label: 'Hide from menus',
      hint: 'The page stays, as do lists and links on other pages',
      optional: true,
      initial: false,
    },
  },
} as const satisfies GroupField

export const closing = {
  kind: 'group',
  label: 'Closing section',
  hint: 'The last section of the page, which asks the reader to get in touch',
  section: 'closing',
  fields: {
    title: { kind: 'text', label: 'Closing heading', min: title.min, max: title.max },
    text: { ...sentence, label: 'Closing text' },
    button: {
      kind: 'text',
      label: 'Closing button',
      hint: 'Leave blank to use the title of the contact page, where it leads: menus and buttons share one name',
      optional: true,
      min: 3,
      max: 30,
    },
  },
} as const satisfies GroupField

/** On the page of one article, case study, technology or sample. */
export const ownClosing = {
  ...closing,
  label: 'Closing line',
  hint: 'The last line of the page, which asks for something that its reader has at hand. Leave blank for the usual one',
  optional: true,
  fields: {
    title: { ...closing.fields.title, label: 'Closing question' },
    text: { ...closing.fields.text, max: 140 },
    button: closing.fields.button,
  },
} as const satisfies GroupField

export const plainName = {
  ...fewWords,
  label: 'Plain name',
  hint: 'What it is in plain words where the title doesn’t say so, for example “managed help desk”',
  optional: true,
  section: 'summary',
} as const satisfies TextField

/** A page of this site, e.g. "/about/" or "/#engagement". */
export const path = {
  kind: 'text',
  label: 'Link',
  hint: 'A page of this site: starts and ends with a slash, or ends in #anchor',
  format: 'path',
  min: 1,
  max: 200,
} as const satisfies TextField

export const phone = {
  kind: 'text',
  label: 'Phone',
  hint: 'In international form, for example “+44 20 7946 0000”',
  format: 'phone',
  min: 8,
  max: 20,
} as const satisfies TextField

export const seo = {
  kind: 'group',
  label: 'SEO',
  hint: 'What search engines and shared links show',
  section: 'seo',
  fields: {
    title: {
      kind: 'text',
      label: 'Meta title',
      hint: 'For search results and the browser tab. The company’s name is added',
      min: 10,
      max: 52,
    },
    description: {
      kind: 'text',
      label: 'Meta description',
      hint: 'For search results. Say what the reader will find',
      min: 70,
      max: 160,
      lines: 3,
    },
  },
} as const

export const image = {
  src: {
    kind: 'image-file',
    label: 'Image',
    hint: 'A file beside this one, for example "./images/wave.png"',
  },
  alt: {
    kind: 'text',
    label: 'Alt text',
    hint: 'Describe the image for people using a screen reader',
    min: 5,
    max: 160,
    lines: 2,
  },
} as const satisfies ImageField['fields']

const amount = { kind: 'number', min: 0, max: 100_000_000 } as const

export const moneyRange = {
  min: { ...amount, label: 'From' },
  max: { ...amount, label: 'To' },
  currency: { kind: 'currency', label: 'Currency', hint: 'Three letters, for example GBP' },
  period: { kind: 'choice', label: 'Per', choices: ['year', 'month', 'day', 'hour'] },
} as const satisfies MoneyRangeField['fields']
