import { measureTitle } from './measure-title'

/** Results cut longer titles off; descriptions below say too little to be shown, above they are cut. */
export const seoLimits = { title: 60, titlePixels: 580, descriptionMin: 50, descriptionMax: 160 } as const

/** What a page says of itself to search engines. */
export interface Shown {
  title: string
  description: string
  /** Full address search engines are told to keep. */
  canonical: string
  noindex: boolean
  /** Path of the picture for shared links. */
  image: string
}

/** A page as faults are looked for. */
export interface Judged extends Pick<Shown, 'title' | 'description' | 'canonical' | 'noindex'> {
  path: string
  /** Its own full address. */
  address: string
  /** How many first-level headings it has; undefined while that is not known. */
  h1?: number | undefined
  linked?: { pages: number; from: readonly string[] } | undefined
}

/** Where a page falls short, each in a few words. */
export function findFaults(page: Judged, all: Neighbours): string[] {
  return [
    ...titleFaults(page.title.trim()),
    ...descriptionFaults(page.description.trim()),
    ...(isFound(page) ? [...sameAs('title', page, all), ...sameAs('description', page, all)] : []),
    ...canonicalFaults(page, all),
    ...bodyFaults(page),
  ]
}

/** What a page is compared with. */
export interface Neighbours {
  /** Pages that search engines may show, by what they say. */
  title: ReadonlyMap<string, readonly string[]>
  description: ReadonlyMap<string, readonly string[]>
  /** Full addresses of all pages, and whether search engines may show them. */
  addresses: ReadonlyMap<string, boolean>
}

export function neighboursOf(pages: readonly Judged[]): Neighbours {
  const found = pages.filter(isFound)
  return {
    title: groupBy('title', found),
    description: groupBy('description', found),
    addresses: new Map(pages.map((page) => [page.address, isFound(page)])),
  }
}

const isFound = ({ noindex, canonical, address }: Judged) => !noindex && canonical === address

function groupBy(key: 'title' | 'description', pages: readonly Judged[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const page of pages) {
    const value = page[key].trim()
    const group = groups.get(value)
    if (group) group.push(page.path)
    else groups.set(value, [page.path])
  }
  return groups
}

function titleFaults(title: string): string[] {
  if (title === '') return ['No title']
  if (title.length > seoLimits.title)
    return [`Title of ${title.length} characters, ${seoLimits.title} are shown`]
  const pixels = measureTitle(title)
  return pixels > seoLimits.titlePixels
    ? [`Title of ${pixels} pixels, about ${seoLimits.titlePixels} are shown`]
    : []
}

function descriptionFaults(description: string): string[] {
  const { descriptionMin, descriptionMax } = seoLimits
  const { length } = description
  if (length === 0) return ['No description']
  if (length < descriptionMin) return [`Description of ${length} characters says too little`]
  return length > descriptionMax ? [`Description of ${length} characters, ${descriptionMax} are shown`] : []
}

function sameAs(key: 'title' | 'description', page: Judged, all: Neighbours): string[] {
  const value = page[key].trim()
  const twin = value === '' ? undefined : all[key].get(value)?.find((path) => path !== page.path)
  return twin === undefined ? [] : [`Same ${key} as ${twin}`]
}

function canonicalFaults({ canonical, address }: Judged, { addresses }: Neighbours): string[] {
  if (canonical === '') return ['No canonical address']
  if (canonical === address || !isOfSite(canonical, addresses)) return []
  const target = addresses.get(canonical)
  if (target === undefined) return [`No page at the canonical address ${canonical}`]
  return target ? [] : [`The canonical address ${canonical} is itself not to be found`]
}

/** Of other sites nothing is known. */
const isOfSite = (address: string, addresses: Neighbours['addresses']) =>
  [...addresses.keys()].some((own) => originOf(own) === originOf(address))

const originOf = (address: string) => /^https?:\/\/[^/]+/.exec(address)?.[0]

function bodyFaults({ noindex, h1, linked }: Judged): string[] {
  return [
    ...(h1 === 0 ? ['No first-level heading'] : []),
    ...(h1 !== undefined && h1 > 1 ? [`${h1} first-level headings, one is expected`] : []),
    ...(noindex && linked !== undefined && linked.pages > 0
      ? [`Kept out of search engines, but linked from ${listLinks(linked)}`]
      : []),
  ]
}

function listLinks({ pages, from }: { pages: number; from: readonly string[] }): string {
  const rest = pages - from.length
  return rest > 0 ? `${from.join(', ')} and ${rest} more` : from.join(', ')
}
