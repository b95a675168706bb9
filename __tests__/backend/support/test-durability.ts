import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type DatabasePlace } from '../../../backend/database/open-database'
import { openEmbedded } from '../../../backend/database/open-embedded'
import { createOutbox } from '../../../backend/email/create-outbox'
import { createNotificationJobs } from '../../../backend/notifications/create-notification-jobs'
import { createEmployeesRepository } from '../../../backend/repositories/employees-repository'
import { mailerOf } from '../email/support/emails'
import { startCatcher } from '../email/support/start-catcher'
import { eventually } from '../publishing/support/eventually'
import { samples } from '../submissions/support/sample-forms'
import { compileBackend } from './compile-backend'
import { addressIn, runCompiled } from './run-backend'
import { sharePostgres } from './shared-postgres'
import { registrations, startTokenIssuer } from './token-issuer'

/** A sample: `npm run drill -- kills` kills twenty times. */
interface Kills {
  services: number
  kills: number
  /** Where an event is emailed. */
  kinds: readonly DatabasePlace['kind'][]
}

/** Number of simultaneous requests. */
const writers = 3

interface Round {
  address: string
  token: string
  name: string
  /** Called with each address that was answered with 201. */
  onAcknowledged: (email: string) => void
}

/** Adds people one after the other until the service is down. */
async function addUntilGone({ address, token, name, onAcknowledged }: Round): Promise<void> {
  for (let person = 0; ; person++) {
    const email = `${name}-${person}@firm.example`
    const answer = await fetch(`${address}/api/admin/employees`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email, roles: ['employee'] }),
    }).catch(() => undefined)
    if (answer === undefined) return
    if (answer.status !== 201) throw new Error(`Adding ${email} was answered with ${answer.status}`)
    onAcknowledged(email)
  }
}

/**
 * Kills a service in the midst of its writes, again and again.
 *
 * @returns The acknowledged addresses, and those that were kept.
 */
