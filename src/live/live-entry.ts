import type { PublishedEntry } from '../../contract/published'

type ShownOf<Kind extends PublishedEntry['kind']> = Extract<PublishedEntry, { kind: Kind }>

/** What is shown before a build: complete fields by the schema of its kind, published or still a draft. */
export type LiveEntry =
  | Pick<ShownOf<'post'>, 'kind' | 'slug' | 'fields' | 'markdown'>
  | Pick<ShownOf<'case-study'>, 'kind' | 'slug' | 'fields' | 'markdown'>
  | Pick<ShownOf<'job'>, 'kind' | 'slug' | 'fields' | 'markdown'>
