import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createHook, type HookOptions } from '../../../backend/publishing/create-hook'
import { createTestDatabase } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { publish, writeEntry } from './support/entries'
import { eventually } from './support/eventually'
import { createFakeSite, type FakeSite } from './support/fake-site'
import { hasEnded } from './support/has-ended'
import { matching } from './support/matching'
import { openPublishing, patience, type Publishing } from './support/open-publishing'
import { startFront, type Front } from './support/start-front'

const secret = 'a key of many letters'

let database: TestDatabase
let site: FakeSite
let front: Front
let service: Publishing | undefined
beforeAll(() => (database = createTestDatabase()))
afterAll(() => database.close())
beforeEach(async () => {
  site = await createFakeSite()
  front = await startFront()
  for (const table of ['publication', 'build', 'entry'] as const)
    await database.db.deleteFrom(table).execute()
})
afterEach(async () => {
  await service?.close()
  await front.close()
  await site.remove()
})

async function start(options: Partial<HookOptions> = {}): Promise<Publishing> {
  service = await openPublishing({
    db: database.db,
    site,
    builder: createHook({
      url: `${front.address}/hook`,
      secret,
      pausesMs: [10, 10, 10, 10],
      patience,
      ...options,
    }),
    publisher: { siteUrl: () => front.address },
  })
  return service
}

async function publishPost(): Promise<string> {
  const entry = await writeEntry(database.db, 'tides')
  return publish(database.db, entry, 'tides', 'h1')
}

const end = (id: string) => eventually(async () => service?.publication(id), hasEnded)

test('calls the hook with the publications and a signature of the body', async () => {
  front.pages = { '/blog/tides/': 'h1' }
  await start()
  expect(await end(await publishPost())).toMatchObject({ state: 'live', build: { by: 'hook', step: 'done' } })
  expect(front.calls).toHaveLength(1)
  const [call] = front.calls
  expect(JSON.parse(call?.body ?? '')).toEqual({
    reason: 'publication',
    publications: [{ kind: 'post', slug: 'tides', action: 'publish' }],
  })
  const { 'webhook-id': id, 'webhook-timestamp': timestamp } = call?.headers ?? {}
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(300)
  const signature = createHmac('sha256', secret)
    .update(`${String(id)}.${String(timestamp)}.${call?.body ?? ''}`)
    .digest('base64')
  expect(call?.headers['webhook-signature']).toBe(`v1,${signature}`)
})

test('signs each call with an id of its own', async () => {
  front.pages = { '/blog/tides/': 'h1' }
  front.answer = (call) => (call === 1 ? 500 : 200)
  await start()
  await end(await publishPost())
  const ids = front.calls.map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([2, 2])
})

test('the example of the manual accepts a call once, while it is new and unchanged', async () => {
  front.pages = { '/blog/tides/': 'h1' }
  await start()
  await end(await publishPost())
  const [call] = front.calls
  const { headers, body } = { headers: call?.headers ?? {}, body: call?.body ?? '' }
  const later = Date.now() + 6 * 60_000
  const example = /```js\n(import \{ createHmac[^]+?)```/.exec(
    readFileSync('docs/operations.md', 'utf8'),
  )?.[1]
  const outcomes = execFileSync(process.execPath, ['--input-type=module'], {
    encoding: 'utf8',
    input: `${example ?? ''}
      const [headers, body, secret] = ${JSON.stringify([headers, body, secret])}
      process.stdout.write(JSON.stringify([
        isFromTheSite(headers, body + ' ', secret),
        isFromTheSite({ ...headers, 'webhook-timestamp': '1' }, body, secret),
        isFromTheSite(headers, body, 'another key of many letters'),
        isFromTheSite(headers, body, secret, ${later}),
        isFromTheSite({}, body, secret),
        isFromTheSite(headers, body, secret),
        isFromTheSite(headers, body, secret),
      ]))`,
  })
  expect(JSON.parse(outcomes)).toEqual([false, false, false, false, false, true, false])
})

test('sends no signature without a secret', async () => {
  front.pages = { '/blog/tides/': 'h1' }
  await start({ secret: undefined })
  await end(await publishPost())
  expect(front.calls[0]?.headers).not.toHaveProperty('webhook-signature')
})

test('calls a hook a third time after two failures', async () => {
  front.pages = { '/blog/tides/': 'h1' }
  front.answer = (call) => (call === 1 ? 500 : call === 2 ? 'nothing' : 200)
  await start()
  expect(await end(await publishPost())).toMatchObject({
    state: 'live',
    build: {
      log: [
        'Call 1: the deploy hook answered 500',
        expect.stringMatching(/^Call 2: the deploy hook can’t be reached/),
      ],
    },
  })
  expect(front.calls).toHaveLength(3)
})

test('gives up after five failed calls, with a message that omits the address', async () => {
  front.answer = () => 403
  await start()
  const publication = await end(await publishPost())
  expect(publication).toMatchObject({
    state: 'failed',
    build: {
      step: 'calling',
      failure: matching(/^The deploy hook answered 403, the last of 5 times\. See whether DEPLOY_HOOK_URL/),
    },
  })
  expect(front.calls).toHaveLength(5)
  expect(JSON.stringify(publication)).not.toContain(front.address)
})

test('counts failed calls across a restart', async () => {
  front.answer = () => 500
  await start({ pausesMs: [10, 10, 600_000, 10] })
  const publication = await publishPost()
  await eventually(
    () => Promise.resolve(front.calls.length),
    (calls) => calls === 3,
  )
  await eventually(
    () => database.db.selectFrom('build').select('not_before').where('state', '=', 'running').execute(),
    ([build]) => (build?.not_before.getTime() ?? 0) > Date.now() + 500_000,
  )
  await service?.close()

  await start()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(front.calls).toHaveLength(3)
  await database.db
    .updateTable('build')
    .set({ not_before: new Date() })
    .where('state', '=', 'waiting')
    .execute()
  expect(await end(publication)).toMatchObject({ state: 'failed', build: { step: 'calling' } })
  expect(front.calls).toHaveLength(5)
})

test('waits while the public address still shows the old text', async () => {
  front.pages = { '/blog/tides/': 'old' }
  await start()
  const publication = await publishPost()
  await eventually(
    async () => (await service?.publication(publication))?.build?.step,
    (step) => step === 'checking',
  )
  expect(await service?.publication(publication)).toMatchObject({ state: 'building' })
  front.pages = { '/blog/tides/': 'h1' }
  expect(await end(publication)).toMatchObject({ state: 'live' })
})

test('fails when the site never shows the publication, and reports what it shows instead', async () => {
  await start({ patience: { totalMs: 60, firstPauseMs: 20, longestPauseMs: 20 } })
  expect(await end(await publishPost())).toMatchObject({
    state: 'failed',
    build: {
      step: 'checking',
      failure: matching(/\/blog\/tides\/ didn’t update within .+: it answers 404\./),
    },
  })
})

test('explains that the site can’t be reached', async () => {
  await start({ patience: { totalMs: 60, firstPauseMs: 20, longestPauseMs: 20 } })
  await service?.close()
  service = await openPublishing({
    db: database.db,
    site,
    builder: createHook({
      url: `${front.address}/hook`,
      patience: { totalMs: 60, firstPauseMs: 20, longestPauseMs: 20 },
    }),
    // a port that no server gets by chance
    publisher: { siteUrl: () => 'http://127.0.0.1:2' },
  })
  expect(await end(await publishPost())).toMatchObject({
    build: { failure: matching(/it can’t be reached \(ECONNREFUSED\)\./) },
  })
})
