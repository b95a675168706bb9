import { forms } from '../../contract/forms/forms'

test('where the consent is missing, each form says what it is for', () => {
  expect(forms.contact.consent.required).toMatch(/reply/)
  expect(forms.support.consent.required).toMatch(/reply/)
  expect(forms.application.consent.required).toMatch(/CV.*application/)
  expect(forms.comment.consent.required).toMatch(/publish.*comment/)
})
