import { formatMoneyRange } from '../../../src/lib/format-money-range'

test.each([
  [{ min: 45_000, max: 60_000, currency: 'GBP', period: 'year' }, '£45,000 to £60,000 a year'],
  [{ min: 4_000, max: 4_000, currency: 'EUR', period: 'month' }, '€4,000 a month'],
  [{ min: 18.5, max: 20, currency: 'GBP', period: 'hour' }, '£18.50 to £20.00 an hour'],
])('%j reads "%s"', (range, text) => {
  expect(formatMoneyRange(range, 'en-GB')).toBe(text)
})
