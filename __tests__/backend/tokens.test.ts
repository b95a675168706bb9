import { createHmac } from 'node:crypto'
import { exportSPKI, SignJWT } from 'jose'
import { ErrorSchema } from '../../contract/error'
import { kinds, startDatabases, type Databases } from './support/databases'
import { openApp, type OpenApp } from './support/open-app'
import type { TestDatabase } from './support/test-database'
import { claimsOf, createKey, startTokenIssuer, type TokenIssuer } from './support/token-issuer'

const email = 'somebody@firm.example'
const seconds = (after: number) => Math.floor(Date.now() / 1000) + after

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('access tokens on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let open: OpenApp
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    open = await openApp({ db: database.db, signIn: issuer.plan, keysCooldownMs: 0 })
  })
  afterAll(async () => {
    await open.close()
    await database.close()
    await databases.remove()
  })

  /** The response to a request with this header. */
  async function call(authorization: string | undefined, from = open) {
    const answer = await from.app.inject({
      url: '/api/employee',
      headers: authorization === undefined ? {} : { authorization },
    })
    return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers }
  }

  async function refusalOf(authorization: string | undefined) {
    const { status, body, headers } = await call(authorization)
    const { code, message } = ErrorSchema.parse(body)
    expect(message).toMatch(/^[A-Z].*\.$/)
    return { refusal: [status, code], challenge: headers['www-authenticate'], message }
  }

  test('a valid token is accepted', async () => {
    const { status, body } = await call(`Bearer ${await issuer.tokenFor(email)}`)
    expect([status, body]).toEqual([200, { data: [] }])
  })

  test('the audience may be the App ID URI', async () => {
    const token = await issuer.tokenFor(email, { aud: 'api://33333333-3333-4333-8333-333333333333' })
    expect((await call(`bearer ${token}`)).status).toBe(200)
  })

  test('a small clock difference is tolerated', async () => {
    const token = await issuer.tokenFor(email, { nbf: seconds(3), exp: seconds(2) })
    expect((await call(`Bearer ${token}`)).status).toBe(200)
  })

  describe('without a valid token', () => {
    test('a request is challenged', async () => {
      const { refusal, challenge } = await refusalOf(undefined)
      expect([refusal, challenge]).toEqual([[401, 'token_missing'], 'Bearer'])
    })

    test.each([
      '',
      'Basic YTpi',
      'Bearer',
      'Bearer ',
      'Bearer a b',
      'Bearer garbage',
      'Bearer a.b.c',
      'Bearer ..',
    ])('"%s" is malformed', async (authorization) => {
      const { refusal, challenge } = await refusalOf(authorization)
      expect([refusal, challenge]).toEqual([[401, 'token_malformed'], 'Bearer error="invalid_token"'])
    })
  })

  describe('rejects a token', () => {
    test.each([
      ['for another audience', { aud: '00000003-0000-0000-c000-000000000000' }],
      ['of another issuer', { iss: 'https://login.example.com/x/v2.0' }],
      ['of another tenant', { tid: '99999999-9999-4999-8999-999999999999' }],
      ['that is not valid yet', { nbf: seconds(120) }],
      ['that never expires', { exp: undefined }],
      ['of nobody', { preferred_username: undefined }],
      ['of a name the database can’t hold', { preferred_username: 'a\0b@firm.example' }],
      ['without an account', { oid: undefined }],
      ['issued to another application', { azp: '99999999-9999-4999-8999-999999999999' }],
      [
        'issued to another application, by the older claim',
        { azp: undefined, appid: '99999999-9999-4999-8999-999999999999' },
      ],
      ['that names no application', { azp: undefined }],
    ])('%s', async (_what, claims) => {
      const { refusal, challenge } = await refusalOf(`Bearer ${await issuer.tokenFor(email, claims)}`)
      expect([refusal, challenge]).toEqual([[401, 'token_not_accepted'], 'Bearer error="invalid_token"'])
    })

    test('that has expired', async () => {
      const token = await issuer.tokenFor(email, { exp: seconds(-60) })
      expect((await refusalOf(`Bearer ${token}`)).refusal).toEqual([401, 'token_expired'])
    })

    test.each([
      ['without a scope', undefined],
      ['with other scopes', 'User.Read access_as_user_too'],
      ['of an application, which has roles in place of scopes', ['access_as_user']],
    ])('%s', async (_what, scp) => {
      const { refusal, challenge } = await refusalOf(`Bearer ${await issuer.tokenFor(email, { scp })}`)
      expect(refusal).toEqual([403, 'scope_missing'])
      expect(challenge).toBe('Bearer error="insufficient_scope", scope="access_as_user"')
    })

    test('whose claims were altered', async () => {
      const [header = '', , signature = ''] = (await issuer.tokenFor(email)).split('.')
      const altered = encode(claimsOf(issuer.plan, 'admin@firm.example'))
      expect((await refusalOf(`Bearer ${header}.${altered}.${signature}`)).refusal).toEqual([
        401,
        'token_not_accepted',
      ])
    })

    test('that is unsigned', async () => {
      const claims = encode(claimsOf(issuer.plan, email))
      for (const alg of ['none', 'None', 'NONE']) {
        const token = `${encode({ alg, typ: 'JWT', kid: issuer.key.kid })}.${claims}.`
        expect((await refusalOf(`Bearer ${token}`)).refusal[0]).toBe(401)
      }
    })

    test('that is signed with the public key as a shared secret', async () => {
      const head = `${encode({ alg: 'HS256', typ: 'JWT', kid: issuer.key.kid })}.${encode(claimsOf(issuer.plan, email))}`
      const secret = await exportSPKI(issuer.key.publicKey)
      const signature = createHmac('sha256', secret).update(head).digest('base64url')
      expect((await refusalOf(`Bearer ${head}.${signature}`)).refusal).toEqual([401, 'token_not_accepted'])
    })

    test('that is signed with another key under our key id', async () => {
      const other = await createKey()
      const token = await new SignJWT(claimsOf(issuer.plan, email))
        .setProtectedHeader({ alg: 'RS256', kid: issuer.key.kid })
        .sign(other.privateKey)
      expect((await refusalOf(`Bearer ${token}`)).refusal).toEqual([401, 'token_not_accepted'])
    })

    test('that names an unknown key', async () => {
      const token = await issuer.tokenFor(email, {}, { kid: 'unknown' })
      expect((await refusalOf(`Bearer ${token}`)).refusal).toEqual([401, 'token_not_accepted'])
    })

    test('without repeating it in the response', async () => {
      const token = await issuer.tokenFor('secret.name@firm.example', { aud: 'secret-audience' })
      const { message } = await refusalOf(`Bearer ${token}`)
      expect(message).not.toMatch(/secret/)
      expect(message).not.toContain(token.slice(0, 20))
    })
  })

  describe('the keys', () => {
    test('are fetched once and cached', async () => {
      const own = await openApp({ db: database.db, signIn: issuer.plan })
      const before = issuer.lookups()
      for (let calls = 0; calls < 5; calls++) await call(`Bearer ${await issuer.tokenFor(email)}`, own)
      expect(issuer.lookups() - before).toBe(1)
      await own.close()
    })

    test('may be rotated', async () => {
      const old = await issuer.tokenFor(email)
      expect((await call(`Bearer ${old}`)).status).toBe(200)
      await issuer.rotate()
      expect((await call(`Bearer ${await issuer.tokenFor(email)}`)).status).toBe(200)
      expect((await refusalOf(`Bearer ${old}`)).refusal).toEqual([401, 'token_not_accepted'])
    })

    test('are not fetched again right away for unknown key ids', async () => {
      const own = await openApp({ db: database.db, signIn: issuer.plan })
      const before = issuer.lookups()
      for (let calls = 0; calls < 5; calls++) {
        await call(`Bearer ${await issuer.tokenFor(email, {}, { kid: `unknown-${calls}` })}`, own)
      }
      expect(issuer.lookups() - before).toBe(1)
      await own.close()
    })

    test('are reported as unavailable when they can’t be fetched, and work once they can', async () => {
      const own = await openApp({ db: database.db, signIn: issuer.plan })
      const authorization = `Bearer ${await issuer.tokenFor(email)}`
      await issuer.stop()
      const down = await call(authorization, own)
      expect([down.status, ErrorSchema.parse(down.body).code]).toEqual([503, 'keys_unavailable'])
      await issuer.start()
      expect((await call(authorization, own)).status).toBe(200)
      await own.close()
    })
  })

  describe('while the keys can’t be fetched', () => {
    const hour = 60 * 60 * 1000
    let own: OpenApp
    let old: string
    /** Advances the clock of the service. */
    const goOn = (ms: number) => {
      const now = Date.now() + ms
      jest.spyOn(Date, 'now').mockReturnValue(now)
    }
    const outcome = async (token: string) => {
      const { status, body } = await call(`Bearer ${token}`, own)
      return status === 200 ? [status] : [status, ErrorSchema.parse(body).code]
    }
    beforeEach(async () => {
      own = await openApp({ db: database.db, signIn: issuer.plan })
      old = await issuer.tokenFor(email, { exp: seconds(72 * 3600) })
      expect(await outcome(old)).toEqual([200])
      await issuer.stop()
    })
    afterEach(async () => {
      jest.restoreAllMocks()
      await issuer.start()
      await own.close()
    })

    test('the last ones are valid for a day', async () => {
      goOn(2 * hour)
      expect(await outcome(old)).toEqual([200])
      goOn(21 * hour)
      expect(await outcome(old)).toEqual([200])
      goOn(2 * hour)
      expect(await outcome(old)).toEqual([503, 'keys_unavailable'])
    })

    test('a token with another key can’t be checked', async () => {
      goOn(2 * hour)
      const token = await issuer.tokenFor(email, { exp: seconds(72 * 3600) }, { kid: 'new' })
      expect(await outcome(token)).toEqual([503, 'keys_unavailable'])
      expect(await outcome(token)).toEqual([503, 'keys_unavailable'])
      expect(await outcome(old)).toEqual([200])
    })

    test('they are fetched again after a pause, and removed keys are then rejected', async () => {
      goOn(2 * hour)
      expect(await outcome(old)).toEqual([200])
      const before = issuer.lookups()
      await issuer.rotate()
      await issuer.start()
      expect([await outcome(old), issuer.lookups() - before]).toEqual([[200], 0])
      goOn(31_000)
      expect([await outcome(old), issuer.lookups() - before]).toEqual([[401, 'token_not_accepted'], 1])
    })
  })
})
