import {
  defaultWords,
  describeTemplate,
  emailTemplateNames,
  fillTemplate,
  findTemplateIssues,
  placeholders,
  templateLimits,
} from '../../contract/email-templates'

const samples = Object.fromEntries(Object.entries(placeholders).map(([name, { sample }]) => [name, sample]))

describe.each(emailTemplateNames)('the template “%s”', (name) => {
  const template = describeTemplate(name)

  test('can be saved as it is, and uses only what it is given', () => {
    expect(findTemplateIssues(name, defaultWords(name))).toEqual({ subject: undefined, text: undefined })
  })

  test('leaves no placeholder in an email', () => {
    const { subject, text } = fillTemplate(template, samples)
    expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined/)
  })

  test('says what can be done without what it needs', () => {
    const { subject, text } = template.needs ?? {}
    const issues = findTemplateIssues(name, { subject: 'Hello', text: 'Hello' })
    expect(issues.subject).toEqual(subject && (expect.stringContaining(`Keep {{${subject}}}`) as string))
    expect(issues.text).toEqual(text && (expect.stringContaining(`Keep {{${text}}}`) as string))
  })
})

test('acknowledgements offer nothing that a visitor typed', () => {
  for (const name of ['contact-received', 'support-received', 'application-received'] as const)
    expect(describeTemplate(name).placeholders).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:name|firstName)$/)]),
    )
})

describe('words that can’t be sent', () => {
  const issuesOf = (subject: string, text = 'Hello') =>
    findTemplateIssues('inquiry-reply', { subject: `${subject}{{reference}}`, text })

  test.each([
    ['Hi {{nmae}}', '“{{nmae}}” isn’t a placeholder of this email. Use {{reference}}, {{topic}}'],
    ['Hi {{ }}', '“{{ }}” isn’t a placeholder of this email.'],
    ['Hi {{name', 'Write a placeholder with two braces on each side, such as {{reference}}'],
    ['Hi name}}', 'Write a placeholder with two braces on each side'],
    ['', 'Enter a text'],
    ['x'.repeat(templateLimits.text + 3), 'Shorten it by 3 characters'],
  ])('%#: says what to do', (text, issue) => {
    expect(issuesOf('', text).text).toContain(issue)
  })

  test('a subject is one line', () => {
    expect(issuesOf('Hello\nBcc: all ').subject).toBe('Enter a subject of one line')
  })

  test('braces and spaces that mean nothing are left alone', () => {
    expect(issuesOf('{a} ', 'f(x) = {x} {{ name }}')).toEqual({ subject: undefined, text: undefined })
  })
})

test('fills in each placeholder once, wherever it stands', () => {
  const words = { subject: '{{topic}} [{{ reference }}]', text: 'Hello {{name}},\n{{name}}' }
  expect(fillTemplate(words, { topic: 'Two\nlines', reference: 'A', name: '{{topic}} $& {{name}}' })).toEqual(
    {
      subject: 'Two lines [A]',
      text: 'Hello {{topic}} $& {{name}},\n{{topic}} $& {{name}}',
    },
  )
})

test('a line of nothing but unknown values is left out, and blank lines stay', () => {
  const words = { subject: 's', text: 'Hello,\n\nKind regards,\n{{company}}\n\nPS' }
  expect(fillTemplate(words, {}).text).toBe('Hello,\n\nKind regards,\n\nPS')
})
