import type { EntryKind, OpenKind } from './content/kinds'

/** Public URLs of entries of open kinds, as patterns of the site's routes. Every page of the site loads this. */
export const entryPatterns = {
  post: '/blog/:post/',
  'case-study': '/case-study/:study/',
  job: '/career/:job/',
  person: '/about/:person/',
} as const satisfies Record<OpenKind, string>

/**
 * The entry of an open kind that a path refers to, whether it exists or not; undefined for all other paths. Such a page may
 * exist before a build has made it.
 */
export const findEntryAddress = (pathname: string) => findAddress(entryPatterns, pathname)

/** What a path refers to by the first pattern that fits. */
export function findAddress<Kind extends EntryKind>(
  patterns: Readonly<Record<Kind, string>>,
  pathname: string,
): { kind: Kind; slug: string } | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const kinds = Object.keys(patterns) as Kind[] // the keys are those of the record
  for (const kind of kinds) {
    const source = patterns[kind].replaceAll(/:\w+/g, '([a-z0-9]+(?:-[a-z0-9]+)*)')
    const slug = new RegExp(`^${source}$`).exec(path)?.at(-1)
    if (slug !== undefined) return { kind, slug }
  }
  return undefined
}
