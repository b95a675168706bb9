import { randomUUID } from 'node:crypto'
import { withEditorRedirects } from '../../../../src/gatsby/plan/plan-editor-redirects'
import { planRedirects } from '../../../../src/gatsby/plan/plan-redirects'

const pages = ['/', '/about/', '/blog/', '/contact/']
const wish = (from: string, to: string, permanent = true) => ({
  id: randomUUID(),
  from,
  to,
  permanent,
  version: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
})
const file = {
  rules: [{ from: '/us', to: '/about/', permanent: true }],
  locate: () => ({ file: 'content/redirects.yml', line: 1, column: 1 }),
}

function plan(...wishes: ReturnType<typeof wish>[]) {
  const { redirects, warnings } = withEditorRedirects(file, wishes, pages)
  return { ...planRedirects(redirects, pages), warnings }
}

test('redirects of the editor stand after those of files, and are told apart', () => {
  expect(plan(wish('/papers/', '/blog/', false))).toEqual({
    redirects: [
      { from: '/us/', to: '/about/', status: 301 },
      { from: '/papers/', to: '/blog/', status: 302, by: 'editor' },
    ],
    issues: [],
    warnings: [],
  })
})

test.each([
  ['leads to a page that is gone', wish('/papers/', '/gone/'), 'no page at "/gone/"'],
  ['stands where there is a page now', wish('/contact/', '/about/'), 'there is already a page at this URL'],
  ['is in redirects.yml as well', wish('/us/', '/contact/'), 'duplicate of entry 1'],
])('one that %s is left out with a warning and holds up nobody', (_what, one, why) => {
  const { redirects, issues, warnings } = plan(one, wish('/fine/', '/about/'))
  expect(redirects.map(({ from }) => from)).toEqual(['/us/', '/fine/'])
  expect(issues).toEqual([])
  expect(warnings).toEqual([
    expect.stringMatching(/^Left out: the editor of redirects \(\/admin\/seo\/\?tab=redirects\): redirect "/),
  ])
  expect(warnings[0]).toContain(why)
})

test('a circle of the editor is left out, and what led into it', () => {
  const { redirects, warnings } = plan(wish('/a/', '/b/'), wish('/b/', '/a/'), wish('/c/', '/a/'))
  expect(redirects.map(({ from }) => from)).toEqual(['/us/'])
  expect(warnings).toHaveLength(3)
})

test('one whose target was left out goes too', () => {
  const { redirects, warnings } = plan(wish('/a/', '/b/'), wish('/b/', '/gone/'))
  expect([redirects.length, warnings.length]).toEqual([1, 2])
})

test('a row of them is one hop each', () => {
  const { redirects } = plan(wish('/a/', '/b/'), wish('/b/', '/us/'))
  expect(redirects.map(({ to }) => to)).toEqual(['/about/', '/about/', '/about/'])
})
