import { nextLookAt } from '../../../src/lib/next-look-at'

test('it is asked again while a mail is under way, and not after', () => {
  expect(nextLookAt([{ mail: null }, { mail: 'sent' }, { mail: 'waiting' }])).toBe(5_000)
  expect(nextLookAt([{ mail: 'sending' }])).toBe(5_000)
  expect(nextLookAt([{ mail: 'failed' }, { mail: 'kept' }, { mail: 'unsure' }, { mail: null }])).toBe(false)
  expect(nextLookAt([])).toBe(false)
})
