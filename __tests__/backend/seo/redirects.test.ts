import { randomUUID } from 'node:crypto'
import { listAudit } from '../../../contract/audit'
import { ErrorSchema } from '../../../contract/error'
import { outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { hosting } from '../support/make-site'
import { clearSeo, openSeoService, type SeoService } from '../support/seo-service'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

const siteUrl = 'https://firm.example'

describe.each(kinds)('redirects on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: SeoService
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    const built = { from: '/of-the-build/', to: '/about/', status: 301, by: 'editor' } as const
    service = await openSeoService(database.db, issuer, {
      siteUrl: () => siteUrl,
      ...{ hosting: { ...hosting, redirects: [...hosting.redirects, built] } },
    })
  })
  afterAll(async () => {
    await service.open.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(() => clearSeo(database.db))

  const ask = async (url: string) => {
    const { statusCode, headers } = await service.open.app.inject({ url, headers: { accept: 'text/html' } })
    return [statusCode, headers.location]
  }
  const refusal = async (input: { from: string; to: string; id?: string; version?: number }) => {
    const answer = await service.nora.tryLead(input)
    const { code, message } = ErrorSchema.parse(answer.json())
    return [answer.statusCode, code, message]
  }

  describe('a redirect', () => {
    test('works at once, with and without a trailing slash, and keeps the query', async () => {
      expect(await ask('/charts/')).toEqual([404, undefined])
      await service.nora.lead({ from: '/charts/', to: '/about/' })
      expect(await ask('/charts/')).toEqual([301, '/about/'])
      expect(await ask('/charts')).toEqual([301, '/about/'])
      expect(await ask('/charts/?x=1')).toEqual([301, '/about/?x=1'])
      expect(await ask('/charts/deeper/')).toEqual([404, undefined])
    })

    test('is not cached by browsers, so that a change works at once too', async () => {
      const rule = await service.nora.lead({ from: '/charts/', to: 'https://x.example/a', permanent: false })
      const answer = await service.open.app.inject('/charts/')
      expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://x.example/a'])
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      await service.mei.lead({ ...rule, to: '/about/', permanent: true })
      expect(await ask('/charts/')).toEqual([301, '/about/'])
    })

    test('stops at once when removed, even if the build contains it', async () => {
      const rule = await service.nora.lead({ from: '/of-the-build/', to: '/about/' })
      expect(await ask('/of-the-build/')).toEqual([301, '/about/'])
      const url = `/api/admin/redirects/${rule.id}?version=${rule.version}`
      expect((await service.nora.send('DELETE', url)).statusCode).toBe(204)
      expect(await ask('/of-the-build/')).toEqual([404, undefined])
      expect(outcomeOf(await service.nora.send('DELETE', url))).toEqual([404, 'not_found'])
    })

    test('is listed without its author, and each change is audited', async () => {
      const rule = await service.nora.lead({ from: '/charts/', to: '/about/' })
      const changed = await service.mei.lead({ ...rule, to: '/' })
      const { updatedBy: _, ...open } = changed
      expect((await service.list()).redirects).toEqual([open])
      await service.nora.send('DELETE', `/api/admin/redirects/${rule.id}?version=${changed.version}`)

      const { data } = listAudit.responses[200].parse((await service.nora.get('/api/admin/audit')).json())
      const [first, last] = [
        { from: '/charts/', to: '/about/', permanent: true },
        { from: '/charts/', to: '/', permanent: true },
      ]
      expect(data.map(({ action, subject, before, after }) => [action, subject, before, after])).toEqual([
        ['redirect.removed', '/charts/', last, null],
        ['redirect.changed', '/charts/', first, last],
        ['redirect.added', '/charts/', null, first],
      ])
    })

    test('to an absolute address of this site is stored as a path', async () => {
      expect((await service.nora.lead({ from: '/charts/', to: `${siteUrl}/about` })).to).toBe('/about/')
      expect((await refusal({ from: '/x/', to: `${siteUrl}/x/` }))[1]).toBe('redirect_loop')
    })

    test('can’t be changed or removed when another person has changed it', async () => {
      const rule = await service.nora.lead({ from: '/charts/', to: '/about/' })
      await service.mei.lead({ ...rule, to: '/' })
      expect((await refusal({ ...rule, to: 'https://x.example/' }))[1]).toBe('changed')
      const url = `/api/admin/redirects/${rule.id}?version=${rule.version}`
      expect(outcomeOf(await service.nora.send('DELETE', url))).toEqual([409, 'changed'])
      expect((await refusal({ from: '/y/', to: '/', id: randomUUID(), version: 3 }))[1]).toBe('changed')
    })

    test('sent again after a lost response is the same one', async () => {
      const rule = await service.nora.lead({ from: '/charts/', to: '/about/' })
      expect(await service.nora.lead({ ...rule, version: 0 })).toEqual(rule)
    })
  })

  describe('is rejected with a remedy when it', () => {
    test('leads to itself', async () => {
      expect(await refusal({ from: '/a/', to: '/a/' })).toEqual([
        409,
        'redirect_loop',
        'A URL can’t redirect to itself.',
      ])
    })

    test('closes a loop', async () => {
      await database.db
        .insertInto('redirect')
        .values([
          { id: randomUUID(), from: '/b/', to: '/c/', permanent: true, updated_by: 'x' },
          { id: randomUUID(), from: '/c/', to: '/a/', permanent: true, updated_by: 'x' },
        ])
        .execute()
      const [status, code, message] = await refusal({ from: '/a/', to: '/b/' })
      expect([status, code]).toEqual([409, 'redirect_loop'])
      expect(message).toContain('/a/ → /b/ → /c/ → /a/')
    })

    test('leads to another redirect', async () => {
      await service.nora.lead({ from: '/b/', to: '/about/' })
      expect(await refusal({ from: '/a/', to: '/b/' })).toEqual([
        409,
        'redirect_chain',
        '/b/ already redirects to /about/. Redirect to /about/ directly.',
      ])
    })

    test('leads to a redirect from a file', async () => {
      const [, code, message] = await refusal({ from: '/a/', to: '/old/' })
      expect(code).toBe('redirect_chain')
      expect(message).toContain('Redirect to /about/ directly')
    })

    test('starts where another redirect leads', async () => {
      await database.db
        .insertInto('redirect')
        .values({ id: randomUUID(), from: '/b/', to: '/a/', permanent: true, updated_by: 'x' })
        .execute()
      const [, code, message] = await refusal({ from: '/a/', to: '/about/' })
      expect(code).toBe('redirect_chain')
      expect(message).toContain('Redirect it to /about/ first')
    })

    test('starts where a redirect exists, in the editor or in a file', async () => {
      await service.nora.lead({ from: '/a/', to: '/about/' })
      const [, code, message] = await refusal({ from: '/a/', to: '/' })
      expect([code, message]).toEqual([
        'redirect_exists',
        '/a/ already redirects to /about/. Change that redirect instead.',
      ])
      for (const from of ['/old/', '/campaign/']) {
        const [, again, why] = await refusal({ from, to: '/' })
        expect(again).toBe('redirect_exists')
        expect(why).toContain('content/redirects.yml')
      }
    })

    test.each(['/', '/about/', '/admin/', '/search/', '/api/seo/'])(
      'starts at %s, where something exists',
      async (from) => {
        expect((await refusal({ from, to: 'https://x.example/' }))[1]).toBe('page_exists')
      },
    )

    test('leads to no page', async () => {
      expect((await refusal({ from: '/a/', to: '/nothing/' }))[1]).toBe('page_missing')
      expect((await refusal({ from: '/a/', to: '/blog/never-written/' }))[1]).toBe('page_missing')
    })

    test.each([
      ['http://x.example/', 'a target without encryption'],
      ['//x.example/', 'another host by two slashes'],
      ['/a b/', 'a target with a space'],
      ['https://x.example/:splat 200!', 'an address with a space'],
      ['https://user@x.example/', 'a user name'],
      ['https://user:word@x.example/', 'a password'],
      ['https://x.example\\@y.example/', 'a backslash'],
      ['https:x.example', 'no slashes'],
      ['https://x.example/\r\nA: b', 'a line end'],
    ])('has the target %s: %s', async (to) => {
      expect((await refusal({ from: '/a/', to })).slice(0, 2)).toEqual([400, 'bad_request'])
    })
  })

  test('is kept in the normal form of its target', async () => {
    const rule = await service.nora.lead({ from: '/a/', to: 'HTTPS://X.Example:443/b/../c' })
    expect(rule.to).toBe('https://x.example/c')
    expect(await ask('/a/')).toEqual([301, 'https://x.example/c'])
  })

  test('of an earlier version leads nowhere when its target is unsafe', async () => {
    const targets = [
      'https://x.example/:splat 200!',
      'https://user@x.example/',
      '//x.example/',
      '/\\x.example/',
    ]
    const row = (to: string, index: number) => ({
      id: randomUUID(),
      from: `/a${index}/`,
      to,
      permanent: true,
      updated_by: 'x',
    })
    await database.db.insertInto('redirect').values(targets.map(row)).execute()
    for (const index of targets.keys()) expect(await ask(`/a${index}/`)).toEqual([404, undefined])
    expect((await service.list()).redirects.map(({ to }) => to)).toEqual(targets)
  })

  test('can lead to an article from a file, but not start there', async () => {
    await service.nora.lead({ from: '/a/', to: '/blog/tides/' })
    expect((await refusal({ from: '/blog/tides/', to: '/about/' }))[1]).toBe('page_exists')
  })

  test('of two simultaneous redirects that would close a loop, one is created', async () => {
    for (let round = 0; round < 10; round += 1) {
      await clearSeo(database.db)
      // both have no page, so only the other redirect can conflict with each
      const answers = await Promise.all([
        service.nora.tryLead({ from: '/a/', to: 'https://firm.example/about/' }),
        service.mei.tryLead({ from: '/b/', to: 'https://firm.example/a/' }),
      ])
      const rules = (await service.list()).redirects
      const chained = rules.filter(({ to }) => rules.some(({ from }) => from === to))
      expect(chained).toEqual([])
      expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    }
  })

  test('of many simultaneous redirects from the same path, one is created', async () => {
    const answers = Array.from({ length: 8 }, () => service.nora.tryLead({ from: '/a/', to: '/about/' }))
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  })
})
