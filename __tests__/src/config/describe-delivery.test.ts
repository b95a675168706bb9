import { describeDelivery } from '../../../src/config/describe-delivery'

test.each([
  ['waiting', /^Queued/],
  ['sending', /^Sending now/],
  ['sent', /^Sent/],
] as const)('an email that is %s needs no attention', (state, words) => {
  expect(describeDelivery(state)).toEqual({ text: expect.stringMatching(words) as string })
})

test.each([
  ['failed', /^Not sent: the mail server did not accept it/],
  ['unsure', /^Delivery unknown/],
  ['kept', /^Not sent: email wasn’t set up/],
] as const)('an email that is %s links to the outbox', (state, words) => {
  expect(describeDelivery(state)).toEqual({
    text: expect.stringMatching(words) as string,
    href: `/admin/outbox/?state=${state}`,
  })
})
