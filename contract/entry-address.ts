import type { EntryKind } from './content/entry-kind'

/** Where visitors read the entries of each kind: the address without its last part. */
const folders = {
  post: '/blog/',
  'case-study': '/case-study/',
  job: '/career/',
} as const satisfies Record<EntryKind, string>

/** The public address of an entry, e.g. "/blog/tides/". */
export const entryAddress = (kind: EntryKind, slug: string): string => `${folders[kind]}${slug}/`

/** The entry that an address asks for, be there one or not; undefined for all other addresses. */
export function findEntryAddress(pathname: string): { kind: EntryKind; slug: string } | undefined {
  const kinds = Object.keys(folders) as EntryKind[] // the keys are written above
  const kind = kinds.find((candidate) => pathname.startsWith(folders[candidate]))
  if (kind === undefined) return undefined
  const slug = pathname.slice(folders[kind].length).replace(/\/$/, '')
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? { kind, slug } : undefined
}
