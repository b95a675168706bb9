import { isSame, nothingSet, showWith, valuesOf, type SeoRow, type SeoValues } from './plan-seo-rows'

/** One change for several pages. */
export type BulkChange =
  | { kind: 'noindex' | 'index' | 'clear' }
  /** "{title}" stands for the page's own title without the firm's name. */
  | { kind: 'title'; pattern: string }

export interface BulkStep {
  row: SeoRow
  values: SeoValues
  /** In words, as it is and as it will be. */
  before: string
  after: string
}

/** What a change does to each page; pages that it leaves as they are, are not in it. */
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
  const title = change.pattern.trim().replaceAll('{title}', withoutFirm(own.title, siteName))
  return { title: title === own.title ? null : title.slice(0, 200) }
}

const withoutFirm = (title: string, siteName: string) =>
  title.endsWith(` | ${siteName}`) ? title.slice(0, -` | ${siteName}`.length) : title

function describe({ own, saved, gone }: SeoRow, values: SeoValues, { kind }: BulkChange, siteUrl: string) {
  const next = showWith(own, values, siteUrl)
  if (kind === 'title') return { before: saved.title, after: next.title }
  if (kind === 'clear') return { before: listSet(saved, own), after: gone ? 'Nothing' : 'As its file says' }
  return { before: inWords(saved.noindex), after: inWords(next.noindex) }
}

const inWords = (noindex: boolean) => (noindex ? 'Kept out' : 'May be found')

function listSet(saved: SeoRow['saved'], own: SeoRow['own']): string {
  const names = {
    title: 'title',
    description: 'description',
    canonical: 'canonical address',
    noindex: 'whether it may be found',
    image: 'picture',
  } as const
  const keys = Object.keys(names) as (keyof typeof names)[] // the keys are written above
  return `Set here: ${keys
    .filter((key) => saved[key] !== own[key])
    .map((key) => names[key])
    .join(', ')}`
}
