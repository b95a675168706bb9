import type { EntryKind } from './content/entry-kind'

/** Public URLs of entries, as patterns of the site's routes. */
export const entryPatterns = {
  post: '/blog/:post/',
  'case-study': '/case-study/:study/',
  job: '/career/:job/',
} as const satisfies Record<EntryKind, string>

/** The public path of an entry, e.g. "/blog/tides/". */
export const entryAddress = (kind: EntryKind, slug: string): string =>
  entryPatterns[kind].replace(/:\w+/, slug)

/** From the former address of an entry to its present one. */
export const asRedirect = ({ kind, from, to }: { kind: EntryKind; from: string; to: string }) => ({
  from: entryAddress(kind, from),
  to: entryAddress(kind, to),
})

/** The entry that a path refers to, whether it exists or not; undefined for all other paths. */
export function findEntryAddress(pathname: string): { kind: EntryKind; slug: string } | undefined {
  const kinds = Object.keys(entryPatterns) as EntryKind[] // the keys are written above
  const folderOf = (kind: EntryKind) => entryAddress(kind, '').slice(0, -1)
  const kind = kinds.find((candidate) => pathname.startsWith(folderOf(candidate)))
  if (kind === undefined) return undefined
  const slug = pathname.slice(folderOf(kind).length).replace(/\/$/, '')
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? { kind, slug } : undefined
}
