import path from 'node:path'
import { readEnv } from '../../backend/env'

const database = 'postgres://site:secret@db.firm.example:5432/site'
const production = { NODE_ENV: 'production', DATABASE_URL: database }
const entra = {
  ENTRA_TENANT_ID: '11111111-1111-4111-8111-111111111111',
  ENTRA_CLIENT_ID: '22222222-2222-4222-8222-222222222222',
  ENTRA_API_CLIENT_ID: '33333333-3333-4333-8333-333333333333',
}
const emulators = { ...entra, EMULATORS_URL: 'http://localhost:8002' }

describe('the environment', () => {
  test('has defaults for every variable', () => {
    expect(readEnv({})).toEqual({
      port: 8000,
      host: 'localhost',
      siteDirectory: path.resolve('dist'),
      logLevel: 'info',
      trustProxy: false,
      database: { kind: 'embedded', directory: path.resolve('.data') },
      registrations: undefined,
      firstAdmin: undefined,
      sampleEmployees: undefined,
      sampleConversations: undefined,
      siteOrigins: [],
      writesPerMinute: 120,
      readsPerMinute: 3000,
      scanner: undefined,
      uploadBudget: { perDay: 50, inAll: 10_000 },
      inquiryMonths: 24,
      auditMonths: undefined,
      notificationDays: 90,
      drainMs: 0,
      metricsToken: undefined,
      building: undefined,
      siteUrl: undefined,
      timeZone: 'UTC',
      mail: undefined,
      notifyAddress: undefined,
      warnings: [],
      files: { kind: 'folder', directory: path.resolve('.data/files') },
    })
  })

  test.each(['prod', 'Production', 'PRODUCTION', 'staging', 'dev'])(
    'rejects NODE_ENV=%s, which may be a misspelt production',
    (NODE_ENV) => {
      expect(() => readEnv({ NODE_ENV })).toThrow(
        /^environment variable NODE_ENV: must be "development" or "test" or "production", not/,
      )
    },
  )

  test('listens on all addresses in production, unless configured otherwise', () => {
    expect(readEnv(production).host).toBe('0.0.0.0')
    expect(readEnv({ ...production, HOST: '10.0.0.1' }).host).toBe('10.0.0.1')
  })

  test('treats an empty variable as unset', () => {
    const env = readEnv({
      PORT: '0',
      SITE_DIR: '/srv/site',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      HOST: '',
    })
    expect(env).toMatchObject({
      port: 0,
      host: 'localhost',
      siteDirectory: '/srv/site',
      logLevel: 'silent',
      trustProxy: '10.0.0.0/8, loopback',
    })
    expect(readEnv({ PORT: '' }).port).toBe(8000)
    expect(readEnv({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  })

  test('reports all invalid variables at once', () => {
    const read = () => readEnv({ PORT: '80x', LOG_LEVEL: 'inf', TRUST_PROXY: '2' })
    expect(read).toThrow('environment variable PORT: must be a whole number from 0 to 65535, not "80x"')
    expect(read).toThrow(/LOG_LEVEL: .*Did you mean "info"/)
    expect(read).toThrow(/TRUST_PROXY: must be "true", "false" or addresses of proxies/)
  })

  test.each(['65536', '-1', '1.5', '1e3', ' '])('rejects PORT=%s', (PORT) => {
    expect(() => readEnv({ PORT })).toThrow('environment variable PORT')
  })
})

describe('the virus scanner', () => {
  test.each([
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamav:3310', { host: 'clamav', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
  ])('listens at CLAMAV_ADDRESS=%s', (CLAMAV_ADDRESS, scanner) => {
    expect(readEnv({ CLAMAV_ADDRESS }).scanner).toEqual(scanner)
  })

  test.each(['clamav', 'clamav:', ':3310', 'clamav:99999', 'tcp://clamav:3310', '1'])(
    'rejects CLAMAV_ADDRESS=%s',
    (CLAMAV_ADDRESS) => {
      expect(() => readEnv({ CLAMAV_ADDRESS })).toThrow(
        'CLAMAV_ADDRESS: must be a socket such as "/run/clamav/clamd.ctl", or a host and port',
      )
    },
  )
})

describe('the database', () => {
  test('is the server at DATABASE_URL, or embedded in DATA_DIR', () => {
    expect(readEnv({ DATABASE_URL: database }).database).toEqual({ kind: 'server', url: database })
    expect(readEnv({ DATA_DIR: '/srv/data' }).database).toEqual({ kind: 'embedded', directory: '/srv/data' })
  })

  test('is embedded in production only when explicitly allowed', () => {
    const read = () => readEnv({ NODE_ENV: 'production' })
    expect(read).toThrow(/^environment variable DATABASE_URL: expected the address of a PostgreSQL server/)
    expect(read).toThrow(/To use it anyway, set ALLOW_EMBEDDED_DATABASE=1$/)
    const wanted = readEnv({ NODE_ENV: 'production', ALLOW_EMBEDDED_DATABASE: '1', DATA_DIR: '/srv/data' })
    expect(wanted.database).toEqual({ kind: 'embedded', directory: '/srv/data' })
  })

  test.each(['localhost:5432/site', 'mysql://localhost/site', 'postgres:site'])(
    'rejects DATABASE_URL=%s, with an example',
    (DATABASE_URL) => {
      expect(() => readEnv({ DATABASE_URL })).toThrow(
        'environment variable DATABASE_URL: must be an address such as "postgres://user:password@host:5432/database"',
      )
    },
  )

  test('accepts only 0 and 1 for ALLOW_EMBEDDED_DATABASE', () => {
    expect(() => readEnv({ ALLOW_EMBEDDED_DATABASE: 'yes' })).toThrow(
      'ALLOW_EMBEDDED_DATABASE: must be "0" or "1"',
    )
  })
})

describe('signing in', () => {
  test('is configured by three ids, and by the emulators’ address in development', () => {
    const ids = {
      tenantId: entra.ENTRA_TENANT_ID,
      clientId: entra.ENTRA_CLIENT_ID,
      apiClientId: entra.ENTRA_API_CLIENT_ID,
      allowGuests: false,
    }
    expect(readEnv(entra).registrations).toEqual({ ...ids, emulatorsUrl: undefined })
    expect(readEnv({ ...production, ...entra }).registrations).toEqual({ ...ids, emulatorsUrl: undefined })
    expect(readEnv(emulators).registrations).toEqual({ ...ids, emulatorsUrl: 'http://localhost:8002' })
    expect(readEnv({ ...entra, ALLOW_GUESTS: '1' }).registrations).toMatchObject({ allowGuests: true })
  })

  test('reports the missing ids', () => {
    const read = () => readEnv({ ENTRA_CLIENT_ID: entra.ENTRA_CLIENT_ID })
    expect(read).toThrow(
      'environment variable ENTRA_TENANT_ID: expected an id since the others are set, found nothing',
    )
    expect(read).toThrow('environment variable ENTRA_API_CLIENT_ID: expected an id since the others are set')
    expect(() => readEnv({ EMULATORS_URL: 'http://localhost:8002' })).toThrow(
      'environment variable ENTRA_TENANT_ID: expected an id since EMULATORS_URL is set, found nothing',
    )
  })

  test('rejects invalid ids', () => {
    expect(() => readEnv({ ...entra, ENTRA_TENANT_ID: 'firm.onmicrosoft.com' })).toThrow(
      'environment variable ENTRA_TENANT_ID: must be an id such as 01234567-89ab-cdef-0123-456789abcdef, not "firm.onmicrosoft.com"',
    )
  })

  test.each(['http://127.0.0.1:8002', 'http://[::1]:8002', 'http://localhost:8002/'])(
    'accepts EMULATORS_URL=%s',
    (EMULATORS_URL) => {
      const { origin } = new URL(EMULATORS_URL)
      expect(readEnv({ ...entra, EMULATORS_URL }).registrations?.emulatorsUrl).toBe(origin)
    },
  )

  test.each([
    'https://localhost:8002',
    'http://emulators.firm.example',
    'http://localhost.firm.example:8002',
    'http://127.0.0.1.firm.example',
    'http://10.0.0.1:8002',
    'http://localhost:8002/path',
    'http://user@localhost:8002',
    'localhost:8002',
  ])('rejects EMULATORS_URL=%s, which is not on this machine', (EMULATORS_URL) => {
    expect(() => readEnv({ ...entra, EMULATORS_URL })).toThrow(
      'environment variable EMULATORS_URL: must be an http address of this machine',
    )
  })

  test('rejects the emulators in production', () => {
    expect(() => readEnv({ ...production, ...emulators })).toThrow(
      /^environment variable EMULATORS_URL: expected nothing in production, .* Remove it$/,
    )
  })
})

describe('the emulators', () => {
  test.each(['localhost', '127.0.0.1', '::1', ''])('are allowed with HOST=%s', (HOST) => {
    expect(readEnv({ ...emulators, HOST }).registrations?.emulatorsUrl).toBe('http://localhost:8002')
  })

  test.each(['0.0.0.0', '::', '10.0.0.1', 'www.firm.example', '127.0.0.1.firm.example'])(
    'are rejected with HOST=%s, which lets other machines in, whatever NODE_ENV is',
    (HOST) => {
      for (const NODE_ENV of ['', 'development', 'test']) {
        expect(() => readEnv({ ...emulators, HOST, NODE_ENV })).toThrow(
          /^environment variable EMULATORS_URL: expected nothing while HOST=".*" lets other machines in, .* Remove it, or set HOST=localhost$/,
        )
      }
    },
  )
})

describe('other variables', () => {
  test('are read', () => {
    const env = readEnv({
      FIRST_ADMIN: ' Nora@firm.example ',
      SAMPLE_EMPLOYEES: '/srv/sample.json',
      SAMPLE_CONVERSATIONS: '/srv/conversations.json',
      SITE_ORIGINS: 'https://www.firm.example, http://localhost:9000',
      WRITES_PER_MINUTE: '5',
      INQUIRY_MONTHS: '12',
      TIME_ZONE: 'Europe/Dublin',
    })
    expect(env).toMatchObject({
      firstAdmin: 'Nora@firm.example',
      sampleEmployees: '/srv/sample.json',
      sampleConversations: '/srv/conversations.json',
      siteOrigins: ['https://www.firm.example', 'http://localhost:9000'],
      writesPerMinute: 5,
      inquiryMonths: 12,
      timeZone: 'Europe/Dublin',
    })
  })

  test.each([
    ['FIRST_ADMIN', 'nora', 'an email address'],
    ['SITE_ORIGINS', 'www.firm.example', 'origins, e.g. "https://www.example.com"'],
    ['SITE_ORIGINS', 'https://www.firm.example/path', 'origins'],
    ['SITE_ORIGINS', '*', 'origins'],
    ['WRITES_PER_MINUTE', '0', 'a whole number from 1'],
    ['TIME_ZONE', 'Dublin', 'an IANA name of a time zone, e.g. "Europe/Dublin"'],
    ['TIME_ZONE', '+01:00', 'an IANA name of a time zone'],
  ])('%s=%s is rejected', (name, value, expected) => {
    expect(() => readEnv({ [name]: value })).toThrow(`environment variable ${name}: must be ${expected}`)
  })

  test('samples are rejected in production', () => {
    expect(() => readEnv({ ...production, SAMPLE_EMPLOYEES: 'sample.json' })).toThrow(
      /^environment variable SAMPLE_EMPLOYEES: expected nothing in production/,
    )
  })
})

describe('building the site', () => {
  const hook = 'https://host.example/hooks/0123'
  const secret = '0123456789abcdef'

  test('is off, done by this service, or triggered by a deploy hook', () => {
    expect(readEnv({ BUILD_SITE: '0' }).building).toBeUndefined()
    expect(readEnv({ BUILD_SITE: '1' }).building).toMatchObject({ by: 'worker' })
    expect(readEnv({ DEPLOY_HOOK_URL: hook }).building).toEqual({ by: 'hook', url: hook, secret: undefined })
    expect(readEnv({ DEPLOY_HOOK_URL: hook, DEPLOY_HOOK_SECRET: secret }).building).toEqual({
      by: 'hook',
      url: hook,
      secret,
    })
    expect(() => readEnv({ BUILD_SITE: '1', DEPLOY_HOOK_URL: hook })).toThrow(
      /^BUILD_SITE and DEPLOY_HOOK_URL can’t both be set$/,
    )
    expect(() => readEnv({ DEPLOY_HOOK_SECRET: secret })).toThrow(
      /^environment variable DEPLOY_HOOK_SECRET: expected nothing without DEPLOY_HOOK_URL/,
    )
  })

  test('passes on the environment without the service’s settings and secrets', () => {
    const env = readEnv({
      ...entra,
      BUILD_SITE: '1',
      DATABASE_URL: database,
      PGPASSWORD: 'secret',
      NPM_TOKEN: 'secret',
      PORT: '9000',
      EMULATORS_URL: 'http://localhost:8002',
      PATH: '/bin',
      GTAG_ID: 'G-ABC1234567',
      SITE_URL: 'https://www.firm.example',
    })
    expect(env.building).toEqual({
      by: 'worker',
      timeLimitMs: 30 * 60_000,
      variables: { PATH: '/bin', GTAG_ID: 'G-ABC1234567', SITE_URL: 'https://www.firm.example' },
    })
    expect(env.siteUrl).toBe('https://www.firm.example')
  })

  test.each([
    ['BUILD_SITE', 'yes', 'must be "0" or "1"'],
    ['DEPLOY_HOOK_URL', 'host.example/hook', 'must be an address such as'],
    [
      'DEPLOY_HOOK_URL',
      'http://host.example/hook',
      'must be an address such as "https://host.example/hooks/0123", or with http on this machine alone',
    ],
    ['SITE_URL', 'https://www.firm.example/', 'must be an address without a trailing slash'],
    ['SITE_URL', 'www.firm.example', 'must be an address without a trailing slash'],
  ])('rejects %s=%s', (name, value, says) => {
    expect(() => readEnv({ [name]: value })).toThrow(`environment variable ${name}: ${says}`)
  })

  test.each(['http://localhost:9000/hook', 'http://127.0.0.1/hook', 'http://[::1]:9000/hook'])(
    'accepts the hook %s of this machine',
    (url) => {
      expect(readEnv({ DEPLOY_HOOK_URL: url }).building).toMatchObject({ by: 'hook', url })
    },
  )

  test('rejects a short secret', () => {
    expect(() => readEnv({ DEPLOY_HOOK_URL: hook, DEPLOY_HOOK_SECRET: 'short' })).toThrow(
      'DEPLOY_HOOK_SECRET: must be at least 16 characters',
    )
  })
})

describe('email', () => {
  const SMTP_URL = 'smtps://site:s3cr%40t@mail.firm.example:465'

  test('is sent by a server, with a sender, or stored', () => {
    const mail = { url: SMTP_URL, from: { name: 'The firm', address: 'hello@firm.example' } }
    expect(readEnv({ SMTP_URL, MAIL_FROM: '"The firm" <hello@firm.example>' }).mail).toEqual(mail)
    expect(readEnv({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'hello@firm.example' }).mail).toEqual({
      url: 'smtp://127.0.0.1:2525',
      from: { name: '', address: 'hello@firm.example' },
    })
    expect(readEnv({ NOTIFY_ADDRESS: 'desk@firm.example' })).toMatchObject({
      mail: undefined,
      notifyAddress: 'desk@firm.example',
      warnings: [],
    })
    expect(readEnv({ DESK_ADDRESS: 'desk@firm.example' })).toMatchObject({
      notifyAddress: 'desk@firm.example',
      warnings: [expect.stringContaining('NOTIFY_ADDRESS')],
    })
  })

  test('requires both variables or neither', () => {
    expect(() => readEnv({ SMTP_URL })).toThrow(
      /^environment variable MAIL_FROM: expected who mails come from since SMTP_URL is set, found nothing/,
    )
    expect(() => readEnv({ MAIL_FROM: 'hello@firm.example' })).toThrow(
      /^environment variable SMTP_URL: expected the address of a mail server since MAIL_FROM is set, found nothing/,
    )
  })

  test.each([
    'mail.firm.example',
    'http://mail.firm.example',
    'smtp://',
    'smtp://site@mail.firm.example',
    'smtp://mail.firm.example/inbox',
    'smtp://mail.firm.example?tls.rejectUnauthorized=false',
  ])('rejects SMTP_URL=%s', (value) => {
    expect(() => readEnv({ SMTP_URL: value, MAIL_FROM: 'hello@firm.example' })).toThrow(
      'environment variable SMTP_URL: must be an address such as',
    )
  })

  test.each([
    'The firm',
    'a@b',
    'The firm <hello@firm.example',
    'A <a@firm.example> <b@firm.example>',
    'A\r\nBcc: <a@firm.example>',
  ])('rejects MAIL_FROM=%j', (MAIL_FROM) => {
    expect(() => readEnv({ SMTP_URL, MAIL_FROM })).toThrow('environment variable MAIL_FROM: must be a sender')
  })
})

describe('the webhook of Microsoft Teams', () => {
  test('is an https address, or one on this machine', () => {
    for (const url of ['https://firm.webhook.office.example/x?sig=1', 'http://localhost:8080/hook'])
      expect(readEnv({ TEAMS_WEBHOOK_URL: url }).teamsUrl).toBe(url)
    expect(readEnv({}).teamsUrl).toBeUndefined()
  })

  test.each([
    'http://teams.example/hook',
    'teams.example',
    'ftp://localhost/',
    'https://user:word@teams.example/',
  ])('rejects %s', (value) => {
    expect(() => readEnv({ TEAMS_WEBHOOK_URL: value })).toThrow(
      'environment variable TEAMS_WEBHOOK_URL: must be an https address',
    )
  })
})

describe('file storage', () => {
  const account = 'DefaultEndpointsProtocol=https;AccountName=firm;AccountKey=c2VjcmV0'
  const azure = { AZURE_STORAGE_CONNECTION_STRING: account, AZURE_STORAGE_CONTAINER: 'visitors' }
  const s3 = { S3_BUCKET: 'visitors', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

  test('is a folder, Azure Blob Storage or an S3 bucket', () => {
    expect(readEnv({ DATA_DIR: '/srv/data' }).files).toEqual({ kind: 'folder', directory: '/srv/data/files' })
    expect(readEnv({ FILES_DIR: '/srv/files' }).files).toEqual({ kind: 'folder', directory: '/srv/files' })
    expect(readEnv(azure).files).toEqual({ kind: 'azure', connectionString: account, container: 'visitors' })
    const keys = { bucket: 'visitors', accessKeyId: 'key', secretAccessKey: 'secret' }
    expect(readEnv({ ...s3, S3_REGION: 'eu-west-1' }).files).toEqual({
      kind: 's3',
      ...keys,
      region: 'eu-west-1',
      endpoint: undefined,
    })
    expect(readEnv({ ...s3, S3_ENDPOINT: 'http://127.0.0.1:9000' }).files).toMatchObject({
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
    })
  })

  test('is configured once', () => {
    expect(() => readEnv({ ...azure, FILES_DIR: '/srv/files' })).toThrow(
      'environment variable AZURE_STORAGE_CONNECTION_STRING: expected nothing while FILES_DIR says where files are kept',
    )
    expect(() => readEnv({ ...azure, ...s3, S3_REGION: 'eu-west-1' })).toThrow(
      'environment variable S3_BUCKET: expected nothing while AZURE_STORAGE_CONNECTION_STRING says',
    )
  })

  test('is configured completely', () => {
    expect(() => readEnv({ AZURE_STORAGE_CONTAINER: 'visitors' })).toThrow(
      'environment variable AZURE_STORAGE_CONNECTION_STRING: expected a value since AZURE_STORAGE_CONTAINER is set',
    )
    expect(() => readEnv(s3)).toThrow(
      'environment variable S3_REGION: expected a value since S3_BUCKET is set, found nothing',
    )
    expect(() => readEnv({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow(
      /S3_BUCKET: .*\n.*S3_ACCESS_KEY_ID: .*\n.*S3_SECRET_ACCESS_KEY: /,
    )
  })

  test.each([
    ['AZURE_STORAGE_CONTAINER', 'Visitors', 'the name of a container'],
    ['AZURE_STORAGE_CONNECTION_STRING', 'firm', 'a connection string'],
    ['S3_BUCKET', 'a/b', 'the name of a bucket'],
    ['S3_ENDPOINT', 's3.host.example', 'an address such as'],
  ])('rejects %s=%s', (name, value, expected) => {
    expect(() => readEnv({ [name]: value })).toThrow(`environment variable ${name}: must be ${expected}`)
  })
})

test.each([
  ['DATABASE_URL', 'postgres:site:hunter2@db'],
  ['SMTP_URL', 'smtp://hunter2@mail.firm.example'],
  ['AZURE_STORAGE_CONNECTION_STRING', 'Key=hunter2'],
  ['TEAMS_WEBHOOK_URL', 'http://teams.example/hunter2'],
  ['DEPLOY_HOOK_URL', 'host.example/hunter2'],
  ['DEPLOY_HOOK_SECRET', 'hunter2'],
])('an error about %s omits its value, which holds a secret', (name, value) => {
  const message = messageOf(() => readEnv({ [name]: value }))
  expect(message).toContain(`environment variable ${name}: must be`)
  expect(message).not.toContain('hunter2')
})

function messageOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return String(error)
  }
  return ''
}
