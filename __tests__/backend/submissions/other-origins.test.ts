import { createTestDatabase } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { clearSubmissions, openFormService, type FormService } from './support/form-service'
import { samples } from './support/sample-forms'

let database: TestDatabase
let service: FormService
beforeAll(async () => {
  database = createTestDatabase()
  service = await openFormService(database.db, { siteOrigins: ['https://www.harbor.example'] })
})
afterAll(async () => {
  await service.close()
  await database.close()
})
beforeEach(() => clearSubmissions(database.db))

/** Sends the contact form with these headers; browsers without script accept HTML. */
async function send(headers: Record<string, string>, { isPlain = true } = {}) {
  const answer = await service.open.app.inject({
    method: 'POST',
    url: '/api/forms/contact',
    headers: {
      host: 'api.harbor.example',
      accept: isPlain ? 'text/html' : 'application/json',
      'content-type': isPlain ? 'application/x-www-form-urlencoded' : 'application/json',
      ...headers,
    },
    payload: isPlain ? new URLSearchParams(samples.contact).toString() : JSON.stringify(samples.contact),
  })
  const stored = await database.db.selectFrom('inquiry').select('id').execute()
  return { answer, outcome: [answer.statusCode, stored.length] }
}

test.each<[string, Record<string, string>]>([
  ['this site', { origin: 'https://api.harbor.example', 'sec-fetch-site': 'same-origin' }],
  ['this site, in an older browser', { origin: 'https://api.harbor.example' }],
  ['this site, whose policy hides the origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['an origin of SITE_ORIGINS', { origin: 'https://www.harbor.example', 'sec-fetch-site': 'same-site' }],
  ['the site at SITE_URL', { origin: 'https://harbor.example', 'sec-fetch-site': 'cross-site' }],
  ['a client that says nothing', {}],
])('a form from %s is accepted', async (_from, headers) => {
  expect((await send(headers)).outcome).toEqual([303, 1])
})

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, in an older browser', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed frame, in an older browser', { origin: 'null' }],
  [
    'a subdomain that is not of the site',
    { origin: 'https://old.harbor.example', 'sec-fetch-site': 'same-site' },
  ],
  ['a page without origin', { 'sec-fetch-site': 'cross-site' }],
])('a form from %s is refused, with the form to fill in here', async (_from, headers) => {
  const { answer, outcome } = await send(headers)
  expect(outcome).toEqual([403, 0])
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain(
    'This form was sent from another site. Fill it in on this page and send it again.',
  )
  expect((await send(headers, { isPlain: false })).answer.json()).toMatchObject({
    code: 'origin_not_allowed',
  })
})
