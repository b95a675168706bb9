import { pagePathOf, readPageFacts } from '../../../../src/gatsby/finish/read-page-facts'

test('counts H1 headings', () => {
  expect(readPageFacts('<h1>One</h1><h1 class="x">Two</h1><h2>Three</h2><header>').h1).toBe(2)
  expect(readPageFacts('<p>None</p>').h1).toBe(0)
})

test('lists each internal link once, without query and anchor', () => {
  const html =
    '<a href="/about/">A</a> <a class="x" href="/about/#team">B</a> <a href="/blog/?page=2">C</a>' +
    '<a href="https://x.example/">D</a> <a href="//x.example/">E</a> <a href="#top">F</a> <link href="/style.css">'
  expect(readPageFacts(html).links).toEqual(['/about/', '/blog/'])
})

test('maps HTML files to paths, except error pages', () => {
  expect(['index.html', 'blog/tides/index.html', '404.html'].map(pagePathOf)).toEqual([
    '/',
    '/blog/tides/',
    undefined,
  ])
})
