import { randomUUID } from 'node:crypto'
import type { Redirect } from '../../../../src/content/company.schema'
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
  test('is sent on for good, or for now where that is said', () => {
    expect(plan(rule('/us/', '/about/'), rule('/today/', '/blog/', false)).redirects).toEqual([
      { from: '/us/', to: '/about/', status: 301 },
      { from: '/today/', to: '/blog/', status: 302 },
    ])
  })

  test('is found with and without its slash, and a file as it is', () => {
    expect(plan(rule('/us', '/about/'), rule('/price.pdf', '/contact/')).redirects).toEqual([
      { from: '/us/', to: '/about/', status: 301 },
      { from: '/price.pdf', to: '/contact/', status: 301 },
    ])
  })

  test('may be on another site now, or at a heading', () => {
    expect(plan(rule('/docs/', 'https://docs.example/'), rule('/offices/', '/contact/#offices'))).toEqual({
      issues: [],
      redirects: [
        { from: '/docs/', to: 'https://docs.example/', status: 301 },
        { from: '/offices/', to: '/contact/#offices', status: 301 },
      ],
    })
  })
})

describe('a page that moved more than once', () => {
  test('is reached in one hop from every old address', () => {
    expect(plan(rule('/a/', '/b/'), rule('/b/', '/c'), rule('/c/', '/about/')).redirects).toEqual([
      { from: '/a/', to: '/about/', status: 301 },
      { from: '/b/', to: '/about/', status: 301 },
      { from: '/c/', to: '/about/', status: 301 },
    ])
  })

  test('is sent on for good only when every hop is', () => {
    const { redirects } = plan(rule('/a/', '/b/'), rule('/b/', '/about/', false))
    expect(redirects.map(({ status }) => status)).toEqual([302, 302])
  })
})

describe('an issue', () => {
  test('is a circle, each of its entries naming the other', () => {
    expect(messages(rule('/a/', '/b/'), rule('/b', '/a'))).toEqual([
      '1: redirect "/a/ -> /b/": loops with "/b -> /a"',
      '2: redirect "/b -> /a": loops with "/a/ -> /b/"',
    ])
  })

  test('is an address that leads to itself', () => {
    expect(messages(rule('/a/', '/a'))).toEqual(['1: redirect "/a/ -> /a": loops with "/a/ -> /a"'])
  })

  test('is a way into a circle', () => {
    expect(messages(rule('/x/', '/a/'), rule('/a/', '/b/'), rule('/b/', '/a/'))).toHaveLength(3)
  })

  test('is an old address written twice', () => {
    expect(messages(rule('/us/', '/about/'), rule('/us', '/contact/'))).toEqual([
      '2: redirect "/us -> /contact/": duplicate of entry 1',
    ])
  })

  test('is an old address that is a page today', () => {
    expect(messages(rule('/about', '/contact/'))).toEqual([
      '1: redirect "/about -> /contact/": there is already a page at this URL',
    ])
  })

  test('is an end that is no page, at the end of a row too', () => {
    expect(messages(rule('/a/', '/b/'), rule('/b/', '/abuot/'))).toEqual([
      '1: redirect "/a/ -> /b/": no page at "/abuot/". Did you mean "/about/"?',
      '2: redirect "/b/ -> /abuot/": no page at "/abuot/". Did you mean "/about/"?',
    ])
  })

  test('leaves the others in the plan', () => {
    expect(plan(rule('/a/', '/a/'), rule('/us/', '/about/')).redirects).toEqual([
      { from: '/us/', to: '/about/', status: 301 },
    ])
  })
})

test('an old address written twice sends people where its first entry says', () => {
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

test('redirects of the editor stand after those of files, and are told apart', () => {
  expect(planEditor(editorRedirect('/papers/', '/blog/', false))).toEqual({
    redirects: [
      { from: '/us/', to: '/about/', status: 301 },
      { from: '/papers/', to: '/blog/', status: 302, by: 'editor' },
    ],
    issues: [],
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
  ['is in redirects.yml as well', editorRedirect('/us/', '/contact/'), 'duplicate of entry 1'],
])('one that %s is left out with a warning and holds up nobody', (_what, one, why) => {
  const { redirects, issues, warnings } = planEditor(one, editorRedirect('/fine/', '/about/'))
  expect(redirects.map(({ from }) => from)).toEqual(['/us/', '/fine/'])
  expect(issues).toEqual([])
  expect(warnings).toEqual([
    expect.stringMatching(/^Left out: the editor of redirects \(\/admin\/seo\/\?tab=redirects\): redirect "/),
  ])
  expect(warnings[0]).toContain(why)
})

test('a circle of the editor is left out, and what led into it', () => {
  const { redirects, warnings } = planEditor(
    editorRedirect('/a/', '/b/'),
    editorRedirect('/b/', '/a/'),
    editorRedirect('/c/', '/a/'),
  )
  expect(redirects.map(({ from }) => from)).toEqual(['/us/'])
  expect(warnings).toHaveLength(3)
})

test('one whose target was left out goes too', () => {
  const { redirects, warnings } = planEditor(editorRedirect('/a/', '/b/'), editorRedirect('/b/', '/gone/'))
  expect([redirects.length, warnings.length]).toEqual([1, 2])
})

test('a row of them is one hop each', () => {
  const { redirects } = planEditor(editorRedirect('/a/', '/b/'), editorRedirect('/b/', '/us/'))
  expect(redirects.map(({ to }) => to)).toEqual(['/about/', '/about/', '/about/'])
})
