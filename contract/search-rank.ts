import type { SearchKind } from './search'

/*
 * Which page comes first, where the browser and the server must agree.
 */

/** What a match counts by the kind of page: what the firm offers comes before an article that mentions it, and a page of its own before a sample document. */
export const kindShares: Record<SearchKind, number> = {
  services: 1.2,
  technologies: 1.2,
  solutions: 1.2,
  firm: 1.2,
  articles: 1,
  studies: 1,
  samples: 0.7,
  careers: 0.8,
}

/** Below 1, so that a page that answers each part of a search a little comes before one that answers one part well. */
export const damping = 0.6

/** Where this many pages answer every part in title, other names, summary or headings, those that do so in their text alone are left out. */
export const enoughInHead = 5

/** Where fewer pages answer every part, good ones that answer some follow. */
export const enough = 3

/** A word in the titles of more offers than this names none of them: half of the technologies have "Azure". */
export const mostNamed = 2

/** Least share of what was typed that a page must answer to be good. Its title, other names, summary or headings answer a part. */
export const leastAnswered = 0.5

interface Found {
  kind: SearchKind
  /** Whether its title, other names, summary or headings answer every part. */
  isAbout: boolean
  /** Whether it says every part as it was typed, not only what means the same. */
  isTyped: boolean
}

const isOfFirm = ({ kind }: Found) => kind === 'firm' || kind === 'careers'

/**
 * Where a page about the firm or its jobs answers best, leaves out pages that only mention a synonym, but for a few of the
 * firm: the answer to “phone number” is the contact page, not every page that mentions phones.
 */
export function dropMentions<Page extends Found>(pages: readonly Page[]): readonly Page[] {
  const [best] = pages
  if (!best?.isAbout || !isOfFirm(best)) return pages
  return pages.filter((page, place) => page.isAbout || page.isTyped || (place < enough && isOfFirm(page)))
}
