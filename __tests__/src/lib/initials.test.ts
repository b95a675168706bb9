import { initials } from '../../../src/lib/initials'

test.each([
  ['Nora Lindqvist', 'NL'],
  ['Ana Maria de la Cruz', 'AC'],
  ['élodie', 'É'],
  ['mei.tanaka', 'MT'],
  ['  ', ''],
])('%j as %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
