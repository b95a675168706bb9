import { stepWeeks, totalTime } from '../../../src/lib/total-time'
import { loadWholeContent } from '../../setup/whole-content'

const total = (...durations: string[]) => totalTime(durations.map((duration) => ({ duration })))

test.each([
  [['2-3 weeks', '3-6 weeks', '8–12\u00a0weeks', '2-4 weeks'], '15–25 weeks in 4 steps'],
  [['2-3 days', '1-3 weeks', '1-2 weeks', '2-4 days'], '3–6 weeks in 4 steps'],
])('the lengths of steps add up: %j', (durations, expected) => {
  expect(total(...durations)).toBe(expected)
})

test('what goes on after the last step is said, not counted', () => {
  expect(total('1-2 weeks', '3-5 weeks', 'Monthly, half a day')).toBe('4–7 weeks in 2 steps, then monthly')
})

test('the total of every service and solution accounts for all the steps that its page shows', () => {
  const { services = [], solutions = [] } = loadWholeContent().content ?? {}
  const processes = [...services.map(({ data }) => data.steps), ...solutions.map(({ data }) => data.rollout)]
  const totals = processes.map((steps) => ({ steps: steps.length, total: totalTime(steps) }))
  expect(totals.filter((one) => one.total !== undefined).length).toBeGreaterThan(14)
  for (const one of totals) {
    if (one.total === undefined) continue
    const counted = Number(/in (\d+) steps/.exec(one.total)?.[1])
    expect(counted + one.total.split(', then ').length - 1).toBe(one.steps)
  }
})

test('steps of which one has no length have no total', () => {
  expect(total('3-4 weeks', 'Every month', '2-3 weeks')).toBeUndefined()
  expect(total('Every month')).toBeUndefined()
  expect(total('2-3 weeks')).toBeUndefined()
})

test('each step ends after the middle of its range, and what goes on takes as long as the shortest', () => {
  const durations = ['1-3 weeks', '2-3 days', 'Monthly, half a day']
  expect(stepWeeks(durations.map((duration) => ({ duration })))).toEqual([2, 2.5, 3])
})
