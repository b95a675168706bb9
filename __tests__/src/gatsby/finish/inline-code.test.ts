import { createHash } from 'node:crypto'
import { analyticsScript, deferAnalytics } from '../../../../src/gatsby/finish/analytics-script'
import {
  hashComponentStyles,
  hashInlineScripts,
  hashInlineStyles,
  removeStyleAttributes,
} from '../../../../src/gatsby/finish/inline-code'

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

test('hashes inline style sheets, with or without attributes', () => {
  const html =
    '<style>a{top:0}</style><link rel="stylesheet" href="/b.css"><style data-href="/c.css">c{top:0}</style>'
  expect(hashInlineStyles(html)).toEqual(['a{top:0}', 'c{top:0}'].map(sha256))
})

test('tells the style sheets of components from those that Gatsby puts in for a file', () => {
  const html =
    '<style data-href="/c.css" data-identity="x">c{top:0}</style><svg><style>a{top:0}</style></svg><style>b{top:0}</style>'
  expect(hashComponentStyles(html)).toEqual(['a{top:0}', 'b{top:0}'].map(sha256))
})

test("removes the style attributes of Gatsby's own elements", () => {
  const html =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>x</p></div>' +
    '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>'
  expect(removeStyleAttributes(html)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p>x</p></div>' +
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
  )
})

test.each([
  '<p style="color:red">x</p>',
  '<p class="a" style="color:red">x</p>',
  '<div id="gatsby-focus-wrapper"><span style="left:4%"></span></div>',
])('stops at another style attribute, which browsers would ignore: %s', (html) => {
  expect(() => removeStyleAttributes(html)).toThrow('has a style attribute')
})

test.each([
  '<code>&lt;p style="color:red"&gt;</code>',
  '<p>Write style="…" here.</p>',
  '<header data-style="plain">x</header>',
  '<script>const html = \'<p style="color:red">\'</script>',
])('leaves a text about style attributes alone: %s', (html) => {
  expect(removeStyleAttributes(html)).toBe(html)
})
