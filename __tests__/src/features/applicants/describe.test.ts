import { describeEvent } from '../../../../src/features/applicants/describe-event'
import { describeDecision, describeMove } from '../../../../src/features/applicants/describe-changes'
import { mailTemplates } from '../../../../src/features/applicants/mail-templates'
import { stepStage } from '../../../../src/features/applicants/step-stage'
import { makeApplicant } from '../../../setup/hiring-backend'

const [first, second, third] = [makeApplicant(1), makeApplicant(2), makeApplicant(3)]

test('a move says where the card lands among those that are there, loaded or not', () => {
  expect(describeMove([second], 'offer', { items: [third, first], total: 6 })).toBe(
    'Applicant 2 moved from new to offer, 2 of 7.',
  )
  expect(describeMove([second], 'offer', undefined)).toBe('Applicant 2 moved from new to offer.')
  expect(describeMove([first, second], 'rejected', { items: [], total: 0 })).toBe(
    '2 applications moved to rejected.',
  )
})

test('other decisions are said in words', () => {
  expect(describeDecision([first], { rating: 4 })).toBe('Applicant 1 rated 4 of 5.')
  expect(describeDecision([first], { rating: 0 })).toBe('Applicant 1: rating taken away.')
  expect(describeDecision([first, second], { isSpam: true })).toBe('2 applications marked as spam.')
  expect(describeDecision([first], { retainUntil: '2027-02-28' })).toBe(
    'Applicant 1 kept until February 28, 2027.',
  )
})

test.each([
  ['new', 1, 'screening'],
  ['offer', 1, 'hired'],
  ['hired', 1, undefined],
  ['hired', -1, 'offer'],
  ['new', -1, undefined],
  ['rejected', -1, 'new'],
  ['rejected', 1, undefined],
] as const)('from %s by %i is %s', (stage, by, to) => {
  expect(stepStage(stage, by)).toBe(to)
})

test('history names its reader “You” and says stages as people do', () => {
  const event = { id: first.id, at: first.createdAt, by: 'Nora@firm.example', before: null, emailState: null }
  const titleOf = (parts: object) =>
    describeEvent({ ...event, kind: 'note', text: '', ...parts }, 'nora@firm.example').title
  expect(titleOf({ kind: 'state', before: 'new', text: 'offer' })).toBe('You moved it from new to offer')
  expect(titleOf({ kind: 'state', before: 'spam', text: 'new', by: 'mei@firm.example' })).toBe(
    'mei@firm.example moved it from spam to new',
  )
  expect(titleOf({ kind: 'received', by: 'visitor' })).toBe('The applicant sent it')
  expect(titleOf({ kind: 'rating', before: '3', text: '0' })).toBe('You took the rating away')
})

describe.each(mailTemplates)('the letter “$title”', (template) => {
  const facts = { name: 'Anna Maria Berg', jobTitle: 'Cloud engineer', reference: 'K7QF-3M2P', firm: 'Firm' }

  test('is filled in, of one subject line, and signed', () => {
    expect(template.text(facts)).toMatch(/^Hello Anna,\n\n/)
    expect(template.text(facts)).toMatch(/Kind regards\nFirm$/)
    expect(template.text({ ...facts, firm: undefined })).toMatch(/Kind regards$/)
    expect(template.subject(facts)).toContain('Cloud engineer (K7QF-3M2P)')
    expect(template.subject(facts)).not.toContain('\n')
    expect(template.text(facts)).not.toMatch(/undefined|\{/)
  })
})
