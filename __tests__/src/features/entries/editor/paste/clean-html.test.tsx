import { cleanHtml } from '../../../../../../src/features/entries/editor/paste/clean-html'
import { readPastedImages } from '../../../../../../src/features/entries/editor/paste/pasted-images'

const clean = (html: string) => cleanHtml(html).replace(/\s+/g, ' ').trim()

test('removes styles, comments and markup of Word', () => {
  const html =
    '<style>p { color: red }</style><!--[if gte mso 9]><xml></xml><![endif]--><p class="MsoNormal">One<o:p></o:p></p><p><o:p>&nbsp;</o:p></p>'
  expect(clean(html)).toBe('<p class="MsoNormal">One</p>')
})

test('turns Word’s list paragraphs into nested lists', () => {
  const item = (level: number, marker: string, words: string) =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}</span>${words}</p>`
  const html =
    item(1, '·', 'One') +
    item(2, 'o', 'Within') +
    item(1, '·', 'Two') +
    '<p>Text</p>' +
    item(1, '1.', 'First')
  expect(clean(html)).toBe(
    '<ul><li>One<ul><li>Within</li></ul></li><li>Two</li></ul><p>Text</p><ol><li>First</li></ol>',
  )
})

test('numbers after bullets in Word are a separate list', () => {
  const item = (marker: string, words: string) =>
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker}</span>${words}</p>`
  expect(clean(item('·', 'One') + item('1.', 'First') + item('2.', 'Second'))).toBe(
    '<ul><li>One</li></ul><ol><li>First</li><li>Second</li></ol>',
  )
})

test('replaces bold, italic and strikethrough styles with elements', () => {
  const span = (style: string) => `<span style="${style}">x</span>`
  expect(clean(`<p>${span('font-weight:700')}</p>`)).toBe('<p><strong>x</strong></p>')
  expect(clean(`<p>${span('font-style:italic')}</p>`)).toBe('<p><em>x</em></p>')
  expect(clean(`<p>${span('text-decoration:line-through')}</p>`)).toBe('<p><s>x</s></p>')
  expect(clean(`<p>${span('color:red;font-size:30pt')}</p>`)).toBe('<p>x</p>')
})

test('ignores the bold wrapper of Google Docs and bold in headings', () => {
  const html =
    '<b style="font-weight:normal"><h2><span style="font-weight:700">Head</span></h2><p>One</p></b>'
  expect(clean(html)).toBe('<h2>Head</h2><p>One</p>')
})

test('demotes a title to heading 2, since the page has an H1', () => {
  expect(clean('<h1>Head</h1>')).toBe('<h2>Head</h2>')
})

test('removes images from other sites and keeps those of this site', () => {
  expect(clean('<p>x<img src="https://a.example/b.png"><img src="file:///c.png"></p>')).toBe('<p>x</p>')
  expect(clean('<p>x<img src="/media/1/a.webp"></p>')).toBe('<p>x<img src="/media/1/a.webp"></p>')
})

test('joins several paragraphs in a cell', () => {
  expect(clean('<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>')).toContain('<td>a b </td>')
})

test('unlinks script URLs', () => {
  expect(clean('<p><a href="javascript:alert(1)">x</a></p>')).toBe('<p>x</p>')
})

test('unlinks anchors of the copied document', () => {
  expect(clean('<p>x<a href="#_ftn1">[1]</a></p>')).toBe('<p>x[1]</p>')
})

test('links that Google Docs wraps in a redirect lead where they are meant to', () => {
  const wrapped = 'https://www.google.com/url?q=https://harbor.example/a?b%3D1&amp;sa=D&amp;ust=1'
  expect(cleanHtml(`<p><a href="${wrapped}">a</a></p>`)).toBe(
    '<p><a href="https://harbor.example/a?b=1">a</a></p>',
  )
  expect(cleanHtml('<p><a href="https://www.google.com/url?q=javascript:alert(1)">a</a></p>')).toBe(
    '<p>a</p>',
  )
})

test('images of a pasted document are files where it contains them, and are counted where it does not', () => {
  const html =
    '<p>One</p><img src="data:image/png;base64,aGk="><img src="file:///C:/pier.png"><img src="/media/1/a.webp">'
  const { files, missing } = readPastedImages(html)
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([['pasted-1.png', 'image/png', 2]])
  expect(missing).toBe(1)
  expect(readPastedImages('<img src="data:image/png;base64,%%%">')).toEqual({ files: [], missing: 1 })
})
