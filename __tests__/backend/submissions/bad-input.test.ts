import fc from 'fast-check'
import { ErrorSchema } from '../../../contract/error'
import { findFormIssues } from '../../../contract/forms/field-rule'
import { formNames, getForm, type FormName } from '../../../contract/forms/forms'
import { InvalidFormSchema } from '../../../contract/submission'
import { createTestDatabase } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { multipart, openFormService, type FormService } from './support/form-service'
import { makePdf, samples } from './support/sample-forms'

let database: TestDatabase
let service: FormService
beforeAll(async () => {
  database = createTestDatabase()
  service = await openFormService(database.db)
})
afterAll(async () => {
  await service.close()
  await database.close()
})

type Body = Record<string, unknown>

let places = 0
/** As the page's script sends it; only JSON can contain values other than text. */
async function send(form: FormName, body: unknown, type = 'application/json') {
  const headers = { 'x-forwarded-for': `10.77.${++places >> 8}.${places & 255}` }
  const url = `/api/forms/${form}`
  if (form === 'application' && type === 'application/json') {
    const values = Object.fromEntries(
      Object.entries(body as Body).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    )
    return service.open.app.inject({
      method: 'POST',
      url,
      ...multipart(values, { bytes: makePdf() }, headers),
    })
  }
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return service.open.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': type },
    payload,
  })
}

const recordCount = async () => {
  const counts = await Promise.all(
    (['inquiry', 'applicant', 'comment', 'stored_file'] as const).map((table) =>
      database.db.selectFrom(table).select('id').execute(),
    ),
  )
  return counts.flat().length
}

/** Values that break one field each. */
const nasty: readonly string[] = [
  '\0',
  'a\u0000b'.repeat(5),
  '\ud800 half a character',
  '\u0007'.repeat(20),
  'x'.repeat(6_000),
  '👩‍👩‍👧'.repeat(1_500),
  "'; drop table inquiry; --\u001b",
  '\u0085next line',
]

/** A lone surrogate can be written in JSON, but not in multipart forms. */
const nastyFor = (form: FormName) =>
  nasty.filter((text) => form !== 'application' || Buffer.from(text).toString() === text)

