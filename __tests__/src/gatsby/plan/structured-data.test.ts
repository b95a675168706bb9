import type { Job } from '../../../../contract/content/entry-schemas'
import type { Content } from '../../../../src/content/content'
import { describePage } from '../../../../src/gatsby/plan/structured-data'
import { resolveSite } from '../../../../src/gatsby/site/resolve-site'
import type { PageView } from '../../../../src/gatsby/site/views'
import { findStructuredDataIssues } from '../../../setup/find-structured-data-issues'
import { makeCompany } from '../../../setup/make-company'
import { loadWholeContent } from '../../../setup/whole-content'

const company = makeCompany()
const siteUrl = 'https://harbour.example'
const today = '2026-06-30'

let content: Content
beforeAll(() => {
  const loaded = loadWholeContent()
  if (loaded.content === undefined) throw new Error('the real content has issues: see load-site.test.ts')
  content = loaded.content
})

/** The pages of the real content, with its first job changed. */
function pagesWith(job: Partial<Job> = {}): PageView[] {
  const [first, ...others] = content.jobs
  if (first === undefined) throw new Error('there is no job in content/jobs')
  const jobs = [{ ...first, data: { ...first.data, ...job } }, ...others]
  return resolveSite({ ...content, jobs }, { modified: () => '2026-01-01', today }).site.pages
}

const image = `${siteUrl}/social/picture.png`
const describeView = (page: PageView) =>
  describePage({ page, company, siteUrl, canonical: `${siteUrl}${page.href}`, image }) as Record<
    string,
    unknown
  >[]

function describeFirst<Type extends PageView['type']>(type: Type, pages = pagesWith()) {
  const page = pages.find((view): view is Extract<PageView, { type: Type }> => view.type === type)
  if (page === undefined) throw new Error(`there is no ${type}`)
  return { page, data: describeView(page) }
}

const kinds = (data: readonly Record<string, unknown>[]) => data.map((thing) => thing['@type'])
const always = ['Organization', 'BreadcrumbList']

describe('structured data', () => {
  test.each<[PageView['type'], string[]]>([
    ['LandingPage', []],
    ['AboutPage', []],
    ['LegalPage', []],
    ['SolutionsPage', []],
    ['CareerPage', []],
    ['BlogPage', []],
    ['CaseStudiesPage', []],
    ['CaseStudyPage', ['Article']],
    ['SamplesPage', []],
    ['SamplePage', ['DigitalDocument']],
    ['ServicePage', ['Service', 'FAQPage']],
    ['TechnologyPage', ['Service', 'FAQPage']],
    ['SolutionPage', ['FAQPage']],
    ['ContactPage', ['FAQPage']],
    ['SupportPage', ['FAQPage']],
    ['PostPage', ['BlogPosting']],
  ])('of a %s has the company, the breadcrumbs and %j', (type, more) => {
    expect(kinds(describeFirst(type).data)).toEqual([...always, ...more])
  })

  test('of the home page has no breadcrumbs: it is where they start', () => {
    expect(kinds(describeFirst('HomePage').data)).toEqual(['Organization', 'WebSite'])
  })

  test('has the whole company on pages about it, and its name, address and logo on others', () => {
    const companyOf = (type: PageView['type']) => Object.keys(describeFirst(type).data[0] ?? {})
    const whole = expect.arrayContaining(['legalName', 'telephone', 'address', 'sameAs']) as unknown
    expect(companyOf('HomePage')).toEqual(whole)
    expect(companyOf('AboutPage')).toEqual(whole)
    expect(companyOf('ContactPage')).toEqual(whole)
    expect(companyOf('ServicePage')).toEqual(['@context', '@id', '@type', 'name', 'url', 'logo'])
  })

  test('of a sample names its PDF, and no date', () => {
    const { page, data } = describeFirst('SamplePage')
    const document = data.find((thing) => thing['@type'] === 'DigitalDocument')
    expect(document).toMatchObject({
      name: page.title,
      genre: `${page.illustrative ? 'Sample' : 'Real'} ${page.kind}`,
      encoding: { contentUrl: `${siteUrl}/samples/${page.slug}.pdf`, encodingFormat: 'application/pdf' },
    })
    expect(document).not.toHaveProperty('datePublished')
  })

  test('of a category has its questions only if there are any', () => {
    const { page } = describeFirst('CategoryPage')
    const questions = [
      { question: 'How long does it take?', answer: 'As long as the tide, and not an hour more.' },
    ]
    const about = (view: PageView) => kinds(describeView(view))
    expect(about({ ...page, questions })).toEqual([...always, 'FAQPage'])
    expect(about({ ...page, questions: [] })).toEqual(always)
  })
})

