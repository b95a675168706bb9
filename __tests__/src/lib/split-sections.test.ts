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

test('figures are set large where most points have one with its source, which is named', () => {
  const days = '<a href="https://learn.microsoft.com/limits">30 days</a>'
  const items = '<a href="https://www.example.com/">about 5,000 items</a>'
  const points = `<li>A run lasts ${days}. Then 2 more.</li><li>A view of ${items}</li>`
  expect(markFigures(points)).toBe(
    `<li>A run lasts <b>${days}.</b> Then 2 more.<small>Source: learn.microsoft.com</small></li>` +
      `<li>A view of <b>${items}</b><small>Source: example.com</small></li>`,
  )
  const few = `<li>About ${days} is held</li><li>None</li><li>None</li>`
  expect(markFigures(few)).toBe(few)
})

test('a figure without a source is not set large, nor one that leads to a page of ours', () => {
  const points = '<li>A run lasts 30 days.</li><li>A view of <a href="/limits/">5,000 items</a></li>'
  expect(markFigures(points)).toBe(points)
})

test('a text is short by what people read of it', () => {
  const part = (length: number) =>
    `<h2 id="t">T</h2><p><a href="/${'x'.repeat(700)}/">${'a'.repeat(length)}</a></p>`
  expect([part(600), part(800)].map(isShort)).toEqual([true, false])
})

test('a link with a figure is set large as a whole, whatever digits its address has', () => {
  const days = '<a href="https://a.example/v2 1/">30 days</a>'
  const points = `<li>A run lasts ${days}. Then 2 more.</li><li>See <a href="/365 /">the rules</a>: 500</li>`
  expect(markFigures(`${points}${`<li>It is kept ${days} by default.</li>`.repeat(2)}`)).toBe(
    `<li>A run lasts <b>${days}.</b> Then 2 more.<small>Source: a.example</small></li>` +
      '<li>See <a href="/365 /">the rules</a>: 500</li>' +
      `<li>It is kept <b>${days}</b> by default.<small>Source: a.example</small></li>`.repeat(2),
  )
})
