import { isFixed, isSetting, type EntryKind, type PageKind, type SettingKind } from './content/kinds'
import { entryPatterns, findAddress } from './entry-patterns'
import { services } from './trees/services'
import { technologies } from './trees/technologies'
import type { CategoryConfig } from './trees/tree'

/** Public URLs of pages that the site fixes, as patterns of its routes. */
export const fixedPatterns = {
  'page-home': '/',
  'page-services': '/services/',
  'page-technologies': '/technologies/',
  'page-solutions': '/solutions/',
  'page-case-studies': '/case-study/',
  'page-samples': '/samples/',
  'page-blog': '/blog/',
  'page-about': '/about/',
  'page-career': '/career/',
  'page-contact': '/contact/',
  'page-tms-support': '/tms-support/',
  'service-category': '/services/:category/',
  service: '/services/:category/:service/',
  'technology-category': '/technologies/:category/',
  technology: '/technologies/:category/:technology/',
  solution: '/solutions/:solution/',
  sample: '/samples/:sample/',
  legal: '/:page/',
} as const satisfies Record<PageKind, string>

/** Settings have no page of their own: a page that shows them. */
const shownAt: Readonly<Record<SettingKind, string>> = { company: '/', tags: '/blog/', redirects: '/' }

/** The trees that say in which category a page is. */
const trees: Readonly<Partial<Record<EntryKind, readonly CategoryConfig[]>>> = {
  service: services,
  technology: technologies,
}

/** The public path of an entry, e.g. "/blog/tides/". Of a setting, that of a page that shows it. */
export function entryAddress(kind: EntryKind, slug: string): string {
  if (isSetting(kind)) return shownAt[kind]
  const pattern = isFixed(kind) ? fixedPatterns[kind] : entryPatterns[kind]
  const category = trees[kind]?.find(({ children }) => children.includes(slug))
  const placed = category ? pattern.replace(':category', category.slug) : pattern
  return placed.replace(/:\w+/, slug)
}

/** From the former address of an entry to its present one. */
export const asRedirect = ({ kind, from, to }: { kind: EntryKind; from: string; to: string }) => ({
  from: entryAddress(kind, from),
  to: entryAddress(kind, to),
})

/** The page of any kind that a path refers to, whether it exists or not. */
export function findPageAddress(pathname: string): { kind: EntryKind; slug: string } | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const once = Object.entries(fixedPatterns).find(([, pattern]) => pattern === path)
  if (once) {
    const kind = once[0] as PageKind // the keys are written above
    return { kind, slug: kind.replace(/^page-/, '') }
  }
  return findAddress({ ...entryPatterns, ...fixedPatterns }, path)
}
