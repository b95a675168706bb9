import { createClock } from '../../../backend/clock'
import { mostPerDay } from '../../../backend/repositories/missing-addresses-repository'
import { createMissingLog, deleteOldMissing } from '../../../backend/seo/create-missing-log'
import { listMissingAddresses } from '../../../contract/missing-address'
import { apiOf, outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { openSeoService, type SeoService } from '../support/seo-service'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('addresses not found on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: SeoService
  let now = new Date()
  const clock = createClock({ now: () => now })
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openSeoService(database.db, issuer, { clock })
  })
  afterAll(async () => {
    await service.open.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    now = new Date('2026-05-04T10:00:00.000Z')
    await service.nora.get(listMissingAddresses.path) // writes what an earlier test left
    await database.db.deleteFrom('missing_address').execute()
  })

  const visit = (url: string, headers: Record<string, string> = {}) =>
    service.open.app.inject({ url, headers: { accept: 'text/html', host: 'firm.example', ...headers } })
  const list = async () =>
    listMissingAddresses.responses[200].parse((await service.nora.get(listMissingAddresses.path)).json()).data

  test('are counted by address and day, with the page of this site that links to them', async () => {
    await visit('/charts/old/')
    await visit('/charts/old?utm_source=mail', { referer: 'https://firm.example/about/?from=ada@x.example' })
    now = new Date('2026-05-06T10:00:00.000Z')
    await visit('/charts/old/', { referer: 'https://elsewhere.example/about/' })
    await visit('/maps/')
    expect(await list()).toEqual([
      { path: '/charts/old/', hits: 3, lastDay: '2026-05-06', linkedFrom: '/about/' },
      { path: '/maps/', hits: 1, lastDay: '2026-05-06', linkedFrom: null },
    ])
    const rows = await database.db.selectFrom('missing_address').selectAll().orderBy('day').execute()
    expect(JSON.stringify(rows)).not.toMatch(/ada|utm|elsewhere/)
  })

  test('are not those of pages, redirects, files, scanners and numbers that may be a person’s', async () => {
    await service.nora.lead({ from: '/led-on/', to: '/about/' })
    for (const url of [
      '/about/',
      '/led-on/',
      '/nothing.png',
      '/wp-admin/setup/',
      '/.env',
      '/shop/index.php',
      '/call/4915112345678/',
      '/unsubscribe/ada@x.example/',
      `/${'a'.repeat(90)}/`,
    ])
      await visit(url)
    await visit('/only-data/', { accept: 'application/json' })
    await service.open.app.inject({ method: 'HEAD', url: '/probe/', headers: { accept: 'text/html' } })
    expect(await list()).toEqual([])
  })

  test('are bounded: a scanner fills neither the memory nor a day', async () => {
    const missing = createMissingLog({ db: database.db, clock })
    for (let batch = 0; batch < 4; batch++) {
      for (let number = 0; number < 300; number++)
        missing.note(`/scan-${batch}-${number}/`, undefined, undefined)
      await missing.flush()
    }
    const stored = async () =>
      (await database.db.selectFrom('missing_address').select('path').execute()).length
    expect(await stored()).toBe(mostPerDay)
    missing.note('/scan-0-0/', undefined, undefined)
    missing.note('/late/', undefined, undefined)
    await missing.flush()
    expect(await stored()).toBe(mostPerDay)
    expect((await missing.list())[0]).toMatchObject({ path: '/scan-0-0/', hits: 2 })
  })

  test('are shown for 30 days and deleted after 90', async () => {
    await visit('/maps/')
    await list()
    now = new Date('2026-06-04T10:00:00.000Z')
    expect(await list()).toEqual([])
    expect(await deleteOldMissing(database.db, new Date('2026-08-02T23:00:00.000Z'))).toBe(0)
    expect(await deleteOldMissing(database.db, new Date('2026-08-03T00:00:00.000Z'))).toBe(1)
  })

  test('are for those who manage SEO', async () => {
    const ben = apiOf(service.open.app, issuer, 'ben@firm.example')
    const answer = await ben.get(listMissingAddresses.path)
    expect(outcomeOf(answer)).toEqual([403, 'role_insufficient'])
  })
})
