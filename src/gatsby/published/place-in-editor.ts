import type { EntryKind } from '../../../contract/content/entry-kind'
import { routes } from '../../config/routes'

const editors = {
  post: { noun: 'article', route: routes.adminPosts },
  'case-study': { noun: 'case study', route: routes.adminCaseStudies },
  job: { noun: 'opening', route: routes.adminJobs },
} as const

/** Where a person mends an entry, in words, e.g. `the editor, article "Tides" (/admin/post-blog/?entry=…)`. */
export function placeInEditor({ kind, id, title }: { kind: EntryKind; id: string; title: string }): string {
  const { noun, route } = editors[kind]
  return `the editor, ${noun} "${title}" (${route.href()}?entry=${id})`
}
