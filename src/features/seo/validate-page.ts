import { measureTitle } from './measure-title'

/** Search results cut longer titles and descriptions, and replace shorter descriptions. */
export const seoLimits = { title: 60, titlePixels: 580, descriptionMin: 50, descriptionMax: 160 } as const

/** The SEO values of a page. */
export interface PageSeo {
  title: string
  description: string
  /** Full canonical URL. */
  canonical: string
  noindex: boolean
  /** Path of the social image. */
  image: string
}

/** A page to validate. */
export interface CheckedPage extends Pick<PageSeo, 'title' | 'description' | 'canonical' | 'noindex'> {
  path: string
  /** Its own full URL. */
  address: string
  /** Number of H1 headings; undefined while unknown. */
  h1?: number | undefined
  linked?: { pages: number; from: readonly string[] } | undefined
}

/** The issues of a page, each in a few words. */
export function validatePage(page: CheckedPage, all: Comparison): string[] {
  return [
    ...titleIssues(page.title.trim()),
    ...descriptionIssues(page.description.trim()),
    ...(isFound(page) ? [...sameAs('title', page, all), ...sameAs('description', page, all)] : []),
    ...canonicalIssues(page, all),
    ...bodyIssues(page),
  ]
}

/** The site that a page is compared with. */
export interface Comparison {
  /** Indexed pages, by title and by description. */
  title: ReadonlyMap<string, readonly string[]>
  description: ReadonlyMap<string, readonly string[]>
  /** Full URLs of all pages, and whether they are indexed. */
  addresses: ReadonlyMap<string, boolean>
}

export function comparisonOf(pages: readonly CheckedPage[]): Comparison {
  const found = pages.filter(isFound)
  return {
    title: groupBy('title', found),
    description: groupBy('description', found),
    addresses: new Map(pages.map((page) => [page.address, isFound(page)])),
  }
}

const isFound = ({ noindex, canonical, address }: CheckedPage) => !noindex && canonical === address

function groupBy(key: 'title' | 'description', pages: readonly CheckedPage[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const page of pages) {
    const value = page[key].trim()
    const group = groups.get(value)
    if (group) group.push(page.path)
    else groups.set(value, [page.path])
  }
  return groups
}

function titleIssues(title: string): string[] {
  if (title === '') return ['Title missing']
  if (title.length > seoLimits.title)
    return [`Title too long (${title.length} of ${seoLimits.title} characters)`]
  const pixels = measureTitle(title)
  return pixels > seoLimits.titlePixels ? [`Title too wide (${pixels} of ${seoLimits.titlePixels} px)`] : []
}

function descriptionIssues(description: string): string[] {
  const { descriptionMin, descriptionMax } = seoLimits
  const { length } = description
  if (length === 0) return ['Description missing']
  if (length < descriptionMin) return [`Description too short (${length} characters)`]
  return length > descriptionMax ? [`Description too long (${length} of ${descriptionMax} characters)`] : []
}

function sameAs(key: 'title' | 'description', page: CheckedPage, all: Comparison): string[] {
  const value = page[key].trim()
  const twin = value === '' ? undefined : all[key].get(value)?.find((path) => path !== page.path)
  return twin === undefined ? [] : [`Duplicate ${key}: ${twin}`]
}

function canonicalIssues({ canonical, address }: CheckedPage, { addresses }: Comparison): string[] {
  if (canonical === '') return ['Canonical URL missing']
  if (canonical === address || !isOfSite(canonical, addresses)) return []
  const target = addresses.get(canonical)
  if (target === undefined) return [`No page at the canonical URL ${canonical}`]
  return target ? [] : [`The canonical URL ${canonical} is itself noindex`]
}

/** Pages of other sites can't be checked. */
const isOfSite = (address: string, addresses: Comparison['addresses']) =>
  [...addresses.keys()].some((own) => originOf(own) === originOf(address))

const originOf = (address: string) => /^https?:\/\/[^/]+/.exec(address)?.[0]

function bodyIssues({ noindex, h1, linked }: CheckedPage): string[] {
  return [
    ...(h1 === 0 ? ['No H1 heading'] : []),
    ...(h1 !== undefined && h1 > 1 ? [`${h1} H1 headings (use one)`] : []),
    ...(noindex && linked !== undefined && linked.pages > 0
      ? [`Noindex, but linked from ${listLinks(linked)}`]
      : []),
  ]
}

function listLinks({ pages, from }: { pages: number; from: readonly string[] }): string {
  const rest = pages - from.length
  return rest > 0 ? `${from.join(', ')} and ${rest} more` : from.join(', ')
}
