import { seedEmployees } from '../../../backend/employees/seed-employees'
import {
  EmailTemplateSchema,
  listEmailTemplates,
  listEmailTemplateVersions,
  type EmailTemplate,
} from '../../../contract/email'
import { defaultWords, emailTemplateNames, type EmailTemplateName } from '../../../contract/email-templates'
import { apiOf, outcomeOf, type ApiOf } from '../support/api-of'
import { emptyAuditLog, readChanges } from '../support/audit-log'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { openApp, type OpenApp } from '../support/open-app'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

const path = '/api/admin/email-templates'
const nora = 'nora@firm.example'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('templates of emails on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let open: OpenApp
  let admin: ApiOf
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    open = await openApp({ db: database.db, signIn: issuer.plan, writesPerMinute: 1000 })
    admin = apiOf(open.app, issuer, nora)
    await seedEmployees(database.db, { firstAdmin: nora })
  })
  afterAll(async () => {
    await open.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('email_template_version').execute()
    await emptyAuditLog(database.db)
  })

  const list = async () => listEmailTemplates.responses[200].parse((await admin.get(path)).json()).data
  const find = async (name: EmailTemplateName) => (await list()).find((one) => one.name === name)
  const save = (name: EmailTemplateName, body: Pick<EmailTemplate, 'version'> & { words: unknown }) =>
    admin.send('PUT', `${path}/${name}`, body)
  const words = { subject: 'Your note [{{reference}}]', text: 'Hello from {{company}}.' }

  test('every template begins as the site has it', async () => {
    const all = await list()
    expect(all.map(({ name }) => name)).toEqual(emailTemplateNames)
    expect(all.every(({ isDefault, version, by }) => isDefault && version === 0 && by === null)).toBe(true)
    expect(all[0]).toMatchObject(defaultWords('contact-received'))
  })

  test('an edited template is kept with every version, and returns to the default', async () => {
    const saved = EmailTemplateSchema.parse(
      (await save('contact-received', { version: 0, words: { ...words, text: `  ${words.text}\n` } })).json(),
    )
    expect(saved).toMatchObject({ ...words, isDefault: false, version: 1, by: nora })
    expect(await find('contact-received')).toEqual(saved)
    expect(await find('support-received')).toMatchObject({ isDefault: true, version: 0 })

    expect(outcomeOf(await save('contact-received', { version: 1, words: null }))).toEqual([200, undefined])
    expect(await find('contact-received')).toMatchObject({
      ...defaultWords('contact-received'),
      ...{ isDefault: true, version: 2, by: nora },
    })
    const versions = await admin.get(`${path}/contact-received/versions`)
    expect(
      listEmailTemplateVersions.responses[200]
        .parse(versions.json())
        .data.map(({ version, isDefault, subject }) => [version, isDefault, subject]),
    ).toEqual([
      [2, true, defaultWords('contact-received').subject],
      [1, false, words.subject],
    ])
    const changes = await readChanges(database.db)
    expect(changes).toHaveLength(2)
    expect(changes).toContainEqual({
      actor: nora,
      action: 'email.edited',
      subject: 'Message received',
      before: defaultWords('contact-received'),
      after: words,
    })
  })

  test('of two people who save at once, the later one is told, and nothing is written twice', async () => {
    const other = { ...words, text: 'Other words' }
    const both = await Promise.all(
      [words, other].map((one) => save('contact-received', { version: 0, words: one })),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { version, ...now } = (await find('contact-received')) ?? { version: -1 }
    expect(version).toBe(1)
    expect(
      outcomeOf(await save('contact-received', { version: 0, words: { ...words, text: 'Third' } })),
    ).toEqual([409, 'changed'])
    // the answer to a save was lost: the same words are no conflict
    const { subject, text } = now as EmailTemplate
    expect(outcomeOf(await save('contact-received', { version: 0, words: { subject, text } }))[0]).toBe(200)
    expect(await readChanges(database.db)).toHaveLength(1)
  })

  test.each([
    [{ ...words, text: 'Hello {{visitor}}' }, 'Text: “{{visitor}}” isn’t a placeholder of this email.'],
    [{ ...words, subject: 'Thank you' }, 'Subject: Keep {{reference}}'],
    [{ ...words, subject: 'A\nBcc: {{reference}}' }, 'Subject: Enter a subject of one line'],
  ])('refuses words that can’t be sent: %#', async (refused, message) => {
    const answer = await save('contact-received', { version: 0, words: refused })
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(message)])
    expect(await find('contact-received')).toMatchObject({ version: 0 })
  })

  test('the next email is written from what was saved', async () => {
    await save('employee-invitation', {
      version: 0,
      words: { subject: 'Welcome to {{workspace}}', text: 'Hi {{account}}: {{signIn}}\n{{company}}' },
    })
    const added = await admin.send('POST', '/api/admin/employees', {
      email: 'mei@firm.example',
      roles: ['editor'],
    })
    expect(added.statusCode).toBe(201)
    const emails = await database.db.selectFrom('email').select(['subject', 'text']).execute()
    expect(emails).toEqual([
      { subject: 'Welcome to the website’s workspace', text: 'Hi mei@firm.example: /auth/login/' },
    ])
  })
})
