import { phoneHref } from '../../../src/lib/phone-href'

test.each([['+44 20 7946 0120'], ['+44-20-7946-0120'], ['+44 (20) 79460120']])(
  'the link that calls %s has its digits alone',
  (phone) => {
    expect(phoneHref(phone)).toBe('tel:+442079460120')
  },
)
