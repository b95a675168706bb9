import { emailPollInterval } from '../../../src/lib/email-poll-interval'

test('it is asked again while a mail is under way, and not after', () => {
  expect(emailPollInterval([{ mail: null }, { mail: 'sent' }, { mail: 'waiting' }])).toBe(5_000)
  expect(emailPollInterval([{ mail: 'sending' }])).toBe(5_000)
  expect(emailPollInterval([{ mail: 'failed' }, { mail: 'kept' }, { mail: 'unsure' }, { mail: null }])).toBe(
    false,
  )
  expect(emailPollInterval([])).toBe(false)
})
