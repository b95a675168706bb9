import { fillValues } from '../../../contract/content/fill-values'
import { job } from '../../../contract/content/job.fields'
import type { Company } from '../../../contract/content/page-schemas'
import type { SearchDocument, SearchKind } from '../../../contract/search'
import { toStem } from '../../../contract/search-words'
import { careersPlace, menuPlaces, supportPlace } from '../../config/places'
import { routes } from '../../config/routes'
import { mostTextInBrowser } from '../../config/search'
import { capitalize } from '../../lib/capitalize'
import { describeRegistration } from '../../lib/describe-registration'
import { nameSample } from '../../lib/sample-note'
import { joinWords, stripTags } from '../../lib/text'
import { isWorkedExample, workedExample } from '../../lib/worked-example'
import type { PageView, ViewName } from '../site/views'

/** Keys whose texts belong to other pages or are no text for people. */
const notOwnText = new Set([
  ...[
    'type',
    'href',
    'slug',
    'seo',
    'crumbs',
    'modified',
    'title',
    'lead',
    'tagline',
    'plainName',
    'formerly',
    'icon',
  ],
  ...[
    'area',
    'meetings',
    'uses',
    'category',
    'categorySlug',
    'categories',
    'items',
    'solutions',
    'technologies',
  ],
  ...['related', 'relatedPosts', 'leadsTo', 'writing', 'example', 'openings', 'studies', 'cover'],
  ...['salary', 'salaryText', 'noSalary'],
  ...['date', 'dateText', 'updated', 'updatedText', 'posted', 'postedText', 'closes', 'closesText'],
  ...['file', 'entryHash', 'tags'],
  ...['author', 'workplace', 'byline', 'teamHref', 'contact', 'people', 'portrait', 'posts', 'links'],
  ...['kind', 'number', 'version'],
])

const kindOf: Record<ViewName, SearchKind | ((page: PageView) => SearchKind)> = {
  HomePage: 'firm',
  LandingPage: (page) => areaOf(page),
  CategoryPage: (page) => areaOf(page),
  ServicePage: 'services',
  TechnologyPage: 'technologies',
  SolutionsPage: 'solutions',
  SolutionPage: 'solutions',
  AboutPage: 'firm',
  PersonPage: 'firm',
  ContactPage: 'firm',
  CareerPage: 'careers',
  JobPage: 'careers',
  BlogPage: 'articles',
  PostPage: 'articles',
  CaseStudiesPage: 'studies',
  CaseStudyPage: 'studies',
  SamplesPage: 'samples',
  SamplePage: 'samples',
  SupportPage: 'firm',
  LegalPage: 'firm',
}

/** Everything that the search is made from. */
export interface SearchInput {
  pages: readonly PageView[]
  /** Groups of words and phrases with the same meaning. */
  synonyms: readonly (readonly string[])[]
  /** What pages show of the company besides their own text. */
  company: Pick<
    Company,
    | 'offices'
    | 'phones'
    | 'emails'
    | 'legalName'
    | 'registration'
    | 'credentials'
    | 'social'
    | 'signIn'
    | 'locale'
    | 'contactInSearch'
    | 'officeInSearch'
    | 'emailsInSearch'
    | 'supportInSearch'
    | 'feedInSearch'
    | 'socialInSearch'
    | 'openingsInSearch'
    | 'jobInSearch'
    | 'salaryInSearch'
    | 'otherNameInSearch'
  >
}

/** What the search knows of each page: its own words, not those of pages it leads to. */
export function planSearchDocuments({ pages, synonyms, company }: SearchInput): SearchDocument[] {
  const jobNames = listSynonyms(careersPlace.title, synonyms)
  const documents = pages
    .filter((page) => page.type !== 'JobPage' || page.open)
    .map((page) =>
      planDocument(page, {
        names: [
          ...(kindOf[page.type] === 'careers' ? [...jobNames, ...workplacesOf(page)] : []),
          ...(page.type === 'ContactPage' && company.contactInSearch ? [company.contactInSearch] : []),
        ],
        texts: companyTexts(page, company),
        otherName: company.otherNameInSearch,
      }),
    )
  return [...documents, ...(company.signIn ? [planSignIn(company.signIn)] : [])]
}

/** No page of the content, but people look for it. */
const planSignIn = (texts: NonNullable<Company['signIn']>): SearchDocument => ({
  href: routes.signIn.href(),
  kind: 'firm',
  names: routes.signIn.href().replace(/\W+/g, ' '),
  headings: '',
  ...texts,
})

/** The page of all jobs is found by each place of work. */
const workplacesOf = (page: PageView): readonly string[] =>
  page.type === 'CareerPage' ? job.fields.workplace.choices : []

/** What is beside or below the text of a page, in sentences to quote: the words are those of company.yml. */
function companyTexts(page: PageView, company: SearchInput['company']): string[] {
  const { offices, phones, emails, legalName, registration, social } = company
  switch (page.type) {
    case 'ContactPage':
      return [
        ...offices.flatMap((office) => say(company.officeInSearch, valuesOf(office, company.locale))),
        ...(company.emailsInSearch
          ? [`${company.emailsInSearch}: ${emails.general}, ${emails.careers}, ${emails.privacy}.`]
          : []),
        ...(registration ? [`${legalName}. ${describeRegistration(registration)}`] : []),
        ...(company.socialInSearch && social.length > 0
          ? [`${joinWords(social.map(({ label }) => label))}. ${company.socialInSearch}`]
          : []),
      ]
    case 'SupportPage':
      return company.supportInSearch
        ? [`${company.supportInSearch}: ${phones.support}, ${emails.support}.`]
        : []
    case 'AboutPage':
      return company.credentials.map(({ name, detail }) => `${name}: ${detail}.`)
    case 'BlogPage':
      return company.feedInSearch ? [company.feedInSearch] : []
    case 'CareerPage':
      return page.openings.length > 0
        ? say(company.openingsInSearch, { jobs: page.openings.map(({ title }) => title).join('; ') })
        : []
    case 'JobPage': {
      const { office, workplace, employment, team, salaryText } = page
      return [
        ...say(company.jobInSearch, { office, workplace, employment, team }),
        ...(salaryText ? say(company.salaryInSearch, { salary: salaryText }) : []),
      ]
    }
    default:
      return []
  }
}

