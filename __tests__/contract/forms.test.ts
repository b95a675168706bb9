import { findFieldIssue, type FieldRule } from '../../contract/forms/field-rule'
import { forms } from '../../contract/forms/forms'

/** Fields of half the width: what browsers fill in by themselves. */
const isHalf = ({ isGiven, autocomplete }: FieldRule) => isGiven !== true && autocomplete !== undefined

test.each(Object.entries(forms))('%s: fields side by side both have a hint, or neither', (_, { fields }) => {
  const half = Object.values<FieldRule>(fields).filter(isHalf)
  expect(half.length % 2).toBe(0)
  half.forEach(({ label, hint }, index) => {
    if (index % 2 === 0) return
    const beside = half[index - 1]
    expect([label, hint !== undefined]).toEqual([label, beside?.hint !== undefined])
  })
})

test.each(Object.entries(forms))('%s: a field for a phone number says what to type', (_, { fields }) => {
  for (const { kind, hint } of Object.values<FieldRule>(fields))
    if (kind === 'phone') expect(hint).toMatch(/country code/)
})

test.each(['contact', 'application'] as const)('%s: a message needs ten characters', (name) => {
  const { message } = forms[name].fields
  expect(findFieldIssue(message, 'hi')).toBe(message.least.error)
  expect(findFieldIssue(message, ' Azure    ')).toBe(message.least.error)
  expect(findFieldIssue(message, 'Azure cost')).toBeUndefined()
  expect(findFieldIssue(message, ' ')).toBe(message.required)
})

// “VPN down” is enough to call back, and “Thanks!” is a comment
test.each(['support', 'comment'] as const)('%s: a message may be short', (name) => {
  const { message } = forms[name].fields
  expect(findFieldIssue(message, 'Hi')).toBeUndefined()
  expect(findFieldIssue(message, ' ')).toBe(message.required)
})
