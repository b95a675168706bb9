import { stepStage } from '../../../../src/features/applicants/use-applicant-inbox'

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
