import { randomUUID } from 'node:crypto'
import { createBuildsRepository } from '../../../backend/repositories/builds-repository'
import { listAudit } from '../../../contract/audit'
import { getLatestBuild } from '../../../contract/seo'
import { outcomeOf } from '../support/api-of'
import { createTestDatabase } from '../support/databases'
import { clearSeo, openSeoService, type SeoService } from '../support/seo-service'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

const database = createTestDatabase()
let issuer: TokenIssuer
let service: SeoService
let woken = 0
beforeAll(async () => {
  issuer = await startTokenIssuer()
  const publishing = { onPublished: () => (woken += 1) }
  service = await openSeoService(database.db, issuer, { builder: 'worker', publishing })
})
afterAll(async () => {
  await service.open.close()
  await database.close()
  await issuer.stop()
})
beforeEach(() => clearSeo(database.db))

const latest = async () =>
  getLatestBuild.responses[200].parse((await service.nora.get('/api/admin/builds/latest')).json())

test('there is no build before the first', async () => {
  expect(await latest()).toEqual({ build: null, builder: 'worker' })
})

test('requesting a build twice queues one, and wakes the builder each time', async () => {
  for (let time = 1; time <= 2; time += 1) {
    const before = woken
    expect((await service.nora.send('POST', '/api/admin/builds')).statusCode).toBe(202)
    expect(woken).toBe(before + 1)
  }
  expect((await latest()).build).toMatchObject({ state: 'waiting', by: 'worker', failure: null })
  expect(await database.db.selectFrom('build').select('id').execute()).toHaveLength(1)
  const { data } = listAudit.responses[200].parse((await service.nora.get('/api/admin/audit')).json())
  expect(data[0]).toMatchObject({ actor: 'nora@firm.example', action: 'build.requested' })
})

test('shows the running build while another waits, and the last one when all have ended', async () => {
  const worker = randomUUID()
  const builds = createBuildsRepository(database.db)
  await builds.request('worker')
  const running = await builds.start(worker, { by: 'worker', step: 'building' })
  await builds.request('worker')
  expect((await latest()).build).toMatchObject({ id: running?.id, state: 'running' })
  await builds.end({ build: running?.id ?? '', worker }, { state: 'failed', failure: 'It rained.' })
  expect((await latest()).build).toMatchObject({ state: 'waiting' })
  const second = await builds.start(worker, { by: 'worker', step: 'building' })
  await builds.end({ build: second?.id ?? '', worker }, { state: 'live' })
  expect((await latest()).build).toMatchObject({ id: second?.id, state: 'live', step: 'done' })
})

test('reports that nobody builds the site', async () => {
  const own = createTestDatabase()
  const alone = await openSeoService(own.db, issuer)
  expect(outcomeOf(await alone.nora.send('POST', '/api/admin/builds'))).toEqual([409, 'not_now'])
  const answer = await alone.nora.get('/api/admin/builds/latest')
  expect(answer.json()).toEqual({ build: null, builder: null })
  await alone.open.close()
  await own.close()
})
