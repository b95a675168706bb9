import type { OpenKind } from '../../contract/content/kinds'
import type { PublishedEntry, PublishedOf } from '../../contract/published'

/** A published entry that visitors may read before a build has made its page. */
export type PublishedOpenEntry = Extract<PublishedEntry, { kind: OpenKind }>

type ShownOf<Kind extends OpenKind> = Pick<PublishedOf<Kind>, 'kind' | 'slug' | 'fields' | 'markdown'>

/** An entry to show before a build, published or a draft: its fields are complete by the schema of its kind. */
export type LiveEntry = { [Kind in OpenKind]: ShownOf<Kind> }[OpenKind]
