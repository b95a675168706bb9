import type { Company } from '../../content/company.schema'
import type { Content } from '../../content/content'
import type { KnownPost, Surroundings } from '../site/compose-entries'
import { Directory } from '../site/directory'
import { knownPosts } from '../site/resolve-stories'
import type { Card } from '../site/views'

/** What a browser must know of the site to show an entry that no build has seen. */
export interface LiveSite {
  company: Company
  /** Public address without a trailing slash. */
  siteUrl: string
  tags: Surroundings['tags'][number][]
  posts: KnownPost[]
  /** The last section of case studies. */
  studiesClosing: Surroundings['studiesClosing']
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
    studiesClosing: content.pages['case-studies'].data.closing,
    cards: [...cards('service', content.services), ...cards('technology', content.technologies)],
    pictures: Object.fromEntries(content.media.map(({ href, size }) => [href, size])),
  }
}
