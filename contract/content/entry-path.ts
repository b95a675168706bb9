import type { EntryKind } from './entry-kind'

/** Public addresses of what is written in the editor, as patterns of the site's routes. */
export const entryPatterns = {
  post: '/blog/:post/',
  'case-study': '/case-study/:study/',
  job: '/career/:job/',
} as const satisfies Record<EntryKind, string>

/** Public address of an entry below the site's, e.g. "/blog/tides/". */
export function entryPath(kind: EntryKind, slug: string): string {
  return entryPatterns[kind].replace(/:\w+/, slug)
}
