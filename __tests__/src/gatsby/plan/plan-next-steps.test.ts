import { forms } from '../../../../contract/forms/forms'
import { planNextSteps } from '../../../../src/gatsby/plan/plan-next-steps'
import { loadWholeContent } from '../../../setup/whole-content'

const { content } = loadWholeContent()
if (content === undefined) throw new Error('the real content has issues: see load-site.test.ts')
const { support = [], ...others } = planNextSteps(content)

test.each(forms.support.fields.severity.choices)(
  'after a request of “$value”, says when and whom to call',
  ({ value }) => {
    const steps = support.filter(({ only }) => only === value)
    const { response } =
      content.pages['tms-support'].data.severities.find(({ name }) => name.toLowerCase() === value) ?? {}
    expect(steps.map(({ duration }) => duration)).toContain(`Within ${response}`)
    expect(steps.flatMap(({ phone }) => phone ?? [])).toEqual([content.company.phones.support])
    expect(steps[0]?.title === 'Call us').toBe(value === 'critical')
  },
)

test('after a message and an application, says two steps and how long they take', () => {
  for (const steps of [others.contact, others.application])
    expect(steps?.map(({ duration }) => duration === undefined)).toEqual([false, false])
})

test('counts by when a message is read and answered, until the office closes', () => {
  const withins = others.contact?.map(({ within }) => within)
  expect(withins).toEqual([0, 2].map((workingDays) => ({ workingDays, closes: '18:00' })))
  const [office] = content.company.offices
  const planFor = (hours: string, duration: string) => {
    const { contact } = content.pages
    const steps = contact.data.steps.map((step) => ({ ...step, duration }))
    const pages = { ...content.pages, contact: { ...contact, data: { ...contact.data, steps } } }
    const company = { ...content.company, offices: office ? [{ ...office, hours }] : [] }
    return planNextSteps({ company, pages }).contact?.[0]?.within
  }
  expect(planFor('Weekdays, 8:00–9:30', '1 working day')).toEqual({ workingDays: 1, closes: '09:30' })
  expect(planFor('Weekdays', 'Same working day')).toEqual({ workingDays: 0, closes: undefined })
  expect(planFor('Weekdays', 'Within a fortnight')).toBeUndefined()
})

test('minutes say that a step takes them: above its title they would pass for a wait', () => {
  const { contact, career, home } = content.pages
  const steps = [...contact.data.steps, ...career.data.hiring, ...home.data.engagement.steps]
  const inMinutes = steps.map(({ duration }) => duration).filter((duration) => duration.includes('minutes'))
  expect(inMinutes.length).toBeGreaterThan(3)
  for (const duration of inMinutes) expect(duration).toMatch(/^Takes\s\d/)
})
