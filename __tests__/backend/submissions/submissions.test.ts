import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { consentTexts } from '../../../contract/forms/consent'
import { formNames } from '../../../contract/forms/forms'
import { InvalidFormSchema, ReceivedSchema } from '../../../contract/submission'
import { outcomeOf } from '../support/api-of'
import { bothKinds, startDatabases, type Databases } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { clearSubmissions, openFormService, type FormService } from './support/form-service'
import { makePdf, samples } from './support/sample-forms'

describe.each(bothKinds)('submissions on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: FormService
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openFormService(database.db, { notifyAddress: 'desk@firm.example' })
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await clearSubmissions(database.db)
    service.clock.now = new Date('2026-05-04T10:03:00.000Z')
  })

  const all = (table: 'inquiry' | 'applicant' | 'comment' | 'email' | 'stored_file' | 'triage_event') =>
    database.db.selectFrom(table).selectAll().execute()
  const referenceOf = (answer: LightMyRequestResponse, status = 201) => {
    expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)])
    return ReceivedSchema.parse(answer.json()).reference
  }
  const issueFieldsOf = (answer: LightMyRequestResponse) =>
    InvalidFormSchema.parse(answer.json()).issues.map(({ field }) => field)

  test('a message becomes a new inquiry with its history', async () => {
    const reference = referenceOf(await service.send('contact'))
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await all('inquiry')).toMatchObject([
      {
        reference,
        kind: 'contact',
        state: 'new',
        name: 'Anna Berg',
        email_key: 'anna@berg.example',
        subject: 'A project or an idea',
        severity: null,
        message: samples.contact.message,
        page: '/contact/',
        consent: consentTexts.message.version,
        spam_reasons: [],
      },
    ])
    expect(await all('triage_event')).toMatchObject([{ by: 'visitor', kind: 'received' }])
  })

  test('a support request has its priority and affected system', async () => {
    referenceOf(await service.send('support'))
    expect(await all('inquiry')).toMatchObject([
      { kind: 'support', severity: 'high', subject: 'The order portal' },
    ])
  })

  test('an application becomes an applicant with a CV in the store', async () => {
    const bytes = makePdf(20_000)
    const name = '../Größe\u202e %22CV%22.exe'
    const reference = referenceOf(await service.send('application', { cv: { bytes, name } }))
    const files = await all('stored_file')
    expect(files).toMatchObject([{ state: 'kept', name: 'Größe CV.pdf', type: 'pdf', size: bytes.length }])
    expect(await all('applicant')).toMatchObject([
      {
        reference,
        stage: 'new',
        is_spam: false,
        job: 'harbor-watch',
        job_title: 'Harbor watch',
        cv_id: files[0]?.id,
      },
    ])
    const { stored, temporary } = await service.left()
    expect([stored.includes(files[0]?.id ?? ''), temporary]).toEqual([true, []])
  })

  test('a comment is pending until it is approved', async () => {
    referenceOf(await service.send('comment'))
    expect(await all('comment')).toMatchObject([
      { state: 'pending', post: 'tides', post_title: 'Tides', parent_id: null },
    ])
  })

  test('values are normalised as in the browser', async () => {
    const values = { name: '  Anna\u0308 ', message: ' First line\r\nsecond, and some more \n' }
    referenceOf(await service.send('contact', { values }))
    expect(await all('inquiry')).toMatchObject([
      { name: 'Ann\u00e4', message: 'First line\nsecond, and some more' },
    ])
  })

  test('reports all issues at once, in form order', async () => {
    const values = { name: '', email: 'anna', message: ' ', consent: '', key: 'x' }
    const answer = await service.send('contact', { values })
    expect(outcomeOf(answer)).toEqual([400, 'invalid_form'])
    expect(issueFieldsOf(answer)).toEqual(['name', 'email', 'message', 'consent', 'key'])
    const application = await service.send('application', { values: { name: '' }, cv: null })
    expect(issueFieldsOf(application)).toEqual(['name', 'cv'])
    expect(await all('inquiry')).toEqual([])
  })

  describe('the same message', () => {
    test.each(formNames)('sent again by %s is the same record with the same reference', async (form) => {
      const values = { key: randomUUID() }
      const reference = referenceOf(await service.send(form, { values }))
      expect(referenceOf(await service.send(form, { values }), 200)).toBe(reference)
      const other = { ...values, message: 'Something else altogether, but the key is the same.' }
      expect(referenceOf(await service.send(form, { values: other }), 200)).toBe(reference)
      const upper = { key: values.key.toUpperCase() }
      expect(referenceOf(await service.send(form, { values: upper }), 200)).toBe(reference)
      const records = [...(await all('inquiry')), ...(await all('applicant')), ...(await all('comment'))]
      expect(records).toHaveLength(1)
      expect(await all('stored_file')).toHaveLength(form === 'application' ? 1 : 0)
    })

    test('without a key is recognised by its content for an hour', async () => {
      const from = '10.9.9.9'
      const reference = referenceOf(await service.send('application', { from }))
      expect(referenceOf(await service.send('application', { from }), 200)).toBe(reference)
      referenceOf(await service.send('application', { from, cv: { bytes: makePdf(5_000) } }))
      service.clock.now = new Date('2026-05-04T11:00:00.000Z')
      referenceOf(await service.send('application', { from }))
      expect(await all('applicant')).toHaveLength(3)
    })

    test('twenty times at once is one record, one file and one acknowledgement', async () => {
      for (const form of ['contact', 'application'] as const) {
        await clearSubmissions(database.db)
        const message = { values: { key: randomUUID() }, from: '10.8.8.8' }
        const answers = await Promise.all(Array.from({ length: 20 }, () => service.send(form, message)))
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
          ...Array<number>(19).fill(200),
          201,
        ])
        const references = new Set(answers.map((answer) => ReceivedSchema.parse(answer.json()).reference))
        expect(references.size).toBe(1)
        const [records, files, emails] = [
          [...(await all('inquiry')), ...(await all('applicant'))],
          await all('stored_file'),
          await all('email'),
        ]
        expect(records).toMatchObject([{ spam_reasons: [] }])
        expect(files.map(({ state }) => state)).toEqual(form === 'application' ? ['kept'] : [])
        expect(emails.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'notification'])
        const { stored, temporary } = await service.left()
        expect([stored.filter((name) => files.some(({ id }) => id === name)).length, temporary]).toEqual([
          files.length,
          [],
        ])
      }
    })
  })

  describe('spam', () => {
    const reasonsOf = async (values: Record<string, string>) => {
      await clearSubmissions(database.db)
      referenceOf(await service.send('contact', { values }))
      const [inquiry] = await all('inquiry')
      return [inquiry?.state, inquiry?.spam_reasons]
    }

    test.each([
      ['the hidden field is filled in', { website: 'https://x.example' }, ['hidden-field']],
      ['it came within two seconds', { seconds: '2' }, ['too-fast']],
      [
        'it has four links',
        { message: 'See http://a.example http://b.example www.c.example http://d.example, all of them' },
        ['links'],
      ],
      ['it is a link', { message: 'Look: https://win.example/now' }, ['links']],
    ])('is stored and marked when %s; the sender gets the usual response', async (_what, values, reasons) => {
      expect(await reasonsOf(values)).toEqual(['spam', reasons])
      expect(await all('email')).toEqual([])
    })

    test.each([
      ['three seconds', { seconds: '3' }],
      ['no time at all', { seconds: '' }],
      [
        'three links in a text',
        {
          message:
            'Our sites are http://a.example, http://b.example and http://c.example, please look at them.',
        },
      ],
    ])('is not detected with %s', async (_what, values) => {
      expect(await reasonsOf(values)).toEqual(['new', []])
    })

    test('is detected in applications and comments too', async () => {
      referenceOf(await service.send('application', { values: { website: 'x' } }))
      referenceOf(await service.send('comment', { values: { website: 'x' } }))
      expect(await all('applicant')).toMatchObject([{ is_spam: true, spam_reasons: ['hidden-field'] }])
      expect(await all('comment')).toMatchObject([{ state: 'spam', spam_reasons: ['hidden-field'] }])
    })

    test('includes the sixth message of a client within an hour, but not an hour later', async () => {
      const from = '10.7.7.7'
      const send = async () => {
        const values = { key: randomUUID(), message: `A text of its own, number ${randomUUID()}` }
        const answer = await service.send('contact', { values, from })
        const reference = referenceOf(answer)
        const row = await database.db
          .selectFrom('inquiry')
          .select('spam_reasons')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow()
        return row.spam_reasons
      }
      for (let count = 1; count <= 5; count++) expect(await send()).toEqual([])
      expect(await send()).toEqual(['too-many'])
      service.clock.now = new Date('2026-05-04T11:11:00.000Z')
      expect(await send()).toEqual([])
    })

    test('includes a text that another client has sent', async () => {
      const values = { message: 'Dear sir or madam, we can bring you to the top of all search engines!' }
      referenceOf(
        await service.send('contact', { values: { ...values, key: randomUUID() }, from: '10.1.1.1' }),
      )
      referenceOf(
        await service.send('contact', { values: { ...values, key: randomUUID() }, from: '10.1.1.1' }),
      )
      const shouted = { message: values.message.toUpperCase(), key: randomUUID() }
      referenceOf(await service.send('contact', { values: shouted, from: '10.2.2.2' }))
      const rows = await database.db
        .selectFrom('inquiry')
        .select('spam_reasons')
        .orderBy('created_at')
        .execute()
      expect(rows.map((row) => row.spam_reasons)).toEqual([[], [], ['repeated']])
    })
  })

  describe('a client', () => {
    test('is limited to thirty requests in ten minutes, and learns how long to wait', async () => {
      const from = '2001:db8:1:2:3:4:5:6'
      for (let count = 1; count <= 30; count++)
        expect((await service.send('contact', { values: { name: '' }, from })).statusCode).toBe(400)
      const neighbor = await service.send('contact', { from: '2001:db8:1:2::9' })
      expect(outcomeOf(neighbor)).toEqual([429, 'too_many_requests'])
      expect([neighbor.headers['retry-after'], neighbor.json<{ message: string }>().message]).toEqual([
        '420',
        'Too many messages from your network. Try again in 7 minutes.',
      ])
      referenceOf(await service.send('contact', { from: '2001:db8:1:3::9' }))
      service.clock.now = new Date('2026-05-04T10:10:00.000Z')
      referenceOf(await service.send('support', { from }))
    })

    test('can’t be identified by the counts', async () => {
      referenceOf(await service.send('contact', { from: '203.0.113.77' }))
      const counts = await database.db.selectFrom('submission_count').selectAll().execute()
      expect(counts.length).toBeGreaterThan(2)
      expect(JSON.stringify(counts)).not.toMatch(/203\.0|anna/)
    })
  })

  describe('emails', () => {
    test('tell the sender what happens next, and notify the company', async () => {
      const reference = referenceOf(await service.send('application'))
      const emails = (await all('email')).toSorted((a, b) => (a.kind < b.kind ? 1 : -1))
      expect(emails).toMatchObject([
        {
          kind: 'notification',
          to: 'desk@firm.example',
          subject: `[${reference}] New application for “Harbor watch”`,
          state: 'kept',
        },
        {
          kind: 'acknowledgement',
          to: 'anna@berg.example',
          subject: `[${reference}] We’ve received your application`,
          by: 'system',
        },
      ])
      expect(emails[0]?.text).toContain('https://harbor.example/admin/applicants/')
      expect(emails[1]?.text).toBe(
        [
          'Hello,',
          `We’ve received your application for “Harbor watch”. Please quote ${reference} if you contact us again.`,
          'The hiring team will review it and reply to this email address. We’ll delete it after six months, or sooner if you ask us to.',
          'If you didn’t send this, someone may have entered your email address by mistake. You don’t need to do anything.',
          'Kind regards,\nHarbor & Sons',
        ].join('\n\n'),
      )
      const [applicant] = await all('applicant')
      expect(emails.map(({ applicant_id }) => applicant_id)).toEqual([applicant?.id, applicant?.id])
    })

    test('about a message without a topic are whole sentences', async () => {
      const reference = referenceOf(await service.send('contact', { values: { topic: '' } }))
      expect((await all('inquiry')).map(({ subject }) => subject)).toEqual([''])
      const emails = (await all('email')).toSorted((a, b) => (a.kind < b.kind ? 1 : -1))
      expect(emails[0]).toMatchObject({ subject: `[${reference}] New message` })
      expect(emails[0]?.text).toContain(`New message. Reference: ${reference}.`)
      expect(emails[1]?.text).toContain(`We’ve received your message. Please quote ${reference}`)
    })

    test('contain no visitor’s text when the recipient’s address is unverified', async () => {
      for (const form of ['contact', 'support'] as const)
        referenceOf(
          await service.send(form, {
            values: { name: 'Win now', company: 'Win now', message: 'Win now, all of you' },
          }),
        )
      const acknowledgements = (await all('email')).filter(({ kind: one }) => one === 'acknowledgement')
      expect(acknowledgements).toHaveLength(2)
      expect(acknowledgements.map(({ text }) => text)).toContainEqual(
        expect.stringContaining('please call +44 20 7946 0155 as well.'),
      )
      expect(acknowledgements.filter(({ text, subject }) => /win now/i.test(text + subject))).toEqual([])
    })

    test('are limited to three per address and day', async () => {
      const send = async () =>
        referenceOf(
          await service.send('contact', {
            values: { key: randomUUID(), email: 'Anna@Berg.example' },
            from: '10.3.3.3',
          }),
        )
      for (let count = 1; count <= 4; count++) await send()
      const acknowledgements = async () =>
        (await all('email')).filter(({ kind: one }) => one === 'acknowledgement').length
      expect(await acknowledgements()).toBe(3)
      service.clock.now = new Date('2026-05-05T10:00:00.000Z')
      await send()
      expect(await acknowledgements()).toBe(4)
    })
  })
})
