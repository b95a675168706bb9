import { formatDate, formatMonth } from '../../../src/lib/format-date'

test('formats a date independently of the build’s time zone', () => {
  expect(formatDate('2026-11-12')).toBe('12 November 2026')
  expect(formatDate('2027-01-01')).toBe('1 January 2027')
})

test('formats a date in the language of the site that is built', () => {
  expect(formatDate('2026-11-12', 'de-DE')).toBe('12. November 2026')
  expect(formatMonth('2026-03-12', 'de-DE')).toBe('März 2026')
})
