import { planSeoRows } from '../../../../src/features/seo/plan-seo-rows'

const description = 'Which charts to carry, how old they may be, and who keeps them up to date on board.'

function page(path: string, head: Record<string, unknown> = {}) {
  const fine = {
    title: `Page ${path}`,
    description: `${path} ${description}`,
    canonical: `https://x.example${path}`,
  }
  return { path, pageContext: { head: { ...fine, ...head } } }
}
const faultsOf = (...pages: ReturnType<typeof page>[]) => planSeoRows(pages).map(({ faults }) => faults)

test('a page with all in order has no fault', () => {
  expect(planSeoRows([page('/about/')])).toEqual([
    {
      path: '/about/',
      title: 'Page /about/',
      description: `/about/ ${description}`,
      canonical: 'https://x.example/about/',
      noindex: false,
      faults: [],
    },
  ])
})

test('pages without a planned head are no public pages', () => {
  const others = [null, undefined, 'text', [], {}, { head: null }, { head: 'text' }]
  expect(planSeoRows(others.map((pageContext, index) => ({ path: `/${index}/`, pageContext })))).toEqual([])
})

test('rows stand by address', () => {
  expect(planSeoRows([page('/b/'), page('/a/'), page('/')]).map(({ path }) => path)).toEqual([
    '/',
    '/a/',
    '/b/',
  ])
})

test.each([
  ['no title', { title: ' ' }, ['No title']],
  ['a title of another kind', { title: 7 }, ['No title']],
  ['a title of 61', { title: 'x'.repeat(61) }, ['Title of 61 characters, 60 are shown']],
  ['no description', { description: undefined }, ['No description']],
  ['a description of 49', { description: 'x'.repeat(49) }, ['Description of 49 characters says too little']],
  [
    'a description of 161',
    { description: 'x'.repeat(161) },
    ['Description of 161 characters, 160 are shown'],
  ],
  ['no canonical address', { canonical: '' }, ['No canonical address']],
])('%s is a fault', (_, head, faults) => {
  expect(faultsOf(page('/a/', head))).toEqual([faults])
})

test.each([
  ['a title of 60', { title: 'x'.repeat(60) }],
  ['a description of 50', { description: 'x'.repeat(50) }],
  ['a description of 160', { description: 'x'.repeat(160) }],
])('%s is none', (_, head) => {
  expect(faultsOf(page('/a/', head))).toEqual([[]])
})

test('two pages with the same title or description name each other', () => {
  expect(faultsOf(page('/a/', { title: 'Same' }), page('/b/', { title: 'Same' }), page('/c/'))).toEqual([
    ['Same title as /b/'],
    ['Same title as /a/'],
    [],
  ])
  expect(faultsOf(page('/a/', { description }), page('/b/', { description }))).toEqual([
    ['Same description as /b/'],
    ['Same description as /a/'],
  ])
})

test('two pages without a title are not the same page', () => {
  expect(faultsOf(page('/a/', { title: '' }), page('/b/', { title: '' }))).toEqual([
    ['No title'],
    ['No title'],
  ])
})

test('a page kept from search engines is marked so', () => {
  expect(planSeoRows([page('/a/', { noindex: true })])[0]?.noindex).toBe(true)
})
