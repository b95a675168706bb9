import {
  hasOneList,
  hasTable,
  isList,
  isShort,
  markFigures,
  splitSections,
} from '../../../src/lib/split-sections'

const list = '<h2 id="no">What we do <em>not</em> do</h2>\n<ul>\n<li>One</li>\n</ul>\n'

test('each heading starts a part, and so does a text without one', () => {
  const parts = ['<p>Before</p>\n', list, '<h2 id="b">B</h2>\n<p>Text</p>']
  expect(splitSections(parts.join(''))).toEqual(parts)
  expect(splitSections('')).toEqual([])
})

test('footnotes stay with the last part', () => {
  const html = '<h2 id="b">B</h2>\n<section class="footnotes"><h2 id="footnote-label">Notes</h2></section>'
  expect(splitSections(html)).toEqual([html])
})

test('a part is a list when nothing else follows its heading', () => {
  expect(isList(list)).toBe(true)
  expect(isList(`${list}<p>More</p>`)).toBe(false)
  expect(isList(`${list}<ul><li>Another</li></ul>`)).toBe(false)
})

test('a table is found', () => {
  expect([list, '<h2 id="t">T</h2><div class="table-frame"><table></table></div>'].map(hasTable)).toEqual([
    false,
    true,
  ])
})

test('one list of three points or more is found, whatever stands beside it', () => {
  const points = '<ul>\n<li>One</li>\n<li>Two</li>\n<li>Three</li>\n</ul>'
  expect(hasOneList(`<h2 id="p">P</h2><p>Before</p>${points}<p>After</p>`)).toBe(true)
  expect(hasOneList(list)).toBe(false)
  expect(hasOneList(points + points)).toBe(false)
})

test('figures are marked where most points have one', () => {
  const points = '<li>A run lasts 30 days. Then 2 more.</li><li>A view of 5,000 items</li>'
  expect(markFigures(points)).toBe(
    '<li>A run lasts <b>30 days.</b> Then 2 more.</li><li>A view of <b>5,000 items</b></li>',
  )
  const few = '<li>About 1 GB is held</li><li>None</li><li>None</li>'
  expect(markFigures(few)).toBe(few)
})

test('a text is short by what people read of it', () => {
  const part = (length: number) =>
    `<h2 id="t">T</h2><p><a href="/${'x'.repeat(700)}/">${'a'.repeat(length)}</a></p>`
  expect([part(600), part(800)].map(isShort)).toEqual([true, false])
})

test('a link with a figure is set large as a whole, whatever digits its address has', () => {
  const points = [
    '<li>A run lasts <a href="/v2 1/">30 days</a>. Then 2 more.</li>',
    '<li>It is kept <a href="/">about 28 days</a> by default.</li>',
    '<li>See <a href="/365 /">the rules</a>: 500 actions</li>',
  ]
  expect(markFigures(points.join(''))).toBe(
    [
      '<li>A run lasts <b><a href="/v2 1/">30 days</a>.</b> Then 2 more.</li>',
      '<li>It is kept <b><a href="/">about 28 days</a></b> by default.</li>',
      '<li>See <a href="/365 /">the rules</a>: <b>500 actions</b></li>',
    ].join(''),
  )
})
