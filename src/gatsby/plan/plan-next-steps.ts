import { forms } from '../../../contract/forms/forms'
import type { NextSteps } from '../../../contract/next-step'
import type { Content } from '../../content/content'

/**
 * What happens after a form was sent, for the receipt with script and the confirmation page without. Times and phone
 * number are those of the pages.
 */
export function planNextSteps({ company, pages }: Pick<Content, 'company' | 'pages'>): NextSteps {
  const closes = readClosingTime(company.offices[0]?.hours)
  return {
    contact: stepsAfterMessage(pages).map((step) => {
      const workingDays = readWorkingDays(step.duration)
      return workingDays === undefined ? step : { ...step, within: { workingDays, closes } }
    }),
    support: planSupport(company.phones.support, pages['tms-support'].data.severities),
    // the first step is to apply
    application: pages.career.data.hiring.slice(1, 3),
  }
}

/** What we do with a message until it is answered. */
export const stepsAfterMessage = ({ contact }: Content['pages']) => contact.data.steps.slice(0, 2)

/** The last of them: of “Same working day” 0, of “1-2 working days” 2. */
function readWorkingDays(duration: string): number | undefined {
  if (/^same working day$/i.test(duration)) return 0
  const [, days] = /(\d+)\sworking\sdays?$/.exec(duration) ?? []
  return days === undefined ? undefined : Number(days)
}

/** "18:00" of “Monday to Friday, 8:30-18:00 UK time”. */
const readClosingTime = (hours = ''): string | undefined =>
  hours
    .match(/\d{1,2}:\d\d/g)
    ?.at(-1)
    ?.padStart(5, '0')

function planSupport(
  phone: string,
  severities: readonly { name: string; response: string }[],
): NextSteps['support'] {
  const critical = 'critical'
  const others = forms.support.fields.severity.choices.flatMap(({ value }) =>
    value === critical ? [] : [value],
  )
  const responses = [critical, ...others].flatMap((only) => {
    const response = severities.find(({ name }) => name.toLowerCase() === only)?.response
    const text = 'This is the target for clients with a support agreement.'
    return response === undefined
      ? []
      : [{ only, title: 'An engineer starts and tells you so', duration: `Within ${response}`, text }]
  })
  return [
    {
      only: critical,
      title: 'Call us',
      duration: 'Now',
      text: 'A phone call is the fastest way to reach an engineer. Have your reference ready.',
      phone,
    },
    ...responses,
    {
      only: critical,
      title: 'Note what you see, and when',
      duration: 'Until then',
      text: 'If you suspect an intrusion, take affected machines off the network but leave them switched on.',
    },
    ...others.map((only) => ({
      only,
      title: 'Call us if work stops',
      text: 'Have your reference ready.',
      phone,
    })),
  ]
}
