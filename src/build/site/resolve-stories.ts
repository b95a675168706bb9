import { posix } from 'node:path'
import { suggest } from '../../../contract/parse-or-explain'
import { routes } from '../../config/routes'
import type { Content } from '../../content/content'
import { readingMinutes } from '../../lib/text'
import { tagLinks, type Directory } from './directory'
import { pageParts } from './page-parts'
import { relatedCards } from './resolve-offerings'
import type { FileFacts } from './resolve-site'
import type { Link, PageView, PostCard } from './views'

const blogHome: Link = { title: 'Blog', href: routes.blog.href() }
const studiesHome: Link = { title: 'Case studies', href: routes.caseStudies.href() }

type PostEntry = Content['posts'][number]

/** Articles and case studies with their lists. */
export function resolveStories(content: Content, directory: Directory, facts: FileFacts): PageView[] {
  const { blog } = content.pages
  return [
    { type: 'BlogPage', ...blog.data, ...pageParts(blog, blogHome.href, [], facts), tags: usedTags(content) },
    ...content.posts.map((entry) => postPage(entry, content, directory, facts)),
    caseStudiesPage(content, facts),
    ...content.caseStudies.map((entry) => caseStudyPage(entry, directory, facts)),
  ]
}

/** Cards of all articles, newest first. */
export function newestPosts(content: Content, directory: Directory): PostCard[] {
  return content.posts
    .flatMap(({ slug }) => directory.post(slug) ?? [])
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}

/** A tag has a page once an article carries it. */
function usedTags(content: Content): Link[] {
  return tagLinks(
    content.posts.flatMap(({ data }) => data.tags),
    content,
  )
}

function postPage(entry: PostEntry, content: Content, directory: Directory, facts: FileFacts): PageView {
  const { tags, related, cover, ...data } = entry.data
  reportUnknownTags(entry, content, directory)
  return {
    type: 'PostPage',
    ...data,
    ...pageParts(entry, routes.post.href({ post: entry.slug }), [blogHome], facts),
    modified: data.updated ?? data.date,
    cover: cover && { file: posix.join(posix.dirname(entry.file), cover.src), alt: cover.alt },
    minutes: readingMinutes(entry.markdown.words),
    tags: tagLinks(tags, content),
    leadsTo: relatedCards(entry, related, directory),
    relatedPosts: relatedPosts(entry, content, directory),
  }
}

function reportUnknownTags({ data, locate }: PostEntry, { tags }: Content, directory: Directory): void {
  const known = tags.map(({ slug }) => slug)
  data.tags.forEach((tag, index) => {
    if (known.includes(tag)) return
    const message = `tags.${index}: expected a tag of content/blog/tags.yml, found "${tag}"${suggest(tag, known)}`
    directory.faults.push({ ...locate(['tags', index]), message })
  })
}

/** Up to three others that share the most tags and subjects; the newer first among equals. */
function relatedPosts(entry: PostEntry, content: Content, directory: Directory): PostCard[] {
  const subjects = ({ data }: PostEntry) => [
    ...data.tags,
    ...data.related.services,
    ...data.related.technologies,
  ]
  const own = subjects(entry)
  const shared = (slug: string) => {
    const other = content.posts.find((post) => post.slug === slug)
    return other ? subjects(other).filter((subject) => own.includes(subject)).length : 0
  }
  return newestPosts(content, directory)
    .filter(({ slug }) => slug !== entry.slug)
    .map((card) => ({ card, score: shared(card.slug) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ card }) => card)
}

function caseStudiesPage(content: Content, facts: FileFacts): PageView {
  const entry = content.pages['case-studies']
  const studies = content.caseStudies
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date))
    .map(({ slug, data: { title, tagline, sector, size, duration, illustrative } }) => {
      return {
        slug,
        title,
        tagline,
        sector,
        size,
        duration,
        illustrative,
        href: routes.caseStudy.href({ study: slug }),
      }
    })
  return { type: 'CaseStudiesPage', ...entry.data, ...pageParts(entry, studiesHome.href, [], facts), studies }
}

function caseStudyPage(
  entry: Content['caseStudies'][number],
  directory: Directory,
  facts: FileFacts,
): PageView {
  const { related, ...data } = entry.data
  const parts = pageParts(entry, routes.caseStudy.href({ study: entry.slug }), [studiesHome], facts)
  return { type: 'CaseStudyPage', ...data, ...parts, related: relatedCards(entry, related, directory) }
}
