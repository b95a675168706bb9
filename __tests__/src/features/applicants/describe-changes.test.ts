import { describeChange, describeMove } from '../../../../src/features/applicants/describe-changes'
import { makeApplicant } from '../../../setup/applicants-backend'

const [first, second, third] = [makeApplicant(1), makeApplicant(2), makeApplicant(3)]

test('a move says the card’s position in its column, loaded or not', () => {
  expect(describeMove([second], 'offer', { items: [third, first], total: 6 })).toBe(
    'Applicant 2 moved from New to Offer, 2 of 7.',
  )
  expect(describeMove([second], 'offer', undefined)).toBe('Applicant 2 moved from New to Offer.')
  expect(describeMove([first, second], 'rejected', { items: [], total: 0 })).toBe(
    '2 applications moved to Rejected.',
  )
})

test('describes other changes', () => {
  expect(describeChange([first], { rating: 4 })).toBe('Applicant 1: rated 4 of 5.')
  expect(describeChange([first], { rating: 0 })).toBe('Applicant 1: rating cleared.')
  expect(describeChange([first, second], { isSpam: true })).toBe('2 applications: marked as spam.')
  expect(describeChange([first], { retainUntil: '2027-02-28' })).toBe(
    'Applicant 1: deletion date set to 28 February 2027.',
  )
})
