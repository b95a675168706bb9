/** What a public page says of itself to search engines, and where that falls short. */
export interface SeoRow {
  path: string
  title: string
  description: string
  /** Full address search engines are told to keep. */
  canonical: string
  noindex: boolean
  /** Each in a few words; empty when all is well. */
  faults: readonly string[]
}

/** A page as the build lists it. */
export interface BuiltPage {
  path: string
  pageContext: unknown
}

/** Results cut longer titles off; descriptions below say too little to be shown, above they are cut. */
export const seoLimits = { title: 60, descriptionMin: 50, descriptionMax: 160 } as const

/** The planned public pages by address: pages without a planned head are no public ones. */
export function planSeoRows(pages: readonly BuiltPage[]): readonly SeoRow[] {
  const heads = pages
    .flatMap(({ path, pageContext }) => {
      const head = findHead(pageContext)
      return head ? [{ path, ...head }] : []
    })
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
  return heads.map((row) => ({ ...row, faults: findFaults(row, heads) }))
}

type Head = Omit<SeoRow, 'path' | 'faults'>

/** The head in a page's context, which is JSON to the query language. */
function findHead(context: unknown): Head | undefined {
  const head = fieldOf(context, 'head')
  if (typeof head !== 'object' || head === null) return undefined
  const text = (key: string) => {
    const value = fieldOf(head, key)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    title: text('title'),
    description: text('description'),
    canonical: text('canonical'),
    noindex: fieldOf(head, 'noindex') === true,
  }
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined

type Page = Head & { path: string }

function findFaults(page: Page, all: readonly Page[]): string[] {
  const { title, description, canonical } = page
  const { title: most, descriptionMin, descriptionMax } = seoLimits
  return [
    ...(title === '' ? ['No title'] : []),
    ...(title.length > most ? [`Title of ${title.length} characters, ${most} are shown`] : []),
    ...(description === '' ? ['No description'] : []),
    ...(description !== '' && description.length < descriptionMin
      ? [`Description of ${description.length} characters says too little`]
      : []),
    ...(description.length > descriptionMax
      ? [`Description of ${description.length} characters, ${descriptionMax} are shown`]
      : []),
    ...(canonical === '' ? ['No canonical address'] : []),
    ...sameAs('title', page, all),
    ...sameAs('description', page, all),
  ]
}

function sameAs(key: 'title' | 'description', page: Page, all: readonly Page[]): string[] {
  const value = page[key]
  const twin =
    value === '' ? undefined : all.find((other) => other.path !== page.path && other[key] === value)
  return twin ? [`Same ${key} as ${twin.path}`] : []
}
