import type { EntryGroup } from '../../../contract/content/kinds'

/** What the screens call what they list. */
export interface KindWords {
  title: string
  lead: string
  one: string
  many: string
  /** Label of the button that creates one. Default: the site decides which there are. */
  create?: string
  /** Heading while it has no title. */
  untitled: string
}

export const kindWords: Record<EntryGroup, KindWords> = {
  post: {
    title: 'Articles',
    lead: 'All articles, from the editor and from files',
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
  person: {
    title: 'People',
    lead: 'People who work here and have a page on the site',
    one: 'person',
    many: 'people',
    create: 'New person',
    untitled: 'New person',
  },
  page: {
    title: 'Pages',
    lead: 'Pages that every site has, and its settings. You can edit each one, and return it to its file',
    one: 'page',
    many: 'pages',
    untitled: 'Untitled page',
  },
}
