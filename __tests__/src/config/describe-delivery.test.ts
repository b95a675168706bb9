import { describeDelivery } from '../../../src/config/describe-delivery'

test.each([
  ['waiting', /^On its way/],
  ['sending', /^Being sent/],
  ['sent', /^Sent/],
] as const)('a mail that is %s wants nobody’s hand', (state, words) => {
  expect(describeDelivery(state)).toEqual({ text: expect.stringMatching(words) as string })
})

test.each([
  ['failed', /^Not sent: the mail server did not take it/],
  ['unsure', /^It may not have arrived/],
  ['kept', /^Not sent: no mail server/],
] as const)('a mail that is %s is looked after in the outbox', (state, words) => {
  expect(describeDelivery(state)).toEqual({
    text: expect.stringMatching(words) as string,
    href: `/admin/outbox/?state=${state}`,
  })
})
