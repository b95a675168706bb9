import { openApp, type OpenApp } from './support/open-app'

const metricsToken = '0123456789abcdef'
let open: OpenApp
let log: string[]
beforeEach(async () => {
  log = []
  const stream = { write: (line: string) => void log.push(line) }
  open = await openApp({ metricsToken, logger: { level: 'warn', stream } })
})
afterEach(() => open.close())

const report = {
  'document-uri': 'https://firm.example/blog/?search=Ada+Lovelace',
  'violated-directive': 'script-src-elem',
  'blocked-uri': 'https://ads.example/spy.js?visitor=ada%40example.com',
  'script-sample': 'a sample of the page',
}

const send = (body: unknown, type = 'application/csp-report') =>
  open.app.inject({
    method: 'POST',
    url: '/api/policy-reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

async function countOf(directive: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body } = await open.app.inject({ url: '/api/metrics', headers })
  const line = body
    .split('\n')
    .find((text) => text.startsWith(`site_policy_violations_total{directive="${directive}"}`))
  return Number(line?.split(' ')[1] ?? 0)
}

test('a report is logged without anything about the visitor', async () => {
  expect((await send({ 'csp-report': report })).statusCode).toBe(204)
  expect(log).toHaveLength(1)
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://ads.example',
    page: '/blog/',
  })
  expect(log.join()).not.toMatch(/ada|lovelace|sample/i)
})

test.each([
  ['inline', 'inline'],
  ['data', 'data'],
  ['chrome-extension://abcdef/x.js', 'chrome-extension'],
  ['not an address', 'other'],
  ['', 'other'],
])('"%s" is logged as "%s"', async (blocked, logged) => {
  await send({ 'csp-report': { ...report, 'blocked-uri': blocked } })
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ blocked: logged })
})

test('all reports are counted; equal ones are logged once', async () => {
  for (let index = 0; index < 5; index++) await send({ 'csp-report': report })
  expect(log).toHaveLength(1)
  expect(await countOf('script-src-elem')).toBe(5)
})

test('invented reports fill neither the log nor the metrics', async () => {
  for (let index = 0; index < 150; index++)
    await send({
      'csp-report': {
        ...report,
        'violated-directive': `x-${index}`,
        'blocked-uri': `https://h${index}.test/`,
      },
    })
  expect(log).toHaveLength(100)
  expect(await countOf('other')).toBe(150)
})

test.each([
  ['no JSON', '{', 'application/csp-report', 400],
  ['no report', {}, 'application/csp-report', 400],
  ['another type', { 'csp-report': report }, 'application/json', 415],
  ['a body over 16 KB', { 'csp-report': report, x: 'x'.repeat(17_000) }, 'application/csp-report', 413],
])('refuses %s', async (_what, body, type, status) => {
  expect((await send(body, type)).statusCode).toBe(status)
  expect(log).toEqual([])
})
