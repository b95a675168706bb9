import type { Company } from '../../../contract/content/page-schemas'
import type { Content } from '../../content/content'
import type { KnownPost, Surroundings } from '../site/compose-entries'
import { Directory } from '../site/directory'
import { knownPosts } from '../site/resolve-stories'
import { listTeams } from '../site/teams'
import type { Card, Link, PersonCard } from '../site/views'

/** What a browser must know of the site to show an entry that no build has seen. */
export interface LiveSite {
  company: Company
  /** Public address without a trailing slash. */
  siteUrl: string
  tags: Surroundings['tags'][number][]
  posts: KnownPost[]
  /** Everyone who has a page; their portraits by the address of the picture. */
  people: PersonCard[]
  teams: Link[]
  /** Title of the contact page. */
  contact: string
  /** What jobs say that name no salary. */
  noSalary?: string | undefined
  /** Services and technologies; a slug is of one of them. */
  cards: Card[]
  /** Pictures this build has, by their address, with their size in pixels. */
  pictures: Record<string, { width: number; height: number }>
}

export function planLiveSite(content: Content, siteUrl: string): LiveSite {
  const directory = new Directory(content)
  const cards = (kind: 'service' | 'technology', entries: readonly { slug: string }[]) =>
    entries.flatMap(({ slug }) => directory.find(kind, slug) ?? [])
  return {
    company: content.company,
    siteUrl,
    tags: content.tags.map(({ slug, title }) => ({ slug, title })),
    posts: knownPosts(content, directory),
    contact: content.pages.contact.data.title,
    noSalary: content.pages.career.data.noSalary,
    people: directory.people.map((person) => withAddress(person, content)),
    teams: listTeams(content),
    cards: [...cards('service', content.services), ...cards('technology', content.technologies)],
    pictures: Object.fromEntries(content.media.map(({ href, size }) => [href, size])),
  }
}

function withAddress(person: PersonCard, { media }: Content): PersonCard {
  const { portrait, ...others } = person
  const href = media.find(({ file }) => file === portrait?.file)?.href
  return portrait && href !== undefined ? { ...others, portrait: { file: href, alt: portrait.alt } } : others
}
