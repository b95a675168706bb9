import {
  validateCanonical,
  parseStored,
  savedDraft,
  valuesOfDraft,
} from '../../../../../src/features/seo/editor/page-draft'
import { planSeoRows } from '../../../../../src/features/seo/plan-seo-rows'
import {
  readRouteState,
  writeRouteState,
  type SeoRouteState,
} from '../../../../../src/features/seo/route-state'
import { makePage } from '../../../../setup/seo-backend'

const siteUrl = 'https://x.example'
const [row] = planSeoRows({ siteUrl, siteName: 'Firm', pages: [makePage('/a/')], redirects: [] }, [])
if (!row) throw new Error('there is a row')
const draft = savedDraft(row)
const values = (part: object) => valuesOfDraft({ ...draft, ...part }, row, siteUrl)

test('empty fields and default values are not saved', () => {
  const nothing = { title: null, description: null, canonical: null, noindex: null, image: null }
  expect(values({})).toEqual(nothing)
  expect(values({ title: ' ', description: '', canonical: `${siteUrl}/a/` })).toEqual(nothing)
})

test('other values are saved, a full URL of this site as its path', () => {
  expect(values({ title: ' New ', canonical: `${siteUrl}/b/`, noindex: true })).toMatchObject({
    title: 'New',
    canonical: '/b/',
    noindex: true,
  })
})

test.each([
  ['', true],
  ['/about/', true],
  [`${siteUrl}/about/`, true],
  ['https://elsewhere.example', true],
  ['https://elsewhere.example/a?b=c', true],
  ['/about', false],
  ['about', false],
  ['http://elsewhere.example/', false],
  ['javascript:alert(1)', false],
  ['https://', false],
])('the canonical URL “%s” fits: %s', (text, fits) => {
  expect(validateCanonical(text, siteUrl) === undefined).toBe(fits)
})

test('reads a stored draft, and ignores invalid ones', () => {
  expect(parseStored(JSON.stringify({ base: 3, draft }))).toEqual({ base: 3, draft })
  expect([parseStored(''), parseStored('{')]).toEqual([undefined, undefined])
})

test.each<SeoRouteState>([{ tab: 'pages' }, { tab: 'redirects' }, { tab: 'pages', page: '/a/b/' }])(
  'the place %o is in the address',
  (place) => {
    expect(readRouteState(writeRouteState(place))).toEqual(place)
  },
)
