import { describeEvent, describeDelivery } from '../../../src/config/triage'
import { eventWords as applicantWords } from '../../../src/features/applicants/describe-changes'
import { eventWords as inquiryWords } from '../../../src/features/inquiries/inquiry-words'

const me = 'nora@firm.example'

test('an applicant’s timeline calls the current user “You” and stages by their titles', () => {
  const event = {
    id: 'event-1',
    at: '2026-11-01T08:01:00Z',
    by: 'Nora@firm.example',
    before: null,
    emailState: null,
  }
  const titleOf = (parts: object) =>
    describeEvent({ ...event, kind: 'note', text: '', ...parts }, me, applicantWords).title
  expect(titleOf({ kind: 'state', before: 'new', text: 'offer' })).toBe(
    'You moved the application from New to Offer',
  )
  expect(titleOf({ kind: 'state', before: 'spam', text: 'new', by: 'mei@firm.example' })).toBe(
    'mei@firm.example marked the application as not spam',
  )
  expect(titleOf({ kind: 'received', by: 'visitor' })).toBe('The applicant applied')
  expect(titleOf({ kind: 'rating', before: '3', text: '0' })).toBe('You cleared the rating')
})

test('an inquiry’s timeline shows who assigned it to whom, and the previous status', () => {
  const titleOf = (kind: 'assigned' | 'state', by: string, text: string, before: string | null = null) =>
    describeEvent(
      { id: 'event-1', at: '2026-11-01T08:01:00Z', emailState: null, kind, by, text, before },
      me,
      inquiryWords,
    ).title
  expect(titleOf('assigned', me, 'Nora@firm.example')).toBe('You assigned it to yourself')
  expect(titleOf('assigned', 'mei@firm.example', me)).toBe('mei@firm.example assigned it to you')
  expect(titleOf('assigned', 'mei@firm.example', 'mei@firm.example')).toBe(
    'mei@firm.example assigned it to themselves',
  )
  expect(titleOf('assigned', me, 'mei@firm.example')).toBe('You assigned it to mei@firm.example')
  expect(titleOf('assigned', me, '')).toBe('You removed the assignee')
  expect(titleOf('state', 'system', 'closed', 'in_progress')).toBe('System closed it (was in progress)')
})

test.each([
  ['waiting', /^Queued/],
  ['sending', /^Sending now/],
  ['sent', /^Sent/],
] as const)('an email that is %s needs no attention', (state, words) => {
  expect(describeDelivery(state)).toEqual({ text: expect.stringMatching(words) as string })
})

test.each([
  ['failed', /^Not sent: the mail server didn’t accept it/],
  ['unsure', /^Delivery unknown/],
  ['kept', /^Not sent: email wasn’t set up/],
] as const)('an email that is %s links to the outbox', (state, words) => {
  expect(describeDelivery(state)).toEqual({
    text: expect.stringMatching(words) as string,
    href: `/admin/outbox/?state=${state}`,
  })
})
