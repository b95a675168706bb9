import { openApp, type OpenApp } from './support/open-app'

const metricsToken = '0123456789abcdef'
let open: OpenApp
afterEach(() => open.close())

const read = (token = metricsToken) =>
  open.app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${token}` } })

test('without a token there are no metrics', async () => {
  open = await openApp()
  expect((await read()).statusCode).toBe(404)
})

test('metrics need their token', async () => {
  open = await openApp({ metricsToken })
  expect((await open.app.inject('/api/metrics')).statusCode).toBe(401)
  expect((await read('0123456789abcdeg')).statusCode).toBe(401)
})

test('metrics count responses by route, and show the checks and what waits', async () => {
  open = await openApp({ metricsToken })
  await open.db
    .insertInto('build')
    .values({
      by: 'worker',
      state: 'live',
      started_at: new Date('2026-11-20T08:00:00Z'),
      ended_at: new Date('2026-11-20T08:01:00Z'),
    })
    .execute()
  for (const url of ['/api/publications/1?search=secret', '/api/publications/2', '/about/'])
    await open.app.inject(url)
  const answer = await read()
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ])
  const lines = answer.body.split('\n')
  const counted = 'http_request_duration_seconds_count{method="GET",'
  expect(lines).toEqual(
    expect.arrayContaining([
      `${counted}route="/api/publications/:id",status="503"} 2`,
      'site_check{check="database",state="ok"} 1',
      'site_ready 1',
      'site_oldest_email_seconds 0',
      'site_last_build_seconds 60',
      expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds /),
    ]),
  )
  expect(answer.body).not.toContain('secret')
  // another state of a check replaces the first
  await open.app.inject('/')
  expect((await read()).body.match(/site_check\{check="build"/g)).toHaveLength(1)
})
