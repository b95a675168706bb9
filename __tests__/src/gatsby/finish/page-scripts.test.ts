import { createHash } from 'node:crypto'
import { analyticsScript, deferAnalytics } from '../../../../src/gatsby/finish/analytics-script'
import { hashInlineScripts } from '../../../../src/gatsby/finish/page-scripts'

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('hashes inline scripts, also with data attributes', () => {
  const html = '<script>a()</script><script type="module">b()</script><script data-src="/x.js">c()</script>'
  expect(hashInlineScripts(html)).toEqual(['a()', 'b()', 'c()'].map(sha256))
})

test('ignores external scripts and data blocks', () => {
  const html =
    '<script src="/a.js"></script><script async src="/b.js"></script>' +
    '<script type="application/json" id="x">{}</script><script type="application/ld+json">{}</script>'
  expect(hashInlineScripts(html)).toEqual([])
})

test('includes the analytics loader of a page that has it', () => {
  const tag = '<script async="" src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>'
  expect(hashInlineScripts(deferAnalytics(tag, 'opt-in'))).toEqual([sha256(analyticsScript)])
})