describe('a job', () => {
  test.each<[string, Partial<Job>]>([
    ['without an end', { status: 'open', closes: undefined }],
    ['on its closing day', { status: 'open', closes: today }],
  ])('is marked up for search engines %s', (_, job) => {
    expect(kinds(describeFirst('JobPage', pagesWith(job)).data)).toEqual([...always, 'JobPosting'])
  })

  test.each<[string, Partial<Job>]>([
    ['the day after it closed', { status: 'open', closes: '2026-06-29' }],
    ['once it is filled', { status: 'filled', closes: undefined }],
    ['once it is closed', { status: 'closed', closes: undefined }],
  ])('is not marked up %s', (_, job) => {
    expect(kinds(describeFirst('JobPage', pagesWith(job)).data)).toEqual(always)
  })

  test('has title, location, requirements and closing date', () => {
    const job = {
      status: 'open',
      closes: '2026-07-31',
      employment: 'part time',
      workplace: 'hybrid',
      posted: '2026-05-01',
    } as const
    const { page } = describeFirst('JobPage', pagesWith(job))
    const data = describeView({ ...page, office: 'Leith' }).at(-1)
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      title: page.title,
      datePosted: '2026-05-01',
      validThrough: '2026-07-31T23:59:59Z',
      directApply: true,
      employmentType: 'PART_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Harbour',
        sameAs: siteUrl,
        logo: `${siteUrl}/icons/icon-512x512.png`,
      },
      jobLocation: { address: { addressLocality: 'Edinburgh', addressCountry: 'GB' } },
      url: `${siteUrl}${page.href}`,
    })
    expect(data).toHaveProperty('jobLocationType', undefined)
    for (const line of page.does) expect(data).toHaveProperty('description', expect.stringContaining(line))
  })

  test('that is remote says so, and from which country', () => {
    const { page } = describeFirst(
      'JobPage',
      pagesWith({ status: 'open', closes: undefined, workplace: 'remote' }),
    )
    const data = describeView({ ...page, office: 'Leith' })
    expect(data.at(-1)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'GB' },
    })
  })

  test('of any contract type uses schema.org’s term', () => {
    for (const employment of ['full time', 'part time', 'contract', 'internship'] as const) {
      const { data } = describeFirst('JobPage', pagesWith({ status: 'open', closes: undefined, employment }))
      expect(data.at(-1)).toHaveProperty(
        'employmentType',
        expect.stringMatching(/^(FULL_TIME|PART_TIME|CONTRACTOR|INTERN)$/),
      )
    }
  })
})

describe('the salary of a job', () => {
  const salary = { min: 45_000, max: 60_000, currency: 'GBP', period: 'year' } as const
  const describeJob = (job: Partial<Job>) =>
    describeFirst('JobPage', pagesWith({ status: 'open', closes: undefined, ...job })).data.at(-1)

  test('is a range with its unit', () => {
    expect(describeJob({ salary })).toMatchObject({
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: { '@type': 'QuantitativeValue', minValue: 45_000, maxValue: 60_000, unitText: 'YEAR' },
      },
    })
  })

  test.each(['year', 'month', 'day', 'hour'] as const)('per %s has a schema.org unit', (period) => {
    expect(describeJob({ salary: { ...salary, period } })).toHaveProperty(
      'baseSalary.value.unitText',
      expect.stringMatching(/^(YEAR|MONTH|DAY|HOUR)$/),
    )
  })

  test('is left out if it is not published', () => {
    expect(describeJob({ salary: undefined })).toHaveProperty('baseSalary', undefined)
  })
})

