import { planBulk } from '../../../../../src/features/seo/pages/plan-bulk'
import { nothingSet, planSeoRows } from '../../../../../src/features/seo/plan-seo-rows'
import { makePage } from '../../../../setup/seo-backend'

const facts = {
  siteUrl: 'https://x.example',
  siteName: 'Firm',
  pages: [makePage('/a/'), makePage('/b/')],
  redirects: [],
}
const stamp = { version: 1, updatedAt: '2026-11-20T10:00:00.000Z' }
const rows = planSeoRows(facts, [{ path: '/b/', ...nothingSet, noindex: true, title: 'Set', ...stamp }])

test('pages with the setting stay the same', () => {
  expect(
    planBulk(rows, { kind: 'noindex' }, facts).map(({ row, values }) => [row.path, values.noindex]),
  ).toEqual([['/a/', true]])
  expect(planBulk(rows, { kind: 'index' }, facts).map(({ row, values }) => [row.path, values])).toEqual([
    ['/b/', { ...nothingSet, title: 'Set' }],
  ])
})

test('a template applies to default titles, and results that equal them are not set', () => {
  const titles = (pattern: string) =>
    planBulk(rows, { kind: 'title', pattern }, facts).map(({ after, values }) => [after, values.title])
  expect(titles('{title} – Harbor')).toEqual([
    ['Page /a/ – Harbor', 'Page /a/ – Harbor'],
    ['Page /b/ – Harbor', 'Page /b/ – Harbor'],
  ])
  expect(titles('{title} | Firm')).toEqual([['Page /b/ | Firm', null]])
  expect(titles(' ')).toEqual([])
})

test('a reset names the customised values', () => {
  expect(planBulk(rows, { kind: 'clear' }, facts)).toMatchObject([
    { values: nothingSet, before: 'Customised: meta title, noindex', after: 'Default' },
  ])
})
