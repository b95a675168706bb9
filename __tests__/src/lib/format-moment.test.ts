import { formatMoment } from '../../../src/lib/format-moment'

test('uses local time', () => {
  const local = new Date(2026, 10, 5, 9, 7)
  expect(formatMoment(local.toISOString())).toBe('5 November 2026, 09:07')
})
