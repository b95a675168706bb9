import { emailTemplates } from '../../../../../src/features/applicants/detail/email-templates'

describe.each(emailTemplates)('the template “$title”', (template) => {
  const facts = {
    name: 'Anna Maria Berg',
    jobTitle: 'Cloud engineer',
    reference: 'K7QF-3M2P',
    company: 'Firm',
  }

  test('is filled in and signed, with a single-line subject', () => {
    expect(template.text(facts)).toMatch(/^Hi Anna,\n\n/)
    expect(template.text(facts)).toMatch(/Kind regards\nFirm$/)
    expect(template.text({ ...facts, company: undefined })).toMatch(/Kind regards$/)
    expect(template.subject(facts)).toContain('Cloud engineer (K7QF-3M2P)')
    expect(template.subject(facts)).not.toContain('\n')
    expect(template.text(facts)).not.toMatch(/undefined|\{/)
  })

  test('starts with a capital letter after the greeting', () => {
    expect(template.text(facts)).toMatch(/^Hi Anna,\n\n(?:[A-Z]|\n\nKind regards)/)
  })
})
