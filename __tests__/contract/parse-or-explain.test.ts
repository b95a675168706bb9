import { z } from 'zod'
import { explain, InvalidValueError, parseOrExplain } from '../../contract/parse-or-explain'
import { findNearest } from '../../contract/suggest'

/** The messages for a value. */
const textsFor = (schema: z.ZodType, value: unknown) => issuesOf(schema, value).map(({ message }) => message)

function issuesOf(schema: z.ZodType, value: unknown) {
  const result = explain(schema, value)
  return result.ok ? [] : result.issues
}

const where = (path: readonly PropertyKey[]) => `settings.yml at ${path.join('.')}`

describe('a valid value', () => {
  test('is returned with its defaults', () => {
    const schema = z.strictObject({ name: z.string(), open: z.boolean().default(true) })
    expect(parseOrExplain(schema, { name: 'Harbour' }, where)).toEqual({ name: 'Harbour', open: true })
  })

  test('may be absent where the schema allows it', () => {
    expect(parseOrExplain(z.string().optional(), undefined, where)).toBeUndefined()
  })
})

describe('an unknown key', () => {
  const schema = z.strictObject({ title: z.string(), author: z.string() })

  test('is reported with the allowed keys and the nearest of them', () => {
    expect(textsFor(schema, { title: 'Tides', author: 'Ines', auther: 'Ines' })).toEqual([
      'unknown field. Allowed: title, author. Did you mean "author"?',
    ])
  })

  test('gets no suggestion when none is near', () => {
    expect(textsFor(schema, { title: 'Tides', author: 'Ines', zzzzzz: 1 })).toEqual([
      'unknown field. Allowed: title, author',
    ])
  })

  test('is found within lists and optional parts, with the path of the key', () => {
    const nested = z.strictObject({ steps: z.array(schema).optional() })
    expect(issuesOf(nested, { steps: [{ title: 'A', author: 'B', tilte: 'C' }] })).toEqual([
      {
        path: ['steps', 0, 'tilte'],
        message: 'unknown field. Allowed: title, author. Did you mean "title"?',
      },
    ])
  })
})

describe('a missing or wrong value', () => {
  test('is reported as required when the key is missing', () => {
    expect(textsFor(z.object({ title: z.string() }), {})).toEqual(['required'])
  })

  test.each([
    ['a number for a text', z.string(), 7, 'must be text, not the number 7. Put it in quotes: "7"'],
    ['a text for a number', z.number(), 'seven', 'must be a number, not "seven"'],
    ['a text for a yes or no', z.boolean(), 'yes', 'must be true or false, not "yes"'],
    [
      'a yes or no for a text',
      z.string(),
      true,
      'must be text, not the boolean true. Put it in quotes: "true"',
    ],
    ['a text for a list', z.array(z.string()), 'one', 'must be a list, not "one"'],
    ['a list for a group', z.object({}), [], 'must be a group of named values, not a list'],
    ['a group for a text', z.string(), { a: 1 }, 'must be text, not a group of named values'],
    ['an empty value for a text', z.string(), null, 'must be text, not an empty value'],
  ])('is reported for %s', (_, schema, value, text) => {
    expect(textsFor(schema, value)).toEqual([text])
  })

  test('is truncated when it is very long', () => {
    const [text] = textsFor(z.number(), 'a'.repeat(200))
    expect(text).toBe(`must be a number, not "${'a'.repeat(57)}..."`)
  })
})

describe('an enum', () => {
  const schema = z.enum(['open', 'filled', 'closed'])

  test('rejects a value with all choices and the nearest', () => {
    expect(textsFor(schema, 'closd')).toEqual([
      'must be "open" or "filled" or "closed", not "closd". Did you mean "closed"?',
    ])
  })

  test('suggests nothing when none is near', () => {
    expect(textsFor(schema, 'perhaps later')).toEqual([
      'must be "open" or "filled" or "closed", not "perhaps later"',
    ])
  })
})

describe('lengths and ranges', () => {
  test('a text that is too short is reported with its length', () => {
    expect(textsFor(z.string().min(10), 'Tides')).toEqual(['must be at least 10 characters, not 5 ("Tides")'])
  })

  test('a text that is too long is reported with its length and beginning', () => {
    expect(textsFor(z.string().max(60), 'x'.repeat(75))).toEqual([
      `must be at most 60 characters, not 75 ("${'x'.repeat(57)}...")`,
    ])
  })

  test('a list with too few entries is reported with their number', () => {
    expect(textsFor(z.array(z.string()).min(3), ['one'])).toEqual(['must be at least 3 entries, not 1'])
  })

  test('a list with too many entries is reported with their number', () => {
    expect(textsFor(z.array(z.string()).max(2), ['one', 'two', 'three'])).toEqual([
      'must be at most 2 entries, not 3',
    ])
  })

  test('one entry is singular', () => {
    expect(textsFor(z.array(z.string()).min(1), [])).toEqual(['must be at least 1 entry, not 0'])
  })

  test('a number out of range is shown', () => {
    expect(textsFor(z.number().min(0), -4)).toEqual(['must be at least 0, not -4'])
    expect(textsFor(z.number().max(104), 200)).toEqual(['must be at most 104, not 200'])
  })
})

describe('formatted texts', () => {
  test('an impossible date is rejected with the expected format', () => {
    expect(textsFor(z.iso.date('a date as YYYY-MM-DD'), '2026-02-30')).toEqual([
      'must be a date as YYYY-MM-DD, not "2026-02-30"',
    ])
  })

  test('a pattern is explained by its own message', () => {
    const schema = z.string().regex(/^[a-z-]+$/, 'lower-case words joined by hyphens')
    expect(textsFor(schema, 'My Page')).toEqual(['must be lower-case words joined by hyphens, not "My Page"'])
  })

  test.each([
    ['an address', z.url(), 'not an address'],
    ['an email address', z.email(), 'nobody'],
    ['one of two forms', z.union([z.number(), z.boolean()]), 'neither'],
  ])('%s without its own message still gets a readable one', (_, schema, value) => {
    const [text] = textsFor(schema, value)
    expect(text).toContain(`"${value}"`)
    expect(text).not.toMatch(/must be invalid/i)
  })
})

describe('several issues at once', () => {
  const schema = z.strictObject({
    title: z.string(),
    date: z.iso.date('a date as YYYY-MM-DD'),
    tags: z.array(z.string()).max(2),
  })
  const value = { titel: 'Tides', date: 'today', tags: ['a', 'b', 'c'] }

  test('are all reported, one per line, each with its path', () => {
    expect(() => parseOrExplain(schema, value, where)).toThrow(
      new InvalidValueError(
        [],
        [
          'settings.yml at title: required',
          'settings.yml at date: must be a date as YYYY-MM-DD, not "today"',
          'settings.yml at tags: must be at most 2 entries, not 3',
          'settings.yml at titel: unknown field. Allowed: title, date, tags. Did you mean "title"?',
        ],
      ),
    )
  })

  test('are available on the error', () => {
    expect.assertions(2)
    try {
      parseOrExplain(schema, value, where)
    } catch (error) {
      expect(error).toMatchObject({ name: 'InvalidValueError', code: 'invalid_value' })
      expect(error).toHaveProperty('issues.length', 4)
    }
  })
})

describe('findNearest', () => {
  test('ignores case', () => {
    expect(findNearest('POWER-BI', ['teams', 'power-bi'])).toBe('power-bi')
  })

  test('returns nothing for an empty list or without a similar value', () => {
    expect(findNearest('tides', [])).toBeUndefined()
    expect(findNearest('tides', ['contract-flow'])).toBeUndefined()
  })
})
