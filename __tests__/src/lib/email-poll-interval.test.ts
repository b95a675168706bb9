import { emailPollInterval } from '../../../src/lib/email-poll-interval'

test('polls while an email is on its way', () => {
  expect(emailPollInterval([{ emailState: null }, { emailState: 'sent' }, { emailState: 'waiting' }])).toBe(
    5_000,
  )
  expect(emailPollInterval([{ emailState: 'sending' }])).toBe(5_000)
  expect(
    emailPollInterval([
      { emailState: 'failed' },
      { emailState: 'kept' },
      { emailState: 'unsure' },
      { emailState: null },
    ]),
  ).toBe(false)
  expect(emailPollInterval([])).toBe(false)
})
