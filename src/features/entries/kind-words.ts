import type { EntryKind } from '../../../contract/content/entry-kind'

/** How the screens speak of each kind. */
export interface KindWords {
  title: string
  lead: string
  one: string
  many: string
  /** What the button says that begins one. */
  begin: string
  /** Heading of one that has no title yet. */
  untitled: string
}

export const kindWords: Record<EntryKind, KindWords> = {
  post: {
    title: 'Articles',
    lead: 'Everything for the blog: what is written here, and what comes from files.',
    one: 'article',
    many: 'articles',
    begin: 'Write an article',
    untitled: 'New article',
  },
  'case-study': {
    title: 'Case studies',
    lead: 'Every engagement: what is written here, and what comes from files.',
    one: 'case study',
    many: 'case studies',
    begin: 'Write a case study',
    untitled: 'New case study',
  },
  job: {
    title: 'Openings',
    lead: 'Every position, open or not: what is written here, and what comes from files.',
    one: 'opening',
    many: 'openings',
    begin: 'Write an opening',
    untitled: 'New opening',
  },
}
