/**
 * The kinds of texts of the site. No schema library here: browsers load this.
 *
 * Entries of an open kind are written in the workspace as well as in files: people add them, rename them and take them
 * off.
 */
export const openKinds = ['post', 'case-study', 'job', 'person'] as const
export type OpenKind = (typeof openKinds)[number]

/**
 * Pages of a fixed kind exist because the site has them: their text can be changed, but none is added, renamed or taken
 * off. Each has a file; its text comes from there until an entry that took the file over is published, and once the page
 * returns to it.
 */
export const pageKinds = [
  'page-home',
  'page-services',
  'service-category',
  'service',
  'page-technologies',
  'technology-category',
  'technology',
  'page-solutions',
  'solution',
  'page-case-studies',
  'page-samples',
  'sample',
  'page-blog',
  'page-about',
  'page-career',
  'page-contact',
  'page-tms-support',
  'legal',
] as const
export type PageKind = (typeof pageKinds)[number]

/**
 * Settings are of fixed kinds, too, but have no page of their own: they are lists and values that many pages show. Each is
 * a YAML file without a text, and there is one of each.
 */
export const settingKinds = ['company', 'tags', 'redirects'] as const
export type SettingKind = (typeof settingKinds)[number]

export const fixedKinds = [...pageKinds, ...settingKinds] as const
export type FixedKind = PageKind | SettingKind

export const entryKinds = [...openKinds, ...fixedKinds] as const
export type EntryKind = OpenKind | FixedKind

/** The value for each kind, as the options of a schema. */
export function eachKind<T>(of: (kind: EntryKind) => T): [T, ...T[]] {
  const [first, ...others] = entryKinds
  return [of(first), ...others.map(of)]
}

const fixed: readonly string[] = fixedKinds

/** Whether the site decides which pages of this kind there are. */
export const isFixed = (kind: EntryKind): kind is FixedKind => fixed.includes(kind)

const settings: readonly string[] = settingKinds

/** Whether it has no page of its own. */
export const isSetting = (kind: EntryKind): kind is SettingKind => settings.includes(kind)

/** What the workspace lists on one screen: the entries of an open kind, or those of all fixed kinds. */
export type EntryGroup = OpenKind | 'page'

/** Kinds to list: a single one, or those of a group. */
export type ListedKind = EntryKind | EntryGroup

export const groupOf = (kind: EntryKind): EntryGroup => (isFixed(kind) ? 'page' : kind)

export const kindsIn = (listed: ListedKind): readonly EntryKind[] =>
  listed === 'page' ? fixedKinds : [listed]

const once = (one: string) => ({ one, many: one })

/** What people call one of each kind, and several. */
export const kindNames: Record<EntryKind, { one: string; many: string }> = {
  post: { one: 'article', many: 'articles' },
  'case-study': { one: 'case study', many: 'case studies' },
  job: { one: 'job', many: 'jobs' },
  person: { one: 'person', many: 'people' },
  'page-home': once('home page'),
  'page-services': once('services overview'),
  'service-category': { one: 'service category', many: 'service categories' },
  service: { one: 'service', many: 'services' },
  'page-technologies': once('technologies overview'),
  'technology-category': { one: 'technology category', many: 'technology categories' },
  technology: { one: 'technology', many: 'technologies' },
  'page-solutions': once('products overview'),
  solution: { one: 'product', many: 'products' },
  'page-case-studies': once('list of case studies'),
  'page-samples': once('list of samples'),
  sample: { one: 'sample', many: 'samples' },
  'page-blog': once('blog list'),
  'page-about': once('about page'),
  'page-career': once('careers page'),
  'page-contact': once('contact page'),
  'page-tms-support': once('support page'),
  legal: { one: 'legal page', many: 'legal pages' },
  company: once('company details'),
  tags: once('tags of articles'),
  redirects: once('redirects'),
}

/** The field that is the title of an entry: people have a name. */
export const titleKeyOf = (kind: EntryKind): 'name' | 'title' => (kind === 'person' ? 'name' : 'title')

/** The title of an entry; '' while it has none. Settings are called what they are. */
export function titleOf({ kind, fields }: { kind: EntryKind; fields: object }): string {
  if (isSetting(kind)) return kindNames[kind].one.replace(/^./, (first) => first.toUpperCase())
  const title = new Map<string, unknown>(Object.entries(fields)).get(titleKeyOf(kind))
  return typeof title === 'string' ? title : ''
}
