import { isSame, nothingSet, showWith, valuesOf, type SeoRow, type SeoValues } from '../plan-seo-rows'

/** One change for several pages. */
export type BulkChange =
  | { kind: 'noindex' | 'index' | 'clear' }
  /** "{title}" is the page's default title without the site name. */
  | { kind: 'title'; pattern: string }

export interface BulkStep {
  row: SeoRow
  values: SeoValues
  /** The values before and after, as text. */
  before: string
  after: string
}

/** The effect of a change on each page, without pages that stay the same. */
export function planBulk(
  rows: readonly SeoRow[],
  change: BulkChange,
  { siteUrl, siteName }: { siteUrl: string; siteName: string },
): BulkStep[] {
  return rows.flatMap((row) => {
    const values =
      change.kind === 'clear' ? nothingSet : { ...valuesOf(row.setting), ...part(row, change, siteName) }
    if (isSame(values, valuesOf(row.setting))) return []
    return [{ row, values, ...describe(row, values, change, siteUrl) }]
  })
}

/** The most pages one call takes. */
export const mostAtOnce = 200

function part({ own, gone }: SeoRow, change: BulkChange, siteName: string): Partial<SeoValues> {
  if (gone) return {}
  if (change.kind === 'noindex') return { noindex: own.noindex ? null : true }
  if (change.kind === 'index') return { noindex: own.noindex ? false : null }
  if (change.kind !== 'title' || change.pattern.trim() === '') return {}
  const title = change.pattern.trim().replaceAll('{title}', withoutSiteName(own.title, siteName))
  return { title: title === own.title ? null : title.slice(0, 200) }
}

const withoutSiteName = (title: string, siteName: string) =>
  title.endsWith(` | ${siteName}`) ? title.slice(0, -` | ${siteName}`.length) : title

function describe({ own, saved, gone }: SeoRow, values: SeoValues, { kind }: BulkChange, siteUrl: string) {
  const next = showWith(own, values, siteUrl)
  if (kind === 'title') return { before: saved.title, after: next.title }
  if (kind === 'clear') return { before: listSet(saved, own), after: gone ? 'None' : 'Default' }
  return { before: inWords(saved.noindex), after: inWords(next.noindex) }
}

const inWords = (noindex: boolean) => (noindex ? 'Noindex' : 'Indexed')

function listSet(saved: SeoRow['saved'], own: SeoRow['own']): string {
  const names = {
    title: 'meta title',
    description: 'meta description',
    canonical: 'canonical URL',
    noindex: 'noindex',
    image: 'social image',
  } as const
  const keys = Object.keys(names) as (keyof typeof names)[] // the keys are written above
  return `Customised: ${keys
    .filter((key) => saved[key] !== own[key])
    .map((key) => names[key])
    .join(', ')}`
}
