import type { EntryKind } from '../../contract/content/entry-kind'
import { can, type Role } from '../../contract/permissions'
import { routes } from './routes'

/** The page where a user with this role lists and writes entries of this kind. */
export function entriesHref(kind: EntryKind, role: Role): string {
  if (kind === 'case-study') return routes.adminCaseStudies.href()
  if (kind === 'job') return routes.adminJobs.href()
  return can(role, 'entries.manage') ? routes.adminPosts.href() : routes.employeePosts.href()
}

/** The editor of one entry. */
export const entryHref = ({ kind, id }: { kind: EntryKind; id: string }, role: Role): string =>
  `${entriesHref(kind, role)}?entry=${id}`

/** The editor of a new entry. */
export const newEntryHref = (kind: EntryKind, role: Role): string => `${entriesHref(kind, role)}?new`

/** The public page of an entry. */
export function publicHref(kind: EntryKind, slug: string): string {
  if (kind === 'case-study') return routes.caseStudy.href({ study: slug })
  if (kind === 'job') return routes.job.href({ job: slug })
  return routes.post.href({ post: slug })
}
