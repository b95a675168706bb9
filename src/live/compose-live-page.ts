import type { LiveSite } from '../gatsby/plan/plan-live-site'
import { composeCaseStudy, composeJob, composePost, type Surroundings } from '../gatsby/site/compose-entries'
import type { View } from '../gatsby/site/views'
import type { LiveEntry } from './live-entry'
import { readLiveEntry } from './read-live-entry'

/** A page as its template sees it, before a build. */
export type LivePage =
  | ({ type: 'PostPage' } & View<'PostPage'>)
  | ({ type: 'CaseStudyPage' } & View<'CaseStudyPage'>)
  | ({ type: 'JobPage' } & View<'JobPage'>)

/**
 * The page of an entry, by the same functions as the build's.
 *
 * @param today As YYYY-MM-DD: decides whether an opening is open.
 */
export function composeLivePage(entry: LiveEntry, site: LiveSite, today: string): LivePage {
  const around = surroundingsOf(site, today)
  switch (entry.kind) {
    case 'post':
      return { type: 'PostPage', ...composePost(readLiveEntry(entry, site), around), cover: coverOf(entry) }
    case 'case-study':
      return { type: 'CaseStudyPage', ...composeCaseStudy(readLiveEntry(entry, site), around) }
    case 'job':
      return { type: 'JobPage', ...composeJob(readLiveEntry(entry, site), around) }
  }
}

function surroundingsOf({ tags, posts, cards }: LiveSite, today: string): Surroundings {
  return {
    tags,
    posts,
    today,
    modified: () => today,
    commentsOf: () => ({ comments: [], commentCount: 0 }), // the page asks for them by itself
    findCard: (kind, slug) => cards.find((card) => card.kind === kind && card.slug === slug),
  }
}

const coverOf = ({ fields: { cover } }: Extract<LiveEntry, { kind: 'post' }>) =>
  cover && { file: cover.src, alt: cover.alt }
