import { explainLink } from '../../contract/content/explain-link'
import { isLinkable } from '../../contract/is-linkable'

const pages = { paths: ['/', '/about/'], anchorsAt: () => [], redirects: new Map<string, string>() }

test.each([
  'https://example.com',
  'http://example.com/a?b=c#d',
  'HtTpS://example.com/',
  'https://user@example.com/',
  'mailto:ana@example.com',
  'tel:+49431123',
  '/about/',
  '/',
  '#part',
  '?page=2',
])('%s may become a link', (address) => {
  expect(isLinkable(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\u00adscript:alert(1)',
  '\u2028javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  'https:evil.example',
  'https:///evil.example',
  'about/',
  './about/',
])('%j may not, and the build says so', (address) => {
  expect(isLinkable(address)).toBe(false)
  expect(explainLink(address, [], pages)).toMatch(/broken link/)
})