describe('an article', () => {
  test('has its author, dates and subjects', () => {
    const { page } = describeFirst('PostPage')
    const view = {
      ...page,
      date: '2026-03-05',
      modified: '2026-04-01',
      author: 'The pilots',
      tags: [{ title: 'Cost', href: '/blog/tag/cost/' }],
    }
    expect(describeView(view).at(-1)).toMatchObject({
      '@type': 'BlogPosting',
      headline: page.title,
      description: page.seo.description,
      datePublished: '2026-03-05',
      dateModified: '2026-04-01',
      author: { name: 'The pilots' },
      image,
      publisher: {
        '@id': `${siteUrl}/#organization`,
        name: 'Harbour',
        logo: `${siteUrl}/icons/icon-512x512.png`,
      },
      mainEntityOfPage: `${siteUrl}${page.href}`,
      wordCount: page.body.words,
      keywords: ['Cost'],
    })
  })
})

test('a case study has its picture, dates and publisher, and says where it is a worked example', () => {
  const { page, data } = describeFirst('CaseStudyPage')
  expect(data.at(-1)).toMatchObject({
    '@type': 'Article',
    genre: 'Worked example',
    headline: page.title,
    image,
    datePublished: page.date,
    author: { name: 'Harbour' },
    publisher: { name: 'Harbour' },
  })
})

describe('the breadcrumbs of a page', () => {
  test('start at home and end with the page itself', () => {
    const { page, data } = describeFirst('ServicePage')
    expect(data.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${siteUrl}/` },
        { position: 2, name: 'Services', item: `${siteUrl}/services/` },
        { position: 3, name: page.category.title, item: `${siteUrl}${page.category.href}` },
        { position: 4, name: page.title, item: `${siteUrl}${page.href}` },
      ],
    })
  })
})

describe('the company', () => {
  test('is described by company.yml', () => {
    expect(describeFirst('AboutPage').data[0]).toMatchObject({
      name: 'Harbour',
      legalName: 'Harbour & Sons Ltd',
      email: 'hello@harbour.example',
      sameAs: ['https://github.com/harbour-example'],
      address: [{ streetAddress: '1 Shore Street', addressLocality: 'Edinburgh', addressCountry: 'GB' }],
    })
  })
})

describe('what search engines ask for', () => {
  const salary = { min: 45_000, max: 60_000, currency: 'GBP', period: 'year' } as const
  const complete = { status: 'open', closes: '2026-07-31', workplace: 'remote', salary } as const
  /** Views whose offices are those of the company. */
  const pages = (job: Partial<Job>) =>
    pagesWith(job).map((page) => (page.type === 'JobPage' ? { ...page, office: 'Leith' } : page))

  test('is there on every page', async () => {
    const issues = await findStructuredDataIssues(pages(complete).flatMap(describeView))
    expect(issues).toEqual([])
  })

  test('is there for a job without closing date and salary', async () => {
    const job = { ...complete, closes: undefined, salary: undefined, workplace: 'hybrid' } as const
    expect(await findStructuredDataIssues(pages(job).flatMap(describeView))).toEqual([])
  })

  test('is missed by the validator where it is not', async () => {
    const data = [
      { '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Pilot', wages: 3 },
      { '@context': 'https://schema.org', '@type': 'Boat' },
    ]
    expect(await findStructuredDataIssues(data)).toEqual(
      expect.arrayContaining([
        'JobPosting: Required attribute "datePosted" is missing',
        'JobPosting: Property "wages" for type "JobPosting" is not supported by the schema.org specification',
        'Boat: Type "Boat" is not a valid schema.org type',
      ]),
    )
  })
})
