import type { EntryKind } from '../../../contract/content/entry-kind'

/** What the screens call each kind. */
export interface KindWords {
  title: string
  lead: string
  one: string
  many: string
  /** Label of the button that creates one. */
  create: string
  /** Heading while it has no title. */
  untitled: string
}

export const kindWords: Record<EntryKind, KindWords> = {
  post: {
    title: 'Articles',
    lead: 'All blog posts, from the editor and from files',
    one: 'article',
    many: 'articles',
    create: 'New article',
    untitled: 'New article',
  },
  'case-study': {
    title: 'Case studies',
    lead: 'All case studies, from the editor and from files',
    one: 'case study',
    many: 'case studies',
    create: 'New case study',
    untitled: 'New case study',
  },
  job: {
    title: 'Jobs',
    lead: 'All jobs, from the editor and from files',
    one: 'job',
    many: 'jobs',
    create: 'New job',
    untitled: 'New job',
  },
}
