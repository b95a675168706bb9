import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve('content/samples')

/** Names and dates, e.g. "2026-03-27". */
const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    return { name, text, date: /^date: "(\d{4}-\d\d-\d\d)"$/m.exec(text)?.[1] ?? '' }
  })

test('no sample is more than a year older than the newest', () => {
  const newest = Date.parse(
    samples
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '',
  )
  const year = 366 * 86_400_000
  expect(samples.filter(({ date }) => !(newest - Date.parse(date) < year)).map(({ name }) => name)).toEqual(
    [],
  )
})

test('a sample that ends, expires or is to be decided by a date was written before it', () => {
  const ends = samples.flatMap(({ name, text, date }) =>
    [
      ...text.matchAll(/name: "(?:Valid until|Access expires|Decide by|Contract ends)", value: "([^"]+)"/g),
    ].map(([, end = '']) => ({ name, date: Date.parse(date), end: Date.parse(`${end} UTC`) })),
  )
  expect(ends.length).toBeGreaterThan(3)
  expect(ends.filter(({ date, end }) => !(end > date)).map(({ name }) => name)).toEqual([])
})
