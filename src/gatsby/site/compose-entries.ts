import type { CaseStudy, Job, Post } from '../../../contract/content/entry-schemas'
import { findPerson, nameAuthor } from '../../../contract/content/explain-reference'
import type { Person, Tag } from '../../../contract/content/page-schemas'
import { blogPlace, studiesPlace } from '../../config/places'
import { routes } from '../../config/routes'
import type { Entry } from '../../content/content'
import { formatDate } from '../../lib/format-date'
import { formatMoneyRange } from '../../lib/format-money-range'
import { isOpen } from '../../lib/is-open'
import { readingMinutes } from '../../lib/text'
import { closingLine, linkTags, pageParts, type FileFacts } from './page-parts'
import type { Card, Link, PersonCard, PostCard, View } from './views'

/**
 * Articles, case studies and openings as their templates see them. The build and pages that are shown before it use
 * these same functions, so a browser runs this file: types alone may be imported from the rest of the build.
 */

/** What such a page says of the rest of the site. */
export interface Surroundings extends FileFacts {
  /** Of the site, for its dates. */
  locale: string
  /** Title of the contact page: what buttons that lead to it are called. */
  contact: string
  /** Shown in place of a salary that a job doesn't name. Default: nothing. */
  noSalary?: string | undefined
  /** Sample deliverables that a case study shows. */
  samplesOf: (slug: string) => View<'CaseStudyPage'>['samples']
  /** Tags there are, in the order in which they are shown. */
  tags: readonly Pick<Tag, 'slug' | 'title'>[]
  /** All articles, the newest first. */
  posts: readonly KnownPost[]
  /** Everyone who has a page. */
  people: readonly PersonCard[]
  /** The names of teams, each with the place where it is described. */
  teams: readonly Link[]
  /** What visitors say to an article, as far as is known here. */
  commentsOf: (slug: string) => Pick<View<'PostPage'>, 'comments' | 'commentCount'>
  /** Card of a page; `field` is where its slug stands in the front matter. */
  findCard: (kind: 'service' | 'technology', slug: string, field: readonly PropertyKey[]) => Card | undefined
}

/** An article as others see it. */
export interface KnownPost {
  card: PostCard
  /** Slugs of its tags and of what it leads to. */
  subjects: readonly string[]
}

export const aboutHome: Link = { title: 'About us', href: routes.about.href() }
export const careerHome: Link = { title: 'Careers', href: routes.career.href() }

/** An article; its cover is for the caller to add, since pictures differ. */
export function composePost(entry: Entry<Post>, around: Surroundings): View<'PostPage'> {
  const { tags, related, cover: _, ...data } = entry.data
  return {
    ...data,
    ...authorOf(data.author, around),
    ...pageParts(entry, routes.post.href({ post: entry.slug }), [blogPlace], around),
    modified: entry.published?.modified ?? data.updated ?? data.date,
    dateText: formatDate(data.date, around.locale),
    updatedText: data.updated && formatDate(data.updated, around.locale),
    minutes: readingMinutes(entry.markdown.words),
    tags: linkTags(tags, around.tags),
    leadsTo: relatedCards(related, around),
    relatedPosts: relatedPosts(entry, around.posts),
    closing: closingLine('post', data.closing, around.contact),
    ...around.commentsOf(entry.slug),
  }
}

export function composeCaseStudy(entry: Entry<CaseStudy>, around: Surroundings): View<'CaseStudyPage'> {
  const { related, author, client, ...data } = entry.data
  const parts = pageParts(entry, routes.caseStudy.href({ study: entry.slug }), [studiesPlace], around)
  return {
    ...data,
    ...(!data.illustrative && client && { client }),
    ...(author !== undefined && authorOf(author, around)),
    ...parts,
    samples: around.samplesOf(entry.slug),
    related: relatedCards(related, around),
    closing: closingLine('caseStudy', data.closing, around.contact),
  }
}

function authorOf(author: string, { people, teams }: Pick<Surroundings, 'people' | 'teams'>) {
  return {
    author: nameAuthor(author, people),
    byline: findPerson(author, people),
    teamHref: teams.find(({ title }) => title === author)?.href,
  }
}

export function composeJob(
  entry: Entry<Job>,
  around: Pick<Surroundings, 'modified' | 'today' | 'people' | 'locale' | 'noSalary'>,
): View<'JobPage'> {
  const parts = pageParts(entry, routes.job.href({ job: entry.slug }), [careerHome], around)
  const contact = around.people.find(({ slug }) => slug === entry.data.contact)
  const { salary, posted, closes } = entry.data
  return {
    ...entry.data,
    ...parts,
    salaryText: salary ? formatMoneyRange(salary, around.locale) : around.noSalary,
    postedText: formatDate(posted, around.locale),
    closesText: closes && formatDate(closes, around.locale),
    contact,
    open: isOpen(entry.data, around.today),
  }
}

/** A person; the portrait is for the caller to add, and so are the articles. */
export function composePerson(
  entry: Entry<Person>,
  facts: FileFacts,
): Omit<View<'PersonPage'>, 'portrait' | 'posts'> {
  const { name, portrait: _, ...fields } = entry.data
  const titled = { ...entry, data: { ...entry.data, title: name } }
  return { ...fields, ...pageParts(titled, routes.person.href({ person: entry.slug }), [aboutHome], facts) }
}

/** What an article is about, to find others like it. */
export const subjectsOf = ({ tags, related }: Post): string[] => [
  ...tags,
  ...related.services,
  ...related.technologies,
]

interface Related {
  services: readonly string[]
  technologies: readonly string[]
}

/** Cards for the "related" slugs: services, then technologies. */
function relatedCards({ services, technologies }: Related, { findCard }: Surroundings): Card[] {
  const find = (kind: 'service' | 'technology', key: keyof Related) => (slug: string, index: number) =>
    findCard(kind, slug, ['related', key, index]) ?? []
  return [
    ...services.flatMap(find('service', 'services')),
    ...technologies.flatMap(find('technology', 'technologies')),
  ]
}

/**
 * Up to three others that share the most tags and subjects; among equals those of about the same time, so that a new
 * article changes the pages of few others and old ones are led to as well.
 */
function relatedPosts({ slug, data }: Entry<Post>, posts: readonly KnownPost[]): PostCard[] {
  const own = new Set(subjectsOf(data))
  const time = Date.parse(data.date)
  const ranked: { card: PostCard; score: number; apart: number }[] = []
  for (const { card, subjects } of posts) {
    if (card.slug === slug) continue
    const score = subjects.filter((subject) => own.has(subject)).length
    const apart = Math.abs(Date.parse(card.date) - time)
    const index = ranked.findIndex(
      (other) => score > other.score || (score === other.score && apart < other.apart),
    )
    ranked.splice(index === -1 ? ranked.length : index, 0, { card, score, apart })
    ranked.length = Math.min(ranked.length, 3)
  }
  return ranked.map(({ card }) => card)
}
