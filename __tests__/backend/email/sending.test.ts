import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from '../publishing/support/eventually'
import { bothKinds, startDatabases, type Databases } from '../support/databases'
import { openApp } from '../support/open-app'
import type { TestDatabase } from '../support/test-database'
import { addInquiry, addEmail, mailerOf, statesOf } from './support/emails'
import { saying, startCatcher, type Catcher } from './support/start-catcher'

let catcher: Catcher
beforeEach(async () => (catcher = await startCatcher()))
afterEach(() => catcher.stop())

describe.each(bothKinds)('the mailer on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
  })
  afterAll(async () => {
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('email').execute()
    await database.db.deleteFrom('inquiry').execute()
  })
  const send = (options?: Parameters<typeof mailerOf>[2]) =>
    mailerOf(database.db, catcher.url, options).sendDue()

  test('sends an email as written, once', async () => {
    const id = 'a2b5d0bc-3c3c-4f0e-9d4e-6f3a4ac0a001'
    const text = 'Grüße aus Zürich – “quotes”, 日本語, 🌊\n\n.\nA line that begins with a dot is no end.\n'
    await addEmail(database.db, { id, subject: 'Übergang 🌊 in the cloud', text })
    expect([await send(), await send()]).toEqual([1, 0])
    const [mail, ...others] = catcher.mails
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      from: { name: 'The firm', address: 'hello@firm.example' },
      to: [{ address: 'visitor@home.example' }],
      replyTo: [{ address: 'nora@firm.example' }],
      subject: 'Übergang 🌊 in the cloud',
      messageId: `<${id}@firm.example>`,
      recipients: ['visitor@home.example'],
    })
    expect(mail?.text?.trimEnd()).toBe(text.trimEnd())
    expect(await statesOf(database.db)).toEqual([{ state: 'sent', attempts: 1, failure: null }])
  })

  test('notices reply to the visitor, acknowledgements to the sender, and both are marked as automatic', async () => {
    const inquiryId = await addInquiry(database.db)
    await addEmail(database.db, { kind: 'acknowledgement', by: 'system', inquiryId })
    await addEmail(database.db, { kind: 'notification', by: 'system', to: 'desk@firm.example', inquiryId })
    await send()
    const sentTo = (to: string) => catcher.mails.find(({ recipients }) => recipients.includes(to))
    const [acknowledgement, notice] = [sentTo('visitor@home.example'), sentTo('desk@firm.example')]
    expect([acknowledgement?.replyTo, headerOf(acknowledgement, 'auto-submitted')]).toEqual([
      undefined,
      'auto-replied',
    ])
    expect(notice?.replyTo).toMatchObject([{ address: 'visitor@home.example' }])
    expect(headerOf(notice, 'auto-submitted')).toBe('auto-generated')
  })

  test('line breaks in user input can’t inject headers', async () => {
    await addEmail(database.db, {
      subject: 'Hello\r\nBcc: thief@bad.example\r\n\r\nAnother text',
      text: 'Fine\r\n.\r\nRCPT TO:<thief@bad.example>\r\n',
      by: 'nora@firm.example\r\nX-Bad: 1',
    })
    await send()
    const [mail] = catcher.mails
    expect(mail?.recipients).toEqual(['visitor@home.example'])
    expect(mail?.subject).toContain('Hello Bcc: thief@bad.example')
    expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']))
    expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-bad']))
    expect(mail?.text).toContain('RCPT TO:<thief@bad.example>')
  })

  test('a recipient that contains SMTP commands fails before the server sees it', async () => {
    await addEmail(database.db, { to: 'a@b.example>\r\nRCPT TO:<thief@bad.example' })
    await send()
    expect(catcher.mails).toEqual([])
    expect(await statesOf(database.db)).toMatchObject([{ state: 'failed' }])
  })

  test('retries after a pause when the server rejects an email temporarily', async () => {
    let asked = 0
    catcher.manners.refuse = () => (++asked === 1 ? { code: 451, words: 'Busy, come back' } : undefined)
    await addEmail(database.db)
    const timings = { pausesMs: [60_000] }
    expect(await send({ timings })).toBe(0)
    expect(await statesOf(database.db)).toEqual([
      { state: 'waiting', attempts: 1, failure: expect.stringContaining('451 Busy, come back') as string },
    ])
    expect(await send({ timings })).toBe(0) // it is not due yet
    await database.db.updateTable('email').set({ not_before: new Date() }).execute()
    expect(await send({ timings })).toBe(1)
    expect(await statesOf(database.db)).toEqual([{ state: 'sent', attempts: 2, failure: null }])
  })

  test('gives up after the last attempt, with the server’s message', async () => {
    catcher.manners.refuse = () => ({ code: 451, words: 'Busy, come back' })
    await addEmail(database.db)
    const timings = { pausesMs: [0, 0] }
    for (let tries = 0; tries < 5; tries++) await send({ timings })
    expect(await statesOf(database.db)).toEqual([
      {
        state: 'failed',
        attempts: 3,
        failure: expect.stringMatching(/^Failed after 3 attempts\. .*451 Busy, come back$/) as string,
      },
    ])
  })

  test('a permanent rejection fails at once and doesn’t block other emails', async () => {
    catcher.manners.refuse = (to) =>
      to.startsWith('nobody') ? { code: 550, words: 'No such user here' } : undefined
    await addEmail(database.db, { to: 'nobody@home.example' })
    await addEmail(database.db)
    expect(await send()).toBe(1)
    expect(await statesOf(database.db)).toEqual([
      { state: 'failed', attempts: 1, failure: expect.stringContaining('550 No such user here') as string },
      { state: 'sent', attempts: 1, failure: null },
    ])
  })

  test('a rejected message body fails permanently too', async () => {
    catcher.manners.onMail = () => Promise.reject(saying(554, 'Looks like spam'))
    await addEmail(database.db)
    await send()
    expect(await statesOf(database.db)).toMatchObject([
      { state: 'failed', failure: expect.stringContaining('554 Looks like spam') as string },
    ])
  })

  test('an unreachable server leaves emails waiting, and is tried once per round', async () => {
    await catcher.stop()
    await addEmail(database.db)
    await addEmail(database.db)
    await send()
    expect(await statesOf(database.db)).toMatchObject([
      {
        state: 'waiting',
        attempts: 1,
        failure: expect.stringMatching(/^127\.0\.0\.1 isn’t available: .*ECONNREFUSED/) as string,
      },
      { state: 'waiting', attempts: 0, failure: null },
    ])
    catcher = await startCatcher()
  })

  test('an email whose response never arrives is unsure and not sent again', async () => {
    catcher.manners.onMail = () => wait(3_000)
    await addEmail(database.db)
    await send({ totalMs: 400 })
    expect(await statesOf(database.db)).toMatchObject([
      { state: 'unsure', attempts: 1, failure: expect.stringContaining('may have been delivered') as string },
    ])
    expect(await send()).toBe(0)
    expect(catcher.mails).toHaveLength(1)
  })

  test('an email interrupted by a stop becomes unsure after a while, or at once with a single instance', async () => {
    await addEmail(database.db)
    await database.db
      .updateTable('email')
      .set({ state: 'sending', attempts: 1, worker: 'a2b5d0bc-3c3c-4f0e-9d4e-6f3a4ac0a002' })
      .set({ heartbeat_at: new Date(Date.now() - 1_000) })
      .execute()
    await send()
    expect(await statesOf(database.db)).toMatchObject([{ state: 'sending' }])
    expect(await send({ isAlone: true })).toBe(0)
    expect(await statesOf(database.db)).toMatchObject([{ state: 'unsure', attempts: 1 }])
    expect(catcher.mails).toEqual([])
  })

  test('a stop waits for the email in progress', async () => {
    const mailer = mailerOf(database.db, catcher.url, { timings: { tickMs: 20 } })
    catcher.manners.onMail = () => wait(300)
    await addEmail(database.db)
    await addEmail(database.db)
    mailer.start()
    await eventually(
      () => Promise.resolve(catcher.mails.length),
      (count) => count === 1,
    )
    await mailer.stop()
    expect((await statesOf(database.db)).map(({ state }) => state)).toEqual(['sent', 'waiting'])
  })

  test('requests don’t wait for a slow mail server', async () => {
    const { app, close } = await openApp({ db: database.db })
    const mailer = mailerOf(database.db, catcher.url, { timings: { tickMs: 20, graceMs: 0 } })
    let accept = () => {}
    catcher.manners.onMail = () => new Promise<void>((resolve) => (accept = resolve))
    await addEmail(database.db)
    mailer.start()
    await eventually(
      () => Promise.resolve(catcher.mails.length),
      (count) => count === 1,
    )
    const calls = Array.from({ length: 20 })
    for (const _ of calls) {
      expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'ok' })
      await addEmail(database.db)
    }
    expect(await statesOf(database.db)).toMatchObject([
      { state: 'sending' },
      ...calls.map(() => ({ state: 'waiting' })),
    ])
    accept()
    await mailer.stop()
    await close()
  })
})

test('a rejected password is reported without the password, and emails wait', async () => {
  const guarded = await startCatcher({ password: 'right' })
  const databases = await startDatabases('embedded')
  const { db, close } = await databases.open()
  const logged: unknown[] = []
  await addEmail(db)
  await mailerOf(db, guarded.urlAs('site', 'hunter2/@'), { logged }).sendDue()
  const [mail] = await statesOf(db)
  expect(mail).toMatchObject({
    state: 'waiting',
    failure: '127.0.0.1 rejects the user name or password in SMTP_URL: 535 authentication failed',
  })
  expect(JSON.stringify([mail, logged])).not.toContain('hunter2')
  expect(JSON.stringify(logged)).not.toContain('visitor@home.example')
  await db.updateTable('email').set({ not_before: new Date() }).execute()
  expect(await mailerOf(db, guarded.urlAs('site', 'right')).sendDue()).toBe(1)
  expect(guarded.mails).toHaveLength(1)
  await close()
  await guarded.stop()
})

const headerOf = (mail: { headers: { key: string; value: string }[] } | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value