/** Fills the values of a page into a sentence of company.yml. Empty if the sentence isn’t set. */
const say = (sentence: string | undefined, values: Record<string, string>): string[] =>
  sentence ? [fillValues(sentence, new Map(Object.entries(values)))] : []

const valuesOf = (office: Company['offices'][number], locale: string) => {
  const { name, street, postalCode, city, country, phone, hours } = office
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return { office: name, address: `${street}, ${city} ${postalCode}, ${countryName}`, phone, hours }
}

/** A word, and all single words that mean the same: phrases are for the page of all jobs. */
function listSynonyms(word: string, synonyms: SearchInput['synonyms']): string[] {
  const group = synonyms.find((terms) => terms.some((term) => toStem(term) === toStem(word.toLowerCase())))
  return [word, ...(group ?? []).filter((term) => !term.includes(' '))]
}

/** Who searches. */
export type SearchPlace = 'browser' | 'server'

/** The browser, unless there is too much text for its index. */
export function planSearchPlace(documents: readonly SearchDocument[]): SearchPlace {
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0)
  return characters > mostTextInBrowser ? 'server' : 'browser'
}

interface More {
  /** It is found by them, too. */
  names: readonly string[]
  texts: readonly string[]
  /** What is said of a title that isn't shown. */
  otherName: string | undefined
}

/** @param more What the page has besides its own. */
function planDocument(page: PageView, more: More): SearchDocument {
  const kind = kindOf[page.type]
  const alias = plainNameOf(page) === undefined ? [] : say(more.otherName, { title: page.title })
  const own = [...more.texts, ...ownTexts(page), ...alias]
  // a page that only lists others is quoted by its lead
  const lead = 'tagline' in page || own.length === 0 ? [page.lead] : []
  return {
    href: page.href,
    kind: typeof kind === 'function' ? kind(page) : kind,
    title: titleOf(page),
    summary: summaryOf(page),
    names: [...namesOf(page), ...more.names].join(' '),
    headings: page.body.headings.map(({ text }) => text).join('\n'),
    text: [...lead, ...own].join('\n'),
  }
}

/** Longest title that people may type without spaces, in words: "powerbi". */
const longestJoined = 3

function namesOf(page: PageView): string[] {
  const words = page.title.match(/[\p{L}\p{N}]+/gu) ?? []
  return [
    ...(words.length > 1 && words.length <= longestJoined ? [words.join('')] : []),
    page.slug.replace(/-/g, ' '),
    ...(menuNames.has(page.href) || plainNameOf(page) !== undefined ? [page.title] : []),
    ...('formerly' in page && page.formerly ? [page.formerly] : []),
    ...(page.type === 'PostPage' ? page.tags.map(({ title }) => title) : []),
  ]
}

/** A story without a client says so where it is found. */
function summaryOf(page: PageView): string {
  const summary = 'tagline' in page ? page.tagline : page.lead
  return isWorkedExample(page) ? `${workedExample}. ${summary}` : summary
}

/** What the menus call a page whose title is a slogan: a result is recognised by it. */
const menuNames = new Map([...menuPlaces, supportPlace].map(({ href, title }) => [href, title]))

function titleOf(page: PageView): string {
  const menuName = menuNames.get(page.href)
  if (menuName !== undefined) return menuName
  if (page.type === 'SamplePage') return `${nameSample(page)}: ${page.title}`
  return plainNameOf(page) ?? page.title
}

/** What lists call a page whose title doesn't say what it is. */
const plainNameOf = (page: PageView): string | undefined =>
  'plainName' in page && page.plainName ? capitalize(page.plainName) : undefined

const areaOf = (page: PageView): SearchKind =>
  'area' in page && page.area === 'technologies' ? 'technologies' : 'services'

const ownTexts = (page: PageView): string[] =>
  textsOf(Object.fromEntries(Object.entries(page).filter(([key]) => !notOwnText.has(key))))

/** Keys whose values aren't read, at any depth: headings are in the text, too, and samples have pages of their own. */
const noText = new Set(['href', 'id', 'kind', 'headings', 'button', 'bylines', 'samples'])

const blockEnd = /<\/(?:p|h\d|li|tr|pre|figcaption|summary)>/

/** Cells of a row and code have tabs: they are found, but quoted only where a page has nothing better. */
const toPlainText = (html: string) =>
  html
    .split(/<\/t[dh]>|<pre\b[^>]*>/)
    .map(toPlainWords)
    .join('\t')

const toPlainWords = (html: string) =>
  stripTags(html).replace(/&#x([\dA-F]+);/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))

/** Every text in a value, a line for each paragraph: the search shows parts of lines. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(blockEnd)
      .map(toPlainText)
      .filter((line) => line.trim())
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !noText.has(key))
    .flatMap(([, inner]) => textsOf(inner))
}
