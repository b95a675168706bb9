import type { SeoSetting } from '../../../contract/seo'
import type { SeoFacts, SeoPageFacts } from '../../config/seo-facts'
import { validatePage, comparisonOf, type CheckedPage, type Comparison, type PageSeo } from './validate-page'

/** A setting as the public API returns it. */
export type Setting = Omit<SeoSetting, 'updatedBy'>
export type SeoValues = Pick<SeoSetting, 'title' | 'description' | 'canonical' | 'noindex' | 'image'>

export const nothingSet: SeoValues = {
  title: null,
  description: null,
  canonical: null,
  noindex: null,
  image: null,
}

/** A public page with its SEO values and issues. */
export interface SeoRow {
  path: string
  /** Its full URL. */
  address: string
  /** Its source file; "" for a missing page. */
  file: string
  /** Its default values. */
  own: PageSeo
  setting: Setting | undefined
  /** Values in the built site. */
  built: PageSeo
  /** Values after the next build. */
  saved: PageSeo
  /** Each in a few words. */
  issues: readonly string[]
  /** Whether saved values are not in the built site yet. */
  pending: boolean
  /** Whether there are settings although the page does not exist. */
  gone: boolean
  h1: number | undefined
  linked: SeoPageFacts['linked']
}

/** The public pages by path, and settings of missing pages. */
export function planSeoRows(facts: SeoFacts, settings: readonly Setting[]): SeoRow[] {
  const byPath = new Map(settings.map((setting) => [setting.path, setting]))
  const there = facts.pages.map((page) => rowOf(page, byPath.get(page.path), facts.siteUrl))
  const paths = new Set(facts.pages.map(({ path }) => path))
  const gone = settings.filter(({ path }) => !paths.has(path)).map((one) => goneRow(one, facts.siteUrl))
  const all = comparisonOf(there.map((row) => toChecked(row)))
  return [...there.map((row) => ({ ...row, issues: validatePage(toChecked(row), all) })), ...gone].sort(
    (a, b) => a.path.localeCompare(b.path, 'en'),
  )
}

/** The site with one page as it is being edited. */
export const compareWith = (rows: readonly SeoRow[], changed: CheckedPage): Comparison =>
  comparisonOf([
    ...rows.filter(({ path, gone }) => !gone && path !== changed.path).map((row) => toChecked(row)),
    changed,
  ])

/** A row to validate, by default with its saved values. */
export const toChecked = (
  { path, address, saved, h1, linked }: SeoRow,
  shown: PageSeo = saved,
): CheckedPage => ({
  ...shown,
  path,
  address,
  h1,
  linked,
})

/** The values of a page with these settings over its defaults. */
export function showWith(own: PageSeo, values: SeoValues, siteUrl: string): PageSeo {
  const { title, description, canonical, noindex, image } = values
  return {
    title: title ?? own.title,
    description: description ?? own.description,
    canonical:
      canonical === null ? own.canonical : canonical.startsWith('/') ? siteUrl + canonical : canonical,
    noindex: noindex ?? own.noindex,
    image: image ?? own.image,
  }
}

/** The values of a setting alone. */
export const valuesOf = (setting: SeoValues | undefined): SeoValues =>
  setting
    ? {
        title: setting.title,
        description: setting.description,
        canonical: setting.canonical,
        noindex: setting.noindex,
        image: setting.image,
      }
    : nothingSet

const keys = Object.keys(nothingSet) as (keyof SeoValues)[] // the keys are written above

export const isSame = (a: SeoValues, b: SeoValues) => keys.every((key) => a[key] === b[key])

function rowOf(
  { path, file, own, set, h1, linked }: SeoPageFacts,
  setting: Setting | undefined,
  siteUrl: string,
) {
  const address = siteUrl + path
  const whole: PageSeo = { ...own, canonical: address, noindex: false }
  const [built, saved] = [set, setting].map((values) => showWith(whole, valuesOf(values), siteUrl)) as [
    PageSeo,
    PageSeo,
  ]
  return {
    path,
    address,
    file,
    own: whole,
    setting,
    built,
    saved,
    issues: [],
    pending: !isSame(built, saved),
    gone: false,
    h1,
    linked,
  }
}

function goneRow(setting: Setting, siteUrl: string): SeoRow {
  const address = siteUrl + setting.path
  const own: PageSeo = { title: '', description: '', canonical: address, noindex: false, image: '' }
  return {
    path: setting.path,
    address,
    file: '',
    own,
    setting,
    built: own,
    saved: showWith(own, valuesOf(setting), siteUrl),
    issues: ['These settings belong to a missing page'],
    pending: false,
    gone: true,
    h1: undefined,
    linked: { pages: 0, from: [] },
  }
}
