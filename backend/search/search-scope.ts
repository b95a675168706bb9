import type { EntryKind } from '../../contract/content/entry-kind'
import type { EntryCaller } from '../../contract/entry-rules'
import { can, entryPermissions, type Permission } from '../../contract/permissions'
import type { IndexedKind } from '../../contract/workspace-search'
import { visibleKinds } from '../repositories/visible-kinds'

/** What a person may find in the workspace. */
export interface SearchScope {
  /** Kinds of which they may see everything. */
  everyones: readonly IndexedKind[]
  /** Kinds of entries of which they may see everything. */
  entries: readonly EntryKind[]
  /** Kinds of entries, and of other things, of which they see only their own. */
  ownEntries: readonly EntryKind[]
  own: readonly IndexedKind[]
  /** Their email address in lower case. */
  ownerKey: string
}

/** The permission to see all things of a kind; entries have rules of their own. */
const permissionFor: Record<Exclude<IndexedKind, 'entry'>, Permission> = {
  inquiry: 'inquiries.manage',
  applicant: 'applicants.manage',
  comment: 'comments.moderate',
  employee: 'employees.manage',
  picture: 'entries.manage',
  seo: 'seo.manage',
  redirect: 'seo.manage',
}

/** What a person may find: the same as they may open. */
export function planScope({ email, roles }: EntryCaller): SearchScope {
  const { everyones: entries, own: ownEntries } = visibleKinds(roles)
  const addsPictures = can(roles, entryPermissions) && !can(roles, permissionFor.picture)
  const kinds = Object.keys(permissionFor) as (keyof typeof permissionFor)[]
  return {
    everyones: kinds.filter((kind) => can(roles, permissionFor[kind])),
    entries,
    ownEntries,
    own: addsPictures ? ['picture'] : [],
    ownerKey: email.toLowerCase(),
  }
}
