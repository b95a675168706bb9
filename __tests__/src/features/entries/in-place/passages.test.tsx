import { findPassage, listPassages } from '../../../../../src/features/entries/in-place/passages'

/** Lays the blocks of a page out below each other, 100 pixels each, as scrolled. */
function layOut(html: string, scrolled: number): HTMLElement {
  document.body.innerHTML = `<header></header><main>${html}</main>`
  const page = document.body.querySelector('main')
  if (!page) throw new Error('no page')
  Object.assign(window, { scrollY: scrolled, innerHeight: 400 })
  ;[...page.children].forEach((block, index) => {
    block.getBoundingClientRect = () => new DOMRect(0, index * 100 - scrolled, 600, 100)
  })
  document.querySelectorAll('header').forEach((bar) => {
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 600, 50)
  })
  return page
}

const page = `<h1>Counting licences</h1><p>Who signs the yearly bill?</p><h2>Before you renew</h2><p>Short</p>
  <p>Ask “the people” — before you ask the naïve report, which knows nothing of the people who left.</p>
  <p>Then write it down.</p>`

test('passages on the screen are listed from the top, without typography', () => {
  expect(listPassages(layOut(page, 220))).toEqual([
    'ask the people before you ask the naive report which knows n',
    'then write it down',
  ])
})

test('the list of sections, which stays on the screen beside the text, is no passage', () => {
  const main = layOut(`${page}<nav><ol><li>Before you renew</li></ol></nav>`, 220)
  const section = main.querySelector('li')
  if (!section) throw new Error('no section')
  section.getBoundingClientRect = () => new DOMRect(0, 80, 200, 30)
  expect(listPassages(main)).not.toContain('before you renew')
})

test('at the top of a page there are none', () => {
  expect(listPassages(layOut(page, 120))).toEqual([])
})

test('the first passage that the editor has is found, in the smallest block', () => {
  const editor = document.createElement('div')
  editor.innerHTML = `<input value="Counting licences" /><div class="ProseMirror">
    <ul><li id="item"><p id="inner">Ask "the people" - before you ask the naïve report, which knows nothing.</p></li></ul>
    <p id="last">Then write it down.</p></div>`
  const passages = ['further reading', 'ask the people before you ask the naive report', 'then write it down']
  expect(findPassage(editor, passages)?.id).toMatch(/item|inner/)
  expect(findPassage(editor, ['counting licences'])).toBe(editor.querySelector('input'))
  expect(findPassage(editor, ['further reading'])).toBeUndefined()
  expect(findPassage(editor, [])).toBeUndefined()
})
