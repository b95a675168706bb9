import { mostComments, type PublicComment } from '../../../contract/comment'
import { caseStudy } from '../../../contract/content/case-study.fields'
import { explainTag } from '../../../contract/content/explain-reference'
import { pickShown } from '../../../contract/content/field'
import { blogPlace, studiesPlace } from '../../config/places'
import { routes } from '../../config/routes'
import type { Content, Entry } from '../../content/content'
import { formatDate } from '../../lib/format-date'
import {
  composeCaseStudy,
  composePost,
  subjectsOf,
  type KnownPost,
  type Surroundings,
} from './compose-entries'
import type { Directory } from './directory'
import { findClosing, linkTags, pageParts, type FileFacts } from './page-parts'
import { samplesOf } from './resolve-samples'
import { listTeams } from './teams'
import type { Link, PageView, PostCard, Comment } from './views'

type PostEntry = Content['posts'][number]

/** Articles and case studies with their lists. */
export function resolveStories(content: Content, directory: Directory, facts: FileFacts): PageView[] {
  const { blog } = content.pages
  const shared = {
    ...facts,
    locale: content.company.locale,
    contact: content.pages.contact.data.title,
    samplesOf: (slug: string) => samplesOf('caseStudies', slug, content),
    tags: content.tags,
    posts: knownPosts(content, directory),
    people: directory.people,
    teams: listTeams(content),
    commentsOf: (slug: string) => pickComments(content.comments.get(slug) ?? [], content.company.locale),
  }
  const around = (entry: Entry<unknown>): Surroundings => ({
    ...shared,
    findCard: (kind, slug, field) => directory.card(kind, slug, entry, field),
  })
  return [
    {
      type: 'BlogPage',
      ...blog.data,
      ...pageParts(blog, blogPlace.href, [], facts),
      tags: usedTags(content),
    },
    ...content.posts.map((entry) => postPage(entry, content, directory, around(entry))),
    caseStudiesPage(content, facts),
    ...content.caseStudies.map((entry): PageView => {
      directory.checkAuthor(entry)
      return { type: 'CaseStudyPage', ...composeCaseStudy(entry, around(entry)) }
    }),
  ]
}

/** All articles as others see them, newest first. */
export function knownPosts(content: Content, directory: Directory): KnownPost[] {
  return content.posts
    .flatMap(({ slug, data }) => {
      const card = directory.post(slug)
      return card ? [{ card, subjects: subjectsOf(data) }] : []
    })
    .sort((a, b) => b.card.date.localeCompare(a.card.date) || a.card.slug.localeCompare(b.card.slug))
}

/** Cards of all articles, newest first. */
export const newestPosts = (content: Content, directory: Directory): PostCard[] =>
  knownPosts(content, directory).map(({ card }) => card)

/** A tag has a page once an article uses it. */
function usedTags({ posts, tags }: Content): Link[] {
  return linkTags(
    posts.flatMap(({ data }) => data.tags),
    tags,
  )
}

function postPage(entry: PostEntry, content: Content, directory: Directory, around: Surroundings): PageView {
  reportUnknownTags(entry, content, directory)
  directory.checkAuthor(entry)
  const { cover } = entry.data
  return {
    type: 'PostPage',
    ...composePost(entry, around),
    cover: cover && entry.picture ? { file: entry.picture, alt: cover.alt } : undefined,
  }
}

function reportUnknownTags({ data, locate }: PostEntry, { tags }: Content, directory: Directory): void {
  const known = tags.map(({ slug }) => slug)
  data.tags.forEach((tag, index) => {
    const message = explainTag(tag, known)
    if (message !== undefined)
      directory.issues.push({ ...locate(['tags', index]), message: `tags.${index}: ${message}` })
  })
}

function caseStudiesPage(content: Content, facts: FileFacts): PageView {
  const entry = content.pages['case-studies']
  const studies = content.caseStudies
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date))
    .map(({ slug, data }) => ({
      ...pickShown(caseStudy.fields, 'list', data),
      result: data.outcomes[0],
      slug,
      href: routes.caseStudy.href({ study: slug }),
    }))
  return {
    type: 'CaseStudiesPage',
    ...entry.data,
    ...pageParts(entry, studiesPlace.href, [], facts),
    studies,
    closing: findClosing(entry, content, 'project'),
  }
}

/** Most comments in the HTML of an article and most characters of them together: a page stays quick to load. */
export const inHtml = { comments: 20, characters: 6_000 }

/** What of an article's comments is in its HTML, the oldest first, and how many there are. The page loads the rest. */
export function pickComments(
  all: readonly PublicComment[],
  locale: string,
): { comments: Comment[]; commentCount: number } {
  const sorted = all.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  const shown = sorted.slice(-mostComments)
  const byId = new Map(shown.map((comment) => [comment.id, comment]))
  const known = shown.filter(({ parent }) => parent === null || byId.has(parent))
  const picked = new Set<PublicComment>()
  for (const comment of known.toReversed()) {
    const above = comment.parent === null ? undefined : byId.get(comment.parent)
    const candidates = new Set(above ? [...picked, above, comment] : [...picked, comment])
    if (!fits(candidates)) break
    for (const one of candidates) picked.add(one)
  }
  return {
    comments: known.filter((one) => picked.has(one)).map((one) => toView(one, locale)),
    commentCount: known.length,
  }
}

function fits(candidates: ReadonlySet<PublicComment>): boolean {
  const characters = [...candidates].reduce((sum, { text }) => sum + text.length, 0)
  return candidates.size <= inHtml.comments && characters <= inHtml.characters
}

const toView = ({ parent, id, name, text, at }: PublicComment, locale: string): Comment => ({
  id,
  parent: parent ?? undefined,
  name,
  text,
  at,
  dateText: formatDate(at.slice(0, 10), locale),
})
