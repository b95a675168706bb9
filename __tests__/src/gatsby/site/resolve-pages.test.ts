/** @jest-environment node */
import { loadWholeSite } from '../../../setup/whole-content'

const notice = (hasAnalytics?: boolean) => {
  const page = loadWholeSite(undefined, hasAnalytics).site.pages.find(
    ({ href }) => href === '/privacy-policies/',
  )
  return { headings: page?.body.headings.map(({ text }) => text), html: page?.body.html }
}

test('the privacy notice has a section on analytics only where the site uses it, and “No analytics” elsewhere', () => {
  expect(notice().headings).toContain('No analytics')
  expect(notice().html).not.toContain('Google')
  expect(notice(true).headings).toContain('Analytics')
  expect(notice(true).headings).not.toContain('No analytics')
  expect(notice(true).html).toContain('Google Analytics')
})
