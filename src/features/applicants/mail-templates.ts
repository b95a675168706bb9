/** What the texts are filled in with. */
interface Facts {
  name: string
  jobTitle: string
  reference: string
  /** Name of the firm; undefined where the page does not know it. */
  firm: string | undefined
}

export interface MailTemplate {
  key: string
  title: string
  subject: (facts: Facts) => string
  text: (facts: Facts) => string
}

const firstName = ({ name }: Facts) => name.trim().split(/\s+/)[0] ?? name
const sign = ({ firm }: Facts) => (firm === undefined ? 'Kind regards' : `Kind regards\n${firm}`)
const about = ({ jobTitle, reference }: Facts) => `Your application: ${jobTitle} (${reference})`

const letter = (facts: Facts, ...paragraphs: readonly string[]) =>
  [`Hello ${firstName(facts)},`, ...paragraphs, sign(facts)].join('\n\n')

/** What one often writes to applicants; each can be changed before it is sent. */
export const mailTemplates: readonly MailTemplate[] = [
  {
    key: 'empty',
    title: 'A letter of your own',
    subject: about,
    text: (facts) => `Hello ${firstName(facts)},\n\n\n\n${sign(facts)}`,
  },
  {
    key: 'received',
    title: 'We have it',
    subject: about,
    text: (facts) =>
      letter(
        facts,
        `thank you for applying as ${facts.jobTitle}. Your application is here, and a person is reading it.`,
        'You will hear from us within two weeks, whatever we decide. If anything changes on your side until then, just answer this mail.',
      ),
  },
  {
    key: 'invitation',
    title: 'Invitation to a talk',
    subject: ({ jobTitle, reference }) => `Shall we talk? ${jobTitle} (${reference})`,
    text: (facts) =>
      letter(
        facts,
        `we liked your application as ${facts.jobTitle} and would like to get to know you.`,
        'Could you suggest two or three times in the next days? A video call of 45 minutes is enough: you meet two people you would work with, we talk about your work and ours, and there is time for your questions. There is nothing to prepare.',
      ),
  },
  {
    key: 'offer',
    title: 'Talk about an offer',
    subject: ({ jobTitle, reference }) => `The next step: ${jobTitle} (${reference})`,
    text: (facts) =>
      letter(
        facts,
        `everybody you met would like to work with you, so we would like to make you an offer as ${facts.jobTitle}.`,
        'Before we write it down we would like to talk about pay, hours and when you could begin. When can we call you this week, and at which number?',
      ),
  },
  {
    key: 'refusal',
    title: 'Refusal',
    subject: about,
    text: (facts) =>
      letter(
        facts,
        `thank you for your application as ${facts.jobTitle}, and for the time you put into it.`,
        'We have decided to go on with other applicants. That says little about your work: we had to choose, and others were closer to what this role needs now.',
        'We will erase your details on the day we named when you applied. If you would like to know more about our reasons, or want us to erase them sooner, answer this mail.',
      ),
  },
]
