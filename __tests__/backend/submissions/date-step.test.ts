import { dateStep } from '../../../backend/submissions/date-step'
import type { NextStep } from '../../../contract/next-step'

const timeZone = 'Europe/London'
const read = { title: 'We read it', duration: 'Same working day', text: 'Each morning.' }
const answer = { title: 'You get an answer', duration: '1-2 working days', text: 'A person replies.' }

/** The days with plain spaces; each stays on one line. */
const spaced = (step: NextStep) => ({ ...step, duration: step.duration?.replaceAll('\u00A0', ' ') })

test.each([
  ['on a Wednesday', '2026-11-25T10:00Z', 'Same working day, Wednesday 25 November', 'Friday 27 November'],
  [
    'before a day begins',
    '2026-11-26T03:00Z',
    'Same working day, Thursday 26 November',
    'Monday 30 November',
  ],
  [
    'after the office closes',
    '2026-11-26T18:00Z',
    'Next working day, Friday 27 November',
    'Monday 30 November',
  ],
  ['on a Friday at night', '2026-11-27T22:00Z', 'Next working day, Monday 30 November', 'Tuesday 1 December'],
  ['on a Saturday', '2026-11-28T09:00Z', 'Next working day, Monday 30 November', 'Tuesday 1 December'],
  ['on a Sunday', '2026-11-29T09:00Z', 'Next working day, Monday 30 November', 'Tuesday 1 December'],
  ['late on a summer’s Sunday', '2026-07-05T23:30Z', 'Same working day, Monday 6 July', 'Wednesday 8 July'],
  ['in summer, before it closes', '2026-07-06T16:59Z', 'Same working day, Monday 6 July', 'Wednesday 8 July'],
  [
    'in summer, once it is closed',
    '2026-07-06T17:00Z',
    'Next working day, Tuesday 7 July',
    'Wednesday 8 July',
  ],
])('sent %s, a message is read and answered on days that are true', (_when, at, readOn, answeredBy) => {
  const options = { sentAt: new Date(at), timeZone, locale: 'en-GB' }
  expect(spaced(dateStep(read, { ...options, within: { workingDays: 0, closes: '18:00' } }))).toEqual({
    ...read,
    duration: readOn,
  })
  expect(spaced(dateStep(answer, { ...options, within: { workingDays: 2, closes: '18:00' } }))).toEqual({
    ...answer,
    duration: `1-2 working days, by ${answeredBy}`,
    text: 'A person replies. Allow for public holidays.',
  })
})

test('without opening hours, a working day lasts until midnight', () => {
  const options = { sentAt: new Date('2026-11-27T23:59Z'), timeZone: 'UTC', locale: 'en-GB' }
  expect(spaced(dateStep(read, { ...options, within: { workingDays: 0 } })).duration).toBe(
    'Same working day, Friday 27 November',
  )
})

test('writes the date as the site’s language does', () => {
  const options = { sentAt: new Date('2026-11-28T09:00Z'), timeZone, locale: 'en-US' }
  expect(spaced(dateStep(read, { ...options, within: { workingDays: 0 } })).duration).toBe(
    'Next working day, Monday, November 30',
  )
})

test('a day stays on one line', () => {
  const options = { sentAt: new Date('2026-11-28T09:00Z'), timeZone, locale: 'en-GB' }
  expect(dateStep(answer, { ...options, within: { workingDays: 2 } }).duration?.split(' ')).toEqual([
    '1-2',
    'working',
    'days,',
    'by\u00A0Tuesday\u00A01\u00A0December',
  ])
})
