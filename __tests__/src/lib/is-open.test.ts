import { isOpen } from '../../../src/lib/is-open'

test('a job without a closing date is open', () => {
  expect(isOpen({ status: 'open' }, '2026-06-01')).toBe(true)
})

test('a job is open up to its closing date', () => {
  const job = { status: 'open', closes: '2026-06-30' }
  expect(isOpen(job, '2026-06-29')).toBe(true)
  expect(isOpen(job, '2026-06-30')).toBe(true)
  expect(isOpen(job, '2026-07-01')).toBe(false)
})

test.each(['filled', 'closed'])('a job that is %s is not open, whatever its closing date', (status) => {
  expect(isOpen({ status, closes: '2026-06-30' }, '2026-06-01')).toBe(false)
})
