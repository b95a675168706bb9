import type { Closing, Seo, Tag } from '../../../contract/content/page-schemas'
import { contactHref, routes, type ContactTopic } from '../../config/routes'
import type { Content, Entry } from '../../content/content'
import { stepsAfterMessage } from '../plan/plan-next-steps'
import type { Link } from './views'

/** What the build knows besides the texts. */
export interface FileFacts {
  /** Day of a file's last change, as YYYY-MM-DD. */
  modified: (file: string) => string
  /** Today, as YYYY-MM-DD: decides which jobs are open. */
  today: string
  /** Whether the pages have an analytics tag, which the privacy notice speaks of. Default: no. */
  hasAnalytics?: boolean
}

export const home: Link = { title: 'Home', href: routes.home.href() }

interface PageData {
  title: string
  lead: string
  seo: Seo
}

/** The fields every page view starts from. `above` are the pages between home and this one. */
export function pageParts(
  entry: Omit<Entry<PageData>, 'ofFile'>,
  href: string,
  above: readonly Link[],
  { modified }: Pick<FileFacts, 'modified'>,
) {
  const { title, lead, seo } = entry.data
  const { html, words, headings } = entry.markdown
  return {
    href,
    slug: entry.slug,
    title,
    lead,
    seo,
    crumbs: href === home.href ? [] : [home, ...above, { title, href }],
    body: { html, words, headings },
    file: entry.file,
    entryHash: entry.published?.hash,
    modified: entry.published?.modified ?? modified(entry.file),
  }
}

/**
 * A closing section with its button, which is called as the page that it leads to, and what happens to a message.
 *
 * @param topic Selected in the contact form. Default: none.
 */
export function closingOf(
  { data: { closing } }: Pick<Entry<{ closing: Closing }>, 'data'>,
  { company, pages }: Pick<Content, 'company' | 'pages'>,
  topic?: ContactTopic,
) {
  return {
    ...closing,
    button: closing.button ?? pages.contact.data.title,
    href: contactHref(topic),
    steps: stepsAfterMessage(pages),
    phone: company.phones.general,
  }
}

/** The same, where the page may have none. */
export const findClosing = (
  { data: { closing } }: Pick<Entry<{ closing?: Closing | undefined }>, 'data'>,
  content: Pick<Content, 'company' | 'pages'>,
  topic?: ContactTopic,
) => closing && closingOf({ data: { closing } }, content, topic)

/** What pages of one thing ask for that have no line of their own, and the topic it is about. */
const usualLines = {
  post: {
    title: 'Is this your question, too?',
    text: 'Tell us what you run and where you got stuck.',
    topic: 'advice',
  },
  caseStudy: {
    title: 'Have a project like this?',
    text: 'Tell us how many people it concerns, and by when.',
    topic: 'project',
  },
  technology: {
    title: 'Using it, or about to?',
    text: 'Tell us which version you have and what it should do.',
    topic: 'advice',
  },
  sample: {
    title: 'Need a document like this?',
    text: 'Tell us which system it would be about.',
    topic: undefined,
  },
} as const satisfies Record<string, Closing & { topic: ContactTopic | undefined }>

/**
 * The last line of an article, a case study, a technology or a sample, with its button.
 *
 * @param contact Title of the contact page, which its button bears unless it has a label of its own.
 */
export function closingLine(kind: keyof typeof usualLines, closing: Closing | undefined, contact: string) {
  const { topic, ...usual } = usualLines[kind]
  return { ...usual, ...closing, button: closing?.button ?? contact, href: contactHref(topic) }
}

/** Links to the lists of these tags, in the order of `tags`; a slug that is none of them has none. */
export function linkTags(slugs: readonly string[], tags: readonly Pick<Tag, 'slug' | 'title'>[]): Link[] {
  return tags
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, title }) => ({ title, href: routes.blogTag.href({ tag: slug }) }))
}
