import { describeLength } from '../../../../../src/features/entries/form/basic-controls'

test.each([
  [0, '0 of 80', false],
  [2, '2 characters (minimum 3)', false],
  [3, '3 of 80', true],
  [80, '80 of 80', true],
  [81, '81 of 80', false],
])('%i characters of 3 to 80 read "%s"', (length, text, fits) => {
  expect(describeLength(length, { min: 3, max: 80 })).toEqual({ text, fits })
})
