import { pagePathOf, readPageFacts } from '../../../../src/gatsby/finish/read-page-facts'

test('first-level headings are counted', () => {
  expect(readPageFacts('<h1>One</h1><h1 class="x">Two</h1><h2>Three</h2><header>').h1).toBe(2)
  expect(readPageFacts('<p>None</p>').h1).toBe(0)
})

test('links to pages of the site are found once each, without query and anchor', () => {
  const html =
    '<a href="/about/">A</a> <a class="x" href="/about/#team">B</a> <a href="/blog/?page=2">C</a>' +
    '<a href="https://x.example/">D</a> <a href="//x.example/">E</a> <a href="#top">F</a> <link href="/style.css">'
  expect(readPageFacts(html).links).toEqual(['/about/', '/blog/'])
})

test('files of pages are known by their path, pages of errors are none', () => {
  expect(['index.html', 'blog/tides/index.html', '404.html'].map(pagePathOf)).toEqual([
    '/',
    '/blog/tides/',
    undefined,
  ])
})