describe.each(formNames)('%s', (form) => {
  const { fields: rules } = getForm(form)
  const fields = Object.entries(rules)
  const table: Body[] = [
    ...fields.flatMap(([field]) => nastyFor(form).map((value) => ({ ...samples[form], [field]: value }))),
    ...fields.filter(([, rule]) => rule.required).map(([field]) => ({ ...samples[form], [field]: ' \n\t ' })),
    ...['', '1999-01-01', 'on', 'true'].map((consent) => ({ ...samples[form], consent })),
    ...['1', 'not-a-uuid', '00000000-0000-0000-0000-00000000000g'].map((key) => ({ ...samples[form], key })),
    ...['-1', '1.5', 'soon', '1e9'].map((seconds) => ({ ...samples[form], seconds })),
    ...['//evil.example', 'https://evil.example', `/${'x'.repeat(400)}`, '/a\0'].map((page) => ({
      ...samples[form],
      page,
    })),
    ...['anna', 'anna@', '@berg.example', 'anna@berg', 'a b@berg.example', 'anna@berg.example\nbcc: all'].map(
      (email) => ({
        ...samples[form],
        email,
      }),
    ),
  ]

  test('rejects a hundred invalid forms with clear messages, and stores none of them', async () => {
    // a value with an invalid character may also be too long: either way, the field is named
    const generated = fc.sample(
      fc
        .record({
          at: fc.nat(fields.length - 1),
          text: fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'grapheme' })),
        })
        .map(({ at, text }) => ({ ...samples[form], [fields[at]?.[0] ?? '']: text }))
        .filter((body) => findFormIssues(rules, body).length > 0),
      { numRuns: 100, seed: 20_261_121 },
    )
    const bodies: Body[] = [...table, ...generated]
    expect(bodies.length).toBeGreaterThan(100)
    for (const body of bodies) {
      const answer = await send(form, body)
      expect([answer.statusCode, JSON.stringify(body).slice(0, 300)]).toEqual([400, expect.any(String)])
      const { code, message, issues } = InvalidFormSchema.parse(answer.json())
      const changed = Object.keys(body).filter((name) => body[name] !== (samples[form] as Body)[name])
      expect([code, issues.map(({ field }) => field)]).toEqual(['invalid_form', changed])
      expect(
        [message, ...issues.map((issue) => issue.message)].filter(
          (text) => !/^\S.{10,}[\p{Letter}\d./?]$/u.test(text),
        ),
      ).toEqual([])
    }
    expect(await recordCount()).toBe(0)
  }, 60_000)

  test.each([
    ['a text', '"hello"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['broken JSON', '{"name":'],
    ['a prototype', '{"__proto__":{"name":"x"}}'],
    ['an empty body', ''],
  ])('rejects %s instead of fields, with a clear message', async (_what, text) => {
    const answer = await send(form, text, 'application/json; charset=utf-8')
    expect(answer.statusCode).toBe(400)
    expect(ErrorSchema.parse(answer.json()).message).toMatch(/\.$/)
  })

  if (form !== 'application')
    test.each([[['a', 'b']], [{ a: 1 }], [5], [true]])(
      'reports %j instead of text at its field',
      async (value) => {
        const answer = await send(form, { ...samples[form], message: value, website: value })
        expect(answer.statusCode).toBe(400)
        expect(InvalidFormSchema.parse(answer.json()).issues.map(({ field }) => field)).toEqual([
          'message',
          'website',
        ])
      },
    )

  test('reports a repeated field at that field, in either encoding', async () => {
    const twice = `${new URLSearchParams(samples[form]).toString()}&name=Ben&name=Cy`
    const plain = await send(form, twice, 'application/x-www-form-urlencoded')
    expect(InvalidFormSchema.parse(plain.json()).issues[0]?.field).toBe('name')
    const { headers, payload } = multipart(samples[form], { bytes: makePdf() })
    const [end = ''] = /--[^\r]+--\r\n$/.exec(payload.toString('latin1')) ?? []
    const once = payload.subarray(0, payload.length - end.length)
    const body = Buffer.concat([once, multipart({ name: 'Ben' }, null).payload])
    const answer = await service.open.app.inject({
      method: 'POST',
      url: `/api/forms/${form}`,
      headers,
      payload: body,
    })
    expect(InvalidFormSchema.parse(answer.json()).issues.map(({ field }) => field)).toEqual(['name'])
  })

  test('ignores unknown fields', async () => {
    const answer = await send(form, { ...samples[form], state: 'closed', id: 'x', spamReasons: 'none' })
    expect(answer.statusCode).toBe(201)
    for (const one of ['inquiry', 'applicant', 'comment', 'stored_file'] as const)
      await database.db.deleteFrom(one).execute()
  })

  test.each([
    ['an unknown type', 'text/plain', 415],
    ['XML', 'application/xml', 415],
    ['parts without a boundary', 'multipart/form-data', 400],
    ['a body without parts', 'multipart/form-data; boundary=x', 400],
  ])('rejects %s with a clear message', async (_what, type, status) => {
    const answer = await send(form, 'name=Anna', type)
    expect([answer.statusCode, ErrorSchema.parse(answer.json()).message]).toEqual([
      status,
      expect.stringMatching(/\.$/),
    ])
  })

  test('rejects an oversized body with a clear message', async () => {
    const answer = await send(form, `{"message":"${'x'.repeat(300_000)}"}`, 'application/json;charset=utf-8')
    expect([answer.statusCode, ErrorSchema.parse(answer.json()).code]).toEqual([413, 'payload_too_large'])
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, 'x']))
    const { headers, payload } = multipart(many, null)
    const parts = await service.open.app.inject({
      method: 'POST',
      url: `/api/forms/${form}`,
      headers,
      payload,
    })
    expect([parts.statusCode, ErrorSchema.parse(parts.json()).code]).toEqual([413, 'payload_too_large'])
  })
})

describe('a malformed upload', () => {
  const { headers, payload } = multipart(samples.application, { bytes: makePdf() })
  const upload = async (body: Buffer) => {
    const from = { 'x-forwarded-for': `10.88.${++places >> 8}.${places & 255}` }
    return service.open.app.inject({
      method: 'POST',
      url: '/api/forms/application',
      headers: { ...headers, ...from },
      payload: body,
    })
  }

  test('is accepted when its file has no name', async () => {
    const nameless = Buffer.from(payload.toString('latin1').replace('; filename="cv.pdf"', ''), 'latin1')
    expect((await upload(nameless)).statusCode).toBe(201)
    expect(await database.db.selectFrom('stored_file').select('name').execute()).toEqual([{ name: 'cv.pdf' }])
  })

  test('never crashes the service, wherever it is cut, duplicated or corrupted', async () => {
    const at = fc.nat(payload.length)
    const changes = fc.sample(
      fc.oneof(
        at.map((end) => payload.subarray(0, end)),
        fc
          .tuple(at, fc.uint8Array({ minLength: 1, maxLength: 40 }))
          .map(([place, bytes]) =>
            Buffer.concat([payload.subarray(0, place), bytes, payload.subarray(place)]),
          ),
        fc
          .tuple(at, at)
          .map(([one, other]) => Buffer.concat([payload.subarray(0, one), payload.subarray(other)])),
        fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      ),
      { numRuns: 200, seed: 20_261_121 },
    )
    for (const body of changes) {
      const answer = await upload(body)
      expect([answer.statusCode < 500, body.toString('latin1')]).toEqual([true, expect.any(String)])
      if (answer.statusCode > 201) expect(ErrorSchema.parse(answer.json()).message).toMatch(/[.?]$/)
    }
    expect((await service.left()).temporary).toEqual([])
  }, 60_000)
})
