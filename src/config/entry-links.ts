import type { EntryKind } from '../../contract/content/entry-kind'
import type { Role } from '../../contract/employee'
import { routes } from './routes'

/** Where entries of this kind are listed and written, for someone of this role. */
export function entriesHref(kind: EntryKind, role: Role): string {
  if (kind === 'case-study') return routes.adminCaseStudies.href()
  if (kind === 'job') return routes.adminJobs.href()
  return role === 'admin' ? routes.adminPosts.href() : routes.employeePosts.href()
}

/** Where one entry is written, for someone of this role. */
export const entryHref = ({ kind, id }: { kind: EntryKind; id: string }, role: Role): string =>
  `${entriesHref(kind, role)}?entry=${id}`

/** Where a new one of this kind is begun. */
export const newEntryHref = (kind: EntryKind, role: Role): string => `${entriesHref(kind, role)}?new`

/** Where visitors read it. */
export function publicHref(kind: EntryKind, slug: string): string {
  if (kind === 'case-study') return routes.caseStudy.href({ study: slug })
  if (kind === 'job') return routes.job.href({ job: slug })
  return routes.post.href({ post: slug })
}
