import { isFixed, type EntryKind, type FixedKind, type OpenKind } from './content/kinds'

/** Public URLs of entries, as patterns of the site's routes. */
export const entryPatterns = {
  post: '/blog/:post/',
  'case-study': '/case-study/:study/',
  job: '/career/:job/',
} as const satisfies Record<OpenKind, string>

/** The same of pages that the site fixes. */
export const fixedPatterns = {
  legal: '/:page/',
} as const satisfies Record<FixedKind, string>

/** The public path of an entry, e.g. "/blog/tides/". */
export function entryAddress(kind: EntryKind, slug: string): string {
  const pattern = isFixed(kind) ? fixedPatterns[kind] : entryPatterns[kind]
  return pattern.replace(/:\w+/, slug)
}

/** From the former address of an entry to its present one. */
export const asRedirect = ({ kind, from, to }: { kind: EntryKind; from: string; to: string }) => ({
  from: entryAddress(kind, from),
  to: entryAddress(kind, to),
})

/**
 * The entry of an open kind that a path refers to, whether it exists or not; undefined for all other paths. Such a page may
 * exist before a build has made it.
 */
export const findEntryAddress = (pathname: string) => find(entryPatterns, pathname)

/** The page of any kind that a path refers to, whether it exists or not. */
export const findPageAddress = (pathname: string) => find({ ...entryPatterns, ...fixedPatterns }, pathname)

function find<Kind extends EntryKind>(
  patterns: Readonly<Record<Kind, string>>,
  pathname: string,
): { kind: Kind; slug: string } | undefined {
  const kinds = Object.keys(patterns) as Kind[] // the keys are written above
  for (const kind of kinds) {
    const [before = '', after = ''] = patterns[kind].split(/:\w+/)
    const path = pathname.endsWith('/') ? pathname : `${pathname}/`
    if (!path.startsWith(before) || !path.endsWith(after)) continue
    const slug = path.slice(before.length, path.length - after.length)
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return { kind, slug }
  }
  return undefined
}
