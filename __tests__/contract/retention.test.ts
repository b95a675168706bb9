import { readFileSync } from 'node:fs'
import { consentTexts, consentVersions } from '../../contract/forms/consent'
import { formEmails } from '../../contract/forms/form-emails'
import { inquiryMonths, months, retentionMonths } from '../../contract/retention'

test.each([
  [1, 'one month'],
  [6, 'six months'],
  [9, 'nine months'],
  [12, '12 months'],
])('%d is "%s"', (count, words) => {
  expect(months(count)).toBe(words)
})

test('every text that promises how long an application is kept states the same period', () => {
  const promise = months(retentionMonths)
  expect(consentTexts.application.text.join('')).toContain(`after ${promise}`)
  expect(formEmails.application.more).toContain(`after ${promise}`)
  expect(readFileSync('content/legal/privacy-policies.md', 'utf8')).toContain(
    `We delete your application ${promise} after we receive it`,
  )
})

test('the privacy notice and the answers on security say how long a message is kept', () => {
  for (const file of ['legal/privacy-policies', 'samples/security-of-this-website'])
    expect(readFileSync(`content/${file}.md`, 'utf8')).toContain(
      `${months(inquiryMonths)} after the last exchange`,
    )
})

test('the current consent texts are accepted', () => {
  for (const { version } of Object.values(consentTexts)) expect(consentVersions).toContain(version)
})
