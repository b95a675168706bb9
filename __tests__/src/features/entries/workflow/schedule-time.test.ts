import { parseDateTime } from '@internationalized/date'
import {
  describeMoment,
  planSchedule,
  proposeTime,
  readWallTime,
} from '../../../../../src/features/entries/workflow/schedule-time'
import { describeOffset } from '../../../../../src/lib/describe-offset'
const read = (time: string, zone: string) => {
  const { kind, ...moments } = readWallTime(parseDateTime(time), zone)
  return [kind, ...Object.values(moments).map((at) => new Date(at).toISOString())]
}
const plan = (time: string | null, zone: string, now: string, occurrence?: 'first' | 'second') =>
  planSchedule({ time: time === null ? null : parseDateTime(time), zone, now: Date.parse(now), occurrence })

describe('a local time', () => {
  test.each([
    ['2026-11-12T09:00', 'Europe/Berlin', '2026-11-12T08:00:00.000Z'],
    ['2026-07-12T09:00', 'Europe/Berlin', '2026-07-12T07:00:00.000Z'],
    ['2026-07-12T00:00', 'America/New_York', '2026-07-12T04:00:00.000Z'],
    ['2026-01-12T23:59', 'America/New_York', '2026-01-13T04:59:00.000Z'],
    ['2026-07-12T09:00', 'Australia/Lord_Howe', '2026-07-11T22:30:00.000Z'],
    ['2026-12-31T23:59', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z'],
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ])('%s in %s is unambiguous', (time, zone, at) => {
    expect(read(time, zone)).toEqual(['once', at])
  })

  test.each([
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08T02:00', 'America/New_York', '2026-03-08T06:00:00.000Z', '2026-03-08T07:00:00.000Z'],
    // half an hour is left out there
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:15:00.000Z', '2026-10-03T15:45:00.000Z'],
  ])('%s in %s is skipped when the clocks go forward', (time, zone, before, after) => {
    expect(read(time, zone)).toEqual(['skipped', before, after])
  })

  test.each([
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['2026-11-01T01:00', 'America/New_York', '2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ])('%s in %s happens twice when the clocks go back', (time, zone, first, second) => {
    expect(read(time, zone)).toEqual(['twice', first, second])
  })

  test.each([
    ['2026-07-12T09:00:00Z', 'Europe/Berlin', 'UTC+2'],
    ['2026-12-12T09:00:00Z', 'America/New_York', 'UTC−5'],
    ['2026-07-12T09:00:00Z', 'Australia/Lord_Howe', 'UTC+10:30'],
    ['2026-07-12T09:00:00Z', 'America/St_Johns', 'UTC−2:30'],
    ['2026-12-12T09:00:00Z', 'Europe/London', 'UTC'],
  ])('at %s the clocks in %s are at %s', (at, zone, offset) => {
    expect(describeOffset(Date.parse(at), zone)).toBe(offset)
  })
})

describe('a time as text', () => {
  const say = (at: string, zone: string, now: string) => describeMoment(Date.parse(at), zone, Date.parse(now))

  test('is today until local midnight, whatever the day in UTC', () => {
    expect(say('2026-11-12T22:59:00Z', 'Europe/Berlin', '2026-11-12T22:30:00Z')).toBe(
      'today, Thursday, 12 November 2026, 23:59',
    )
    expect(say('2026-11-13T04:59:00Z', 'America/New_York', '2026-11-13T00:10:00Z')).toBe(
      'today, Thursday, 12 November 2026, 23:59',
    )
  })

  test('is tomorrow a minute after midnight', () => {
    expect(say('2026-11-12T23:01:00Z', 'Europe/Berlin', '2026-11-12T22:59:00Z')).toBe(
      'tomorrow, Friday, 13 November 2026, 00:01',
    )
  })

  test('handles a day of 25 hours', () => {
    expect(say('2026-10-25T22:30:00Z', 'Europe/Berlin', '2026-10-24T22:30:00Z')).toBe(
      'today, Sunday, 25 October 2026, 23:30',
    )
    expect(say('2026-10-25T23:30:00Z', 'Europe/Berlin', '2026-10-24T22:30:00Z')).toBe(
      'tomorrow, Monday, 26 October 2026, 00:30',
    )
  })

  test('has name and date only for later days', () => {
    expect(say('2026-11-15T08:00:00Z', 'Europe/Berlin', '2026-11-12T08:00:00Z')).toBe(
      'Sunday, 15 November 2026, 09:00',
    )
  })
})

describe('a schedule', () => {
  test('shows the time and the distance, and returns it in UTC', () => {
    expect(plan('2026-11-12T12:00', 'Europe/Berlin', '2026-11-12T08:00:00Z')).toEqual({
      publishAt: '2026-11-12T11:00:00.000Z',
      summary: 'Will be published today, Thursday, 12 November 2026, 12:00, in 3 hours',
    })
  })

  test('counts two hours where the clocks skip one of three', () => {
    expect(plan('2026-03-29T04:00', 'Europe/Berlin', '2026-03-29T00:00:00Z').summary).toContain(
      '04:00, in 2 hours',
    )
  })

  test('rejects a time in the past', () => {
    expect(plan('2026-11-12T09:00', 'Europe/Berlin', '2026-11-12T08:00:00Z')).toEqual({
      error: 'Choose a time in the future',
    })
  })

  test('rejects an incomplete time', () => {
    expect(plan(null, 'Europe/Berlin', '2026-11-12T08:00:00Z')).toEqual({
      error: 'Enter a date and time',
    })
  })

  test('rejects a time that the clocks skip, and suggests others', () => {
    expect(plan('2026-03-29T02:30', 'Europe/Berlin', '2026-03-01T08:00:00Z')).toEqual({
      error: '02:30 doesn’t exist on that day because the clocks go forward. Choose 01:30 or 03:30.',
    })
  })

  test('asks which time is meant if it happens twice, then uses it', () => {
    const asked = plan('2026-10-25T02:30', 'Europe/Berlin', '2026-10-01T08:00:00Z')
    expect(asked.publishAt).toBeUndefined()
    expect(asked.error).toContain('this time happens twice. Choose one.')
    expect(asked.occurrences?.map(({ title }) => title)).toEqual([
      'The first 02:30, before the clocks go back (UTC+2)',
      'The second 02:30, after the clocks go back (UTC+1)',
    ])
    const chosen = (occurrence: 'first' | 'second') =>
      plan('2026-10-25T02:30', 'Europe/Berlin', '2026-10-01T08:00:00Z', occurrence).publishAt
    expect(chosen('first')).toBe('2026-10-25T00:30:00.000Z')
    expect(chosen('second')).toBe('2026-10-25T01:30:00.000Z')
  })

  test('accepts only the second once the first is over', () => {
    const now = '2026-10-25T01:00:00Z'
    expect(plan('2026-10-25T02:30', 'Europe/Berlin', now, 'first').error).toBe('Choose a time in the future')
    expect(plan('2026-10-25T02:30', 'Europe/Berlin', now, 'second').summary).toContain('in 30 minutes')
  })

  test('defaults to nine the next morning, local time', () => {
    expect(proposeTime('Europe/Berlin', Date.parse('2026-11-12T23:30:00Z')).toString()).toBe(
      '2026-11-14T09:00:00',
    )
    expect(proposeTime('America/New_York', Date.parse('2026-11-12T23:30:00Z')).toString()).toBe(
      '2026-11-13T09:00:00',
    )
  })
})
