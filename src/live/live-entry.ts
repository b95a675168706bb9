import type { PublishedEntry } from '../../contract/published'

type ShownOf<Kind extends PublishedEntry['kind']> = Extract<PublishedEntry, { kind: Kind }>

/** An entry to show before a build, published or a draft: its fields are complete by the schema of its kind. */
export type LiveEntry =
  | Pick<ShownOf<'post'>, 'kind' | 'slug' | 'fields' | 'markdown'>
  | Pick<ShownOf<'case-study'>, 'kind' | 'slug' | 'fields' | 'markdown'>
  | Pick<ShownOf<'job'>, 'kind' | 'slug' | 'fields' | 'markdown'>
