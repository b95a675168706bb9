import { forms, getForm } from '../../contract/forms/forms'

test('a message needs no consent, as its legal basis is another: its form says what its details are for', () => {
  for (const form of ['contact', 'support'] as const) {
    expect(getForm(form).consent.required).toBeUndefined()
    expect(getForm(form).consent.text.join('')).toMatch(
      /^We use your details to reply to you.+privacy notice\.$/,
    )
  }
})

test('where the consent is missing, the others say what it is for', () => {
  expect(forms.application.consent.required).toMatch(/CV.*application/)
  expect(forms.comment.consent.required).toMatch(/publish.*comment/)
})
