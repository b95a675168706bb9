/** What the templates are filled in with. */
interface Facts {
  name: string
  jobTitle: string
  reference: string
  /** Name of the company; undefined where the page does not know it. */
  company: string | undefined
}

export interface EmailTemplate {
  key: string
  title: string
  subject: (facts: Facts) => string
  text: (facts: Facts) => string
}

const greet = ({ name }: Facts) => `Hi ${name.trim().split(/\s+/)[0] ?? name},`
const sign = ({ company }: Facts) => (company === undefined ? 'Kind regards' : `Kind regards\n${company}`)
const titled = (title: string) => (facts: Facts) => `${title}: ${facts.jobTitle} (${facts.reference})`
const write =
  (...paragraphs: readonly ((facts: Facts) => string)[]) =>
  (facts: Facts) =>
    [greet(facts), ...paragraphs.map((paragraph) => paragraph(facts)), sign(facts)].join('\n\n')

/** Greeting and signature, which no email consists of alone. */
export const emailFrame = write()

/** Emails that applicants often get; each can be edited before it is sent. */
export const emailTemplates: readonly EmailTemplate[] = [
  { key: 'blank', title: 'Blank', subject: titled('Your application'), text: write(() => '') },
  {
    key: 'received',
    title: 'Application received',
    subject: titled('Your application'),
    text: write(
      ({ jobTitle }) =>
        `Thank you for applying for the position of ${jobTitle}. We have received your application and are reviewing it.`,
      () =>
        'You will hear from us within two weeks, whatever we decide. If anything changes before then, just reply to this email.',
    ),
  },
  {
    key: 'invitation',
    title: 'Interview invitation',
    subject: titled('Interview invitation'),
    text: write(
      ({ jobTitle }) =>
        `We enjoyed reading your application for the position of ${jobTitle} and would like to meet you.`,
      () =>
        'Could you suggest two or three times in the next few days? We suggest a 45-minute video call: you will meet two people you would work with, and there will be time for your questions. You don’t need to prepare anything.',
    ),
  },
  {
    key: 'offer',
    title: 'Offer',
    subject: titled('Next step'),
    text: write(
      ({ jobTitle }) =>
        `Everyone you met would like to work with you, and we would like to offer you the position of ${jobTitle}.`,
      () =>
        'Before we send the written offer, we would like to talk about pay, hours and your start date. When can we call you this week, and on which number?',
    ),
  },
  {
    key: 'rejection',
    title: 'Rejection',
    subject: titled('Your application'),
    text: write(
      ({ jobTitle }) =>
        `Thank you for applying for the position of ${jobTitle}, and for the time you put into your application.`,
      () =>
        'We have decided to move forward with other candidates. This is not a judgement of your work: others were a closer match for what the role needs now.',
      () =>
        'We will delete your details on the date we gave when you applied. If you would like feedback, or want us to delete them sooner, please reply to this email.',
    ),
  },
]
