import type { SeoPageFacts } from '../../../../src/config/seo-facts'
import { nothingSet, planSeoRows, type SeoValues } from '../../../../src/features/seo/plan-seo-rows'
import { makePage } from '../../../setup/seo-backend'

const siteUrl = 'https://x.example'
const setting = (path: string, values: Partial<SeoValues>) => ({
  path,
  ...nothingSet,
  ...values,
  version: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
})
const rows = (pages: readonly SeoPageFacts[], ...settings: ReturnType<typeof setting>[]) =>
  planSeoRows({ siteUrl, siteName: 'Firm', pages: [...pages], redirects: [] }, settings)
const issuesOf = (...pages: SeoPageFacts[]) => rows(pages).map(({ issues }) => issues)
const withSet = (page: SeoPageFacts, values: Partial<SeoValues>) => ({
  ...page,
  set: { ...nothingSet, ...values },
})

test('a page with good defaults has no issues', () => {
  const [row] = rows([makePage('/about/')])
  expect(row).toMatchObject({
    path: '/about/',
    address: `${siteUrl}/about/`,
    saved: { title: 'Page /about/ | Firm', canonical: `${siteUrl}/about/`, noindex: false },
    issues: [],
    pending: false,
    gone: false,
  })
})

test('rows are sorted by path', () => {
  expect(rows(['/b/', '/a/', '/'].map((path) => makePage(path))).map(({ path }) => path)).toEqual([
    '/',
    '/a/',
    '/b/',
  ])
})

describe('a setting', () => {
  const set = { title: 'Who we are', canonical: '/', noindex: true }

  test('is shown, and pending until the page is built', () => {
    const [pending] = rows([makePage('/about/')], setting('/about/', set))
    expect(pending).toMatchObject({
      saved: { title: 'Who we are', canonical: `${siteUrl}/`, noindex: true },
      built: { title: 'Page /about/ | Firm' },
      pending: true,
    })
    const [live] = rows([withSet(makePage('/about/'), set)], setting('/about/', set))
    expect([live?.pending, live?.saved.title]).toEqual([false, 'Who we are'])
  })

  test('is pending after a reset, too', () => {
    expect(rows([withSet(makePage('/about/'), set)])[0]).toMatchObject({ pending: true, setting: undefined })
  })

  test('for a missing page is listed as such', () => {
    const [, gone] = rows([makePage('/about/')], setting('/gone/', { title: 'Gone' }))
    expect(gone).toMatchObject({
      path: '/gone/',
      gone: true,
      issues: ['These settings belong to a missing page'],
    })
  })
})

test.each([
  ['no title', { title: ' ' }, ['Title missing']],
  ['a title of 61', { title: 'i'.repeat(61) }, ['Title too long (61 of 60 characters)']],
  ['a wide title', { title: 'W'.repeat(40) }, ['Title too wide (755 of 580 px)']],
  ['no description', { description: '' }, ['Description missing']],
  ['a description of 49', { description: 'x'.repeat(49) }, ['Description too short (49 characters)']],
  [
    'a description of 161',
    { description: 'x'.repeat(161) },
    ['Description too long (161 of 160 characters)'],
  ],
])('reports %s', (_what, own, issues) => {
  expect(issuesOf(makePage('/a/', own))).toEqual([issues])
})

test('reports a duplicate title or description on both pages', () => {
  expect(
    issuesOf(
      makePage('/a/', { title: 'Same', description }),
      makePage('/b/', { title: 'Same', description }),
    ),
  ).toEqual([
    ['Duplicate title: /b/', 'Duplicate description: /b/'],
    ['Duplicate title: /a/', 'Duplicate description: /a/'],
  ])
})

test('ignores duplicates of a noindex page', () => {
  const twin = withSet(makePage('/b/', { title: 'Same', description }), { noindex: true })
  const found = rows(
    [makePage('/a/', { title: 'Same', description }), twin],
    setting('/b/', { noindex: true }),
  )
  expect(found.map(({ issues }) => issues)).toEqual([[], []])
})

const description = 'Which charts to carry, how old they may be, and who keeps them up to date on board.'

test('reports a canonical URL of a missing or noindex page', () => {
  const found = rows(
    [makePage('/a/'), makePage('/b/'), makePage('/c/'), makePage('/d/')],
    setting('/a/', { canonical: '/nothing/' }),
    setting('/b/', { canonical: '/c/' }),
    setting('/c/', { noindex: true }),
    setting('/d/', { canonical: 'https://elsewhere.example/d/' }),
  )
  expect(found.map(({ issues }) => issues)).toEqual([
    [`No page at the canonical URL ${siteUrl}/nothing/`],
    [`The canonical URL ${siteUrl}/c/ is itself noindex`],
    [],
    [],
  ])
})

test('reports two H1 headings and none, but not an unknown number', () => {
  const { h1: _, ...unknown } = makePage('/c/')
  expect(issuesOf({ ...makePage('/a/'), h1: 2 }, { ...makePage('/b/'), h1: 0 }, unknown)).toEqual([
    ['2 H1 headings (use one)'],
    ['No H1 heading'],
    [],
  ])
})

test('reports the pages that link to a noindex page', () => {
  const page = { ...makePage('/a/'), linked: { pages: 5, from: ['/', '/b/', '/c/'] } }
  expect(rows([page], setting('/a/', { noindex: true }))[0]?.issues).toEqual([
    'Noindex, but linked from /, /b/, /c/ and 2 more',
  ])
  expect(rows([page])[0]?.issues).toEqual([])
})
