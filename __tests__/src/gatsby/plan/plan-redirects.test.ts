import { randomUUID } from 'node:crypto'
import type { Redirect } from '../../../../contract/content/page-schemas'
import { planRedirects, withEditorRedirects } from '../../../../src/gatsby/plan/plan-redirects'

const pages = ['/', '/about/', '/blog/', '/contact/']
const rule = (from: string, to: string, permanent = true): Redirect => ({ from, to, permanent })

/** Rules stand one a line; the place of an issue is that of its rule. */
const plan = (...rules: Redirect[]) =>
  planRedirects(
    { rules, locate: ([index]) => ({ file: 'content/redirects.yml', line: Number(index) + 1, column: 3 }) },
    pages,
  )

const messages = (...rules: Redirect[]) =>
  plan(...rules).issues.map(({ line, message }) => `${line}: ${message}`)

describe('a moved page', () => {
  test('redirects permanently, or temporarily if set', () => {
    expect(plan(rule('/us/', '/about/'), rule('/today/', '/blog/', false)).redirects).toEqual([
      { from: '/us/', to: '/about/', status: 301 },
      { from: '/today/', to: '/blog/', status: 302 },
    ])
  })

  test('redirects with and without the trailing slash, and a file as it is', () => {
    expect(plan(rule('/us', '/about/'), rule('/price.pdf', '/contact/')).redirects).toEqual([
      { from: '/us/', to: '/about/', status: 301 },
      { from: '/price.pdf', to: '/contact/', status: 301 },
    ])
  })

  test('may redirect to another site, or to a heading', () => {
    expect(plan(rule('/docs/', 'https://docs.example/'), rule('/offices/', '/contact/#offices'))).toEqual({
      issues: [],
      redirects: [
        { from: '/docs/', to: 'https://docs.example/', status: 301 },
        { from: '/offices/', to: '/contact/#offices', status: 301 },
      ],
      dead: [],
    })
  })
})

describe('a page that moved more than once', () => {
  test('redirects in one hop from every old address', () => {
    expect(plan(rule('/a/', '/b/'), rule('/b/', '/c'), rule('/c/', '/about/')).redirects).toEqual([
      { from: '/a/', to: '/about/', status: 301 },
      { from: '/b/', to: '/about/', status: 301 },
      { from: '/c/', to: '/about/', status: 301 },
    ])
  })

  test('redirects permanently only when every hop is permanent', () => {
    const { redirects } = plan(rule('/a/', '/b/'), rule('/b/', '/about/', false))
    expect(redirects.map(({ status }) => status)).toEqual([302, 302])
  })
})

describe('an issue', () => {
  test('is reported for a loop, each redirect naming the other', () => {
    expect(messages(rule('/a/', '/b/'), rule('/b', '/a'))).toEqual([
      '1: redirect "/a/ -> /b/": loops with "/b -> /a"',
      '2: redirect "/b -> /a": loops with "/a/ -> /b/"',
    ])
  })

  test('is reported for an address that redirects to itself', () => {
    expect(messages(rule('/a/', '/a'))).toEqual(['1: redirect "/a/ -> /a": loops with "/a/ -> /a"'])
  })

  test('is reported for a redirect into a loop', () => {
    expect(messages(rule('/x/', '/a/'), rule('/a/', '/b/'), rule('/b/', '/a/'))).toHaveLength(3)
  })

  test('is reported for a duplicate source', () => {
    expect(messages(rule('/us/', '/about/'), rule('/us', '/contact/'))).toEqual([
      '2: redirect "/us -> /contact/": duplicate of entry 1',
    ])
  })

  test('is reported for a source that is a page', () => {
    expect(messages(rule('/about', '/contact/'))).toEqual([
      '1: redirect "/about -> /contact/": there is already a page at this URL',
    ])
  })

  test('is reported for a missing target, at the end of a chain too', () => {
    expect(messages(rule('/a/', '/b/'), rule('/b/', '/abuot/'))).toEqual([
      '1: redirect "/a/ -> /b/": no page at "/abuot/". Did you mean "/about/"?',
      '2: redirect "/b/ -> /abuot/": no page at "/abuot/". Did you mean "/about/"?',
    ])
  })

  test('keeps the other redirects in the plan', () => {
    expect(plan(rule('/a/', '/a/'), rule('/us/', '/about/')).redirects).toEqual([
      { from: '/us/', to: '/about/', status: 301 },
    ])
  })
})

test('the first redirect of a duplicate source wins', () => {
  expect(plan(rule('/us/', '/about/'), rule('/us/', '/contact/')).redirects).toEqual([
    { from: '/us/', to: '/about/', status: 301 },
  ])
})

const editorRedirect = (from: string, to: string, permanent = true) => ({
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

function planEditor(...added: ReturnType<typeof editorRedirect>[]) {
  const { redirects, warnings } = withEditorRedirects(file, added, pages)
  return { ...planRedirects(redirects, pages), warnings }
}

test('redirects from the editor come after those of files, and are marked', () => {
  expect(planEditor(editorRedirect('/papers/', '/blog/', false))).toEqual({
    redirects: [
      { from: '/us/', to: '/about/', status: 301 },
      { from: '/papers/', to: '/blog/', status: 302, by: 'editor' },
    ],
    issues: [],
    dead: [],
    warnings: [],
  })
})

test.each([
  ['leads to a page that is gone', editorRedirect('/papers/', '/gone/'), 'no page at "/gone/"'],
  [
    'stands where there is a page now',
    editorRedirect('/contact/', '/about/'),
    'there is already a page at this URL',
  ],
  ['has an unsafe target', editorRedirect('/papers/', 'https://x.example/:splat 200!'), 'the target must be'],
  ['is in redirects.yml as well', editorRedirect('/us/', '/contact/'), 'duplicate of entry 1'],
])('a redirect that %s is left out with a warning and does not fail the build', (_what, one, why) => {
  const { redirects, issues, warnings } = planEditor(one, editorRedirect('/fine/', '/about/'))
  expect(redirects.map(({ from }) => from)).toEqual(['/us/', '/fine/'])
  expect(issues).toEqual([])
  expect(warnings).toEqual([
    expect.stringMatching(/^Left out: the editor of redirects \(\/admin\/seo\/\?tab=redirects\): redirect "/),
  ])
  expect(warnings[0]).toContain(why)
})

test('a loop from the editor is left out, with redirects into it', () => {
  const { redirects, warnings } = planEditor(
    editorRedirect('/a/', '/b/'),
    editorRedirect('/b/', '/a/'),
    editorRedirect('/c/', '/a/'),
  )
  expect(redirects.map(({ from }) => from)).toEqual(['/us/'])
  expect(warnings).toHaveLength(3)
})

test('a redirect whose target was left out is left out too', () => {
  const { redirects, warnings } = planEditor(editorRedirect('/a/', '/b/'), editorRedirect('/b/', '/gone/'))
  expect([redirects.length, warnings.length]).toEqual([1, 2])
})

test('a chain from the editor is flattened to one hop each', () => {
  const { redirects } = planEditor(editorRedirect('/a/', '/b/'), editorRedirect('/b/', '/us/'))
  expect(redirects.map(({ to }) => to)).toEqual(['/about/', '/about/', '/about/'])
})
