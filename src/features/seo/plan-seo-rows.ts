import type { SeoSetting } from '../../../contract/seo'
import type { SeoFacts, SeoPageFacts } from '../../config/seo-facts'
import { findFaults, neighboursOf, type Judged, type Neighbours, type Shown } from './find-faults'

/** A setting as everybody may read it. */
export type Setting = Omit<SeoSetting, 'updatedBy'>
export type SeoValues = Pick<SeoSetting, 'title' | 'description' | 'canonical' | 'noindex' | 'image'>

export const nothingSet: SeoValues = {
  title: null,
  description: null,
  canonical: null,
  noindex: null,
  image: null,
}

/** A public page: what it says of itself, what was set over that, and where it falls short. */
export interface SeoRow {
  path: string
  /** Its full address. */
  address: string
  /** Where its text is; "" of a page that is not there. */
  file: string
  /** What it says where nothing is set. */
  own: Shown
  setting: Setting | undefined
  /** What the site shows today. */
  built: Shown
  /** What it shows after the next build. */
  saved: Shown
  /** Each in a few words; empty when all is well. */
  faults: readonly string[]
  /** Whether what was set is not in the built site yet. */
  pending: boolean
  /** Whether there are settings for it though there is no such page. */
  gone: boolean
  h1: number | undefined
  linked: SeoPageFacts['linked']
}

/** The public pages by address, and settings of pages that are gone. */
export function planSeoRows(facts: SeoFacts, settings: readonly Setting[]): SeoRow[] {
  const byPath = new Map(settings.map((setting) => [setting.path, setting]))
  const there = facts.pages.map((page) => rowOf(page, byPath.get(page.path), facts.siteUrl))
  const paths = new Set(facts.pages.map(({ path }) => path))
  const gone = settings.filter(({ path }) => !paths.has(path)).map((one) => goneRow(one, facts.siteUrl))
  const all = neighboursOf(there.map((row) => judgedOf(row)))
  return [...there.map((row) => ({ ...row, faults: findFaults(judgedOf(row), all) })), ...gone].sort((a, b) =>
    a.path.localeCompare(b.path, 'en'),
  )
}

/** What pages are compared with, as one of them is being changed. */
export const compareWith = (rows: readonly SeoRow[], changed: Judged): Neighbours =>
  neighboursOf([
    ...rows.filter(({ path, gone }) => !gone && path !== changed.path).map((row) => judgedOf(row)),
    changed,
  ])

/** The row with other values than the saved ones. */
export const judgedOf = ({ path, address, saved, h1, linked }: SeoRow, shown: Shown = saved): Judged => ({
  ...shown,
  path,
  address,
  h1,
  linked,
})

/** What a page shows with these values over its own. */
export function showWith(own: Shown, values: SeoValues, siteUrl: string): Shown {
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
  const whole: Shown = { ...own, canonical: address, noindex: false }
  const [built, saved] = [set, setting].map((values) => showWith(whole, valuesOf(values), siteUrl)) as [
    Shown,
    Shown,
  ]
  return {
    path,
    address,
    file,
    own: whole,
    setting,
    built,
    saved,
    faults: [],
    pending: !isSame(built, saved),
    gone: false,
    h1,
    linked,
  }
}

function goneRow(setting: Setting, siteUrl: string): SeoRow {
  const address = siteUrl + setting.path
  const own: Shown = { title: '', description: '', canonical: address, noindex: false, image: '' }
  return {
    path: setting.path,
    address,
    file: '',
    own,
    setting,
    built: own,
    saved: showWith(own, valuesOf(setting), siteUrl),
    faults: ['There are settings, but no such page'],
    pending: false,
    gone: true,
    h1: undefined,
    linked: { pages: 0, from: [] },
  }
}