async function killRepeatedly(
  kills: number,
  folder: string,
  variables: Record<string, string>,
  token: string,
) {
  const directory = await mkdtemp(path.join(tmpdir(), 'data-'))
  const acknowledged: string[] = []
  try {
    for (let round = 0; round < kills; round++) {
      const service = runCompiled(folder, { ...variables, DATA_DIR: directory })
      const address = await addressIn(service)
      let left = 5 + round
      const onAcknowledged = (email: string) => {
        acknowledged.push(email)
        if (--left === 0) service.child.kill('SIGKILL')
      }
      const names = Array.from({ length: writers }, (_, writer) => `person-${round}-${writer}`)
      await Promise.all(names.map((name) => addUntilGone({ address, token, name, onAcknowledged })))
      expect(await service.ended()).toBe('SIGKILL')
    }
    const pool = await openEmbedded(directory)
    const { rows } = await (await pool.connect()).query<{ email: string }>('select email from employee', [])
    await pool.end()
    return { acknowledged, kept: new Set(rows.map(({ email }) => email)) }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/**
 * Kills a service when an event is stored and not yet emailed, and another one when the email is sent and that is not yet
 * recorded.
 */
async function killAroundNotice(kind: DatabasePlace['kind']): Promise<void> {
  const [folder, directory] = [await compileBackend(), await mkdtemp(path.join(tmpdir(), 'told-'))]
  const server = kind === 'server' ? await sharePostgres() : undefined
  const place: DatabasePlace = server
    ? { kind: 'server', url: await server.createDatabase() }
    : { kind: 'embedded', directory: path.join(directory, 'data') }
  const catcher = await startCatcher()
  const notices = () => catcher.mails.filter(({ recipients }) => recipients.includes('nora@firm.example'))
  const run = () =>
    runCompiled(folder, {
      PORT: '0',
      ...(place.kind === 'server' ? { DATABASE_URL: place.url } : { DATA_DIR: place.directory }),
      SITE_DIR: path.join(directory, 'dist'),
      FILES_DIR: path.join(directory, 'files'),
      SMTP_URL: catcher.url,
      MAIL_FROM: 'hello@firm.example',
    })

  const before = await openDatabase({ place })
  const nora = await createEmployeesRepository(before.db).add({
    email: 'nora@firm.example',
    roles: ['admin'],
  })
  await before.db
    .insertInto('notification_preference')
    .values({ employee_id: nora?.id ?? '', kind: 'inquiry.received', email: 'at-once' })
    .execute()
  await before.close()

  const first = run()
  const answer = await fetch(`${await addressIn(first)}/api/forms/contact`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(samples.contact),
  })
  first.child.kill('SIGKILL')
  expect([answer.status, await first.ended()]).toEqual([201, 'SIGKILL'])
  expect(notices()).toEqual([])

  const second = run()
  catcher.manners.onMail = async () => {
    if (notices().length === 0) return
    second.child.kill('SIGKILL')
    await second.ended()
  }
  expect(await second.ended()).toBe('SIGKILL')

  const after = await openDatabase({ place })
  const mailer = mailerOf(after.db, catcher.url, { timings: { tickMs: 20, silentMs: 300 } })
  mailer.start()
  const notice = after.db
    .selectFrom('email')
    .select(['state', 'attempts', 'failure'])
    .where('kind', '=', 'notice')
  expect(
    await eventually(
      () => notice.where('to', '=', 'nora@firm.example').execute(),
      ([email]) => email?.state === 'unsure',
    ),
  ).toEqual([
    { state: 'unsure', attempts: 1, failure: expect.stringContaining('may have been delivered') as string },
  ])
  const jobs = createNotificationJobs({
    ...{ db: after.db, outbox: createOutbox(true), days: 90, clock: { timeZone: 'UTC' } },
    siteUrl: () => 'https://firm.example',
  })
  expect(await jobs.writeAtOnce(new Date())).toBe(0)
  await mailer.stop()
  expect(notices()).toHaveLength(1)
  const told = after.db
    .selectFrom('notification')
    .innerJoin('notification_event', 'notification_event.id', 'event_id')
    .select(['notification_event.kind', 'channel'])
  // the doubt is told in the workspace: an email about it might get lost as well
  expect(await told.orderBy('notification_event.kind').orderBy('channel').execute()).toEqual([
    { kind: 'email.failed', channel: 'workspace' },
    { kind: 'inquiry.received', channel: 'at-once' },
    { kind: 'inquiry.received', channel: 'workspace' },
  ])
  await after.close()
  await catcher.stop()
  await server?.remove()
  await rm(directory, { recursive: true, force: true })
}

export function testDurability({ services, kills, kinds }: Kills): void {
  test('loses nothing acknowledged when services are killed while they write', async () => {
    const folder = await compileBackend()
    const issuer = await startTokenIssuer()
    const variables = {
      PORT: '0',
      FIRST_ADMIN: 'admin@firm.example',
      EMULATORS_URL: new URL(issuer.plan.tokens.keysUrl).origin,
      ENTRA_TENANT_ID: registrations.tenantId,
      ENTRA_CLIENT_ID: registrations.clientId,
      ENTRA_API_CLIENT_ID: registrations.apiClientId,
      WRITES_PER_MINUTE: '100000',
    }
    try {
      const token = await issuer.tokenFor('admin@firm.example')
      // at once: after each kill a service waits until the lock of its folder is stale
      const runs = Array.from({ length: services }, () => killRepeatedly(kills, folder, variables, token))
      for (const { acknowledged, kept } of await Promise.all(runs)) {
        expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
        expect(acknowledged.length).toBeGreaterThan(kills * 5)
      }
    } finally {
      await issuer.stop()
    }
  }, 360_000)

  test('an event is told once, or is in doubt, when services are killed before and while they email it', async () => {
    await Promise.all(kinds.map(killAroundNotice))
  }, 120_000)
}
