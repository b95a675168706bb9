import { explainAuthor, explainMissing } from '../../../contract/content/explain-reference'
import { services } from '../../../contract/trees/services'
import { technologies } from '../../../contract/trees/technologies'
import type { TechnologyCategoryConfig } from '../../../contract/trees/tree'
import { routes } from '../../config/routes'
import type { Content, Entry } from '../../content/content'
import type { ContentIssue } from '../../content/content-issue'
import { formatDate } from '../../lib/format-date'
import { linkTags } from './page-parts'
import type { Card, PersonCard, PostCard } from './views'

export type Kind = 'service' | 'technology' | 'solution' | 'post' | 'caseStudy'

const kindNames: Record<Kind, string> = {
  service: 'service',
  technology: 'technology',
  solution: 'solution',
  post: 'article',
  caseStudy: 'case study',
}

export const technologyTree: readonly TechnologyCategoryConfig[] = technologies

/** Finds the card of any page by its kind and slug, and keeps an issue for each slug that has none. */
export class Directory {
  readonly issues: ContentIssue[] = []
  /** As `issues`, but of slugs that people of the workspace took away. */
  readonly dead: ContentIssue[] = []
  private readonly cards: Record<Kind, Map<string, Card>>
  private readonly posts: Map<string, PostCard>
  /** By their names. */
  readonly people: readonly PersonCard[]
  private readonly broken: readonly string[]

  /** @param gone Addresses that had an entry of the editor. Default: none. */
  constructor(
    content: Content,
    private readonly gone: ReadonlySet<string> = new Set(),
  ) {
    this.broken = content.broken.map(({ slug }) => slug)
    this.cards = {
      service: new Map(serviceCards(content)),
      technology: new Map(technologyCards(content)),
      solution: new Map(content.solutions.map((entry) => [entry.slug, solutionCard(entry)])),
      post: new Map(content.posts.map((entry) => [entry.slug, postAsCard(entry)])),
      caseStudy: new Map(content.caseStudies.map((entry) => [entry.slug, caseStudyCard(entry)])),
    }
    this.posts = new Map(content.posts.map((entry) => [entry.slug, postCard(entry, content)]))
    this.people = content.people.map(personCard).sort((a, b) => a.name.localeCompare(b.name))
  }

  /** Cards for slugs read from a file; `field` is where they stand in its front matter. */
  cardsOf(
    kind: Kind,
    slugs: readonly string[],
    entry: Entry<unknown>,
    field: readonly PropertyKey[],
  ): Card[] {
    return slugs.flatMap((slug, index) => this.card(kind, slug, entry, [...field, index]) ?? [])
  }

  card(kind: Kind, slug: string, entry: Entry<unknown>, field: readonly PropertyKey[]): Card | undefined {
    const found = this.cards[kind].get(slug)
    if (found === undefined && !this.broken.includes(slug)) {
      const message = explainMissing(kindNames[kind], slug, [...this.cards[kind].keys()])
      const to = this.isGone(kind, slug) ? this.dead : this.issues
      to.push({ ...entry.locate(field), message: `${field.join('.')}: ${message}` })
    }
    return found
  }

  /** The person a file names as its contact. */
  contactOf(entry: Entry<{ contact?: string | undefined }>): PersonCard | undefined {
    const slug = entry.data.contact
    const found = this.people.find((person) => person.slug === slug)
    if (slug !== undefined && found === undefined && !this.broken.includes(slug)) {
      const message = explainMissing(
        'person',
        slug,
        this.people.map((person) => person.slug),
      )
      const to = this.isGonePerson(slug) ? this.dead : this.issues
      to.push({ ...entry.locate(['contact']), message: `contact: ${message}` })
    }
    return found
  }

  /** Keeps an issue for an author who is written as a slug that no person has. */
  checkAuthor(entry: Entry<{ author?: string | undefined }>): void {
    const { author } = entry.data
    if (author === undefined || this.broken.includes(author)) return
    const message = explainAuthor(author, this.people)
    if (message === undefined) return
    const to = this.isGonePerson(author) ? this.dead : this.issues
    to.push({ ...entry.locate(['author']), message: `author: ${message}` })
  }

  private readonly isGonePerson = (person: string): boolean => this.gone.has(routes.person.href({ person }))

  private isGone(kind: Kind, slug: string): boolean {
    if (kind === 'post') return this.gone.has(routes.post.href({ post: slug }))
    return kind === 'caseStudy' && this.gone.has(routes.caseStudy.href({ study: slug }))
  }

  /** For slugs from the typed trees; a missing one is reported by the tree check. */
  find(kind: Kind, slug: string): Card | undefined {
    return this.cards[kind].get(slug)
  }

  post(slug: string): PostCard | undefined {
    return this.posts.get(slug)
  }
}

function serviceCards(content: Content): [string, Card][] {
  return services.flatMap((category) =>
    content.services
      .filter((entry) => entry.folder === category.slug)
      .map(({ slug, data: { title, plainName, tagline } }): [string, Card] => {
        const href = routes.service.href({ category: category.slug, service: slug })
        return [slug, { kind: 'service', slug, title, plainName, tagline, href }]
      }),
  )
}

function technologyCards(content: Content): [string, Card][] {
  return technologyTree.flatMap((category) =>
    content.technologies
      .filter((entry) => entry.folder === category.slug)
      .map(({ slug, data: { title, tagline } }): [string, Card] => {
        const href = routes.technology.href({ category: category.slug, technology: slug })
        return [slug, { kind: 'technology', slug, title, tagline, href }]
      }),
  )
}

function solutionCard({ slug, data: { title, tagline } }: Content['solutions'][number]): Card {
  return { kind: 'solution', slug, title, tagline, href: routes.solution.href({ solution: slug }) }
}

function postAsCard({ slug, data }: Content['posts'][number]): Card {
  return { kind: 'post', slug, title: data.title, tagline: data.lead, href: routes.post.href({ post: slug }) }
}

function caseStudyCard({ slug, data: { title, tagline } }: Content['caseStudies'][number]): Card {
  return { kind: 'caseStudy', slug, title, tagline, href: routes.caseStudy.href({ study: slug }) }
}

function postCard({ slug, data }: Content['posts'][number], content: Content): PostCard {
  const { title, lead, date } = data
  const tags = linkTags(data.tags, content.tags)
  return {
    slug,
    title,
    lead,
    date,
    dateText: formatDate(date, content.company.locale),
    href: routes.post.href({ post: slug }),
    tags,
  }
}

function personCard({ slug, data, picture }: Content['people'][number]): PersonCard {
  const { name, role, email, phone, portrait } = data
  return {
    slug,
    name,
    role,
    href: routes.person.href({ person: slug }),
    email,
    phone,
    portrait: portrait && picture ? { file: picture, alt: portrait.alt } : undefined,
  }
}
