import type { CalendarItem } from '../../../../contract/calendar'
import {
  addMonths,
  daysOf,
  monthAt,
  parseMonth,
  planMonth,
} from '../../../../src/features/calendar/plan-month'

const item = (parts: Partial<CalendarItem>): CalendarItem => ({
  id: 'one',
  event: 'published',
  on: '2026-11-25',
  kind: 'post',
  title: 'Tides',
  entry: null,
  slug: 'tides',
  ...parts,
})
const shown = (items: readonly CalendarItem[], zone: string, month = '2026-11') =>
  planMonth(month, items, zone).flatMap(({ day, items: found }) => found.map(({ id }) => `${day} ${id}`))

test.each([
  ['2026-02', '2026-01-26', '2026-03-01', 35],
  ['2026-11', '2026-10-26', '2026-12-06', 42],
  ['2027-02', '2027-02-01', '2027-02-28', 28],
])('the weeks of %s begin on %s and end on %s', (month, first, last, count) => {
  const days = daysOf(month)
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
})

test('moments are on the day of the time zone, days are the same everywhere', () => {
  const items = [item({ id: 'moment', on: '2026-11-24T23:30:00.000Z' }), item({ id: 'day' })]
  expect(shown(items, 'Europe/Berlin')).toEqual(['2026-11-25 moment', '2026-11-25 day'])
  expect(shown(items, 'America/New_York')).toEqual(['2026-11-24 moment', '2026-11-25 day'])
})

test('days of the months around it are marked', () => {
  const outside = planMonth('2026-11', [], 'UTC').filter(({ isOutside }) => isOutside)
  expect(outside.map(({ day }) => day)).toEqual([
    ...['26', '27', '28', '29', '30', '31'].map((day) => `2026-10-${day}`),
    ...['1', '2', '3', '4', '5', '6'].map((day) => `2026-12-0${day}`),
  ])
})

test('an entry that was updated several times on a day is listed once, with the last time', () => {
  const entry = '00000000-0000-4000-8000-000000000001'
  const items = ['08', '09', '10'].map((hour) =>
    item({
      id: hour,
      entry,
      event: hour === '08' ? 'published' : 'updated',
      on: `2026-11-25T${hour}:00:00.000Z`,
    }),
  )
  const nextDay = item({ id: 'next', entry, event: 'updated', on: '2026-11-26T08:00:00.000Z' })
  const other = item({ id: 'other', event: 'updated', on: '2026-11-25T11:00:00.000Z' })
  expect(shown([...items, other, nextDay], 'UTC')).toEqual([
    '2026-11-25 08',
    '2026-11-25 10',
    '2026-11-25 other',
    '2026-11-26 next',
  ])
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %s months is %s', (month, months, other) => {
  expect(addMonths(month, months)).toBe(other)
})

test('the month of a moment follows the time zone', () => {
  const at = Date.parse('2026-11-30T23:30:00Z')
  expect([monthAt(at, 'Europe/Berlin'), monthAt(at, 'America/New_York')]).toEqual(['2026-12', '2026-11'])
})

test.each([
  ['2026-11', '2026-11'],
  ['2026-13', undefined],
  ['0000-01', undefined],
  ['november', undefined],
  [null, undefined],
])('an address with the month %s shows %s', (text, month) => {
  expect(parseMonth(text)).toBe(month)
})
