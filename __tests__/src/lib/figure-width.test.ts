import { readFigureTitle, writeFigureTitle } from '../../../src/lib/figure-width'

test.each([
  ['A wave', 'A wave', 'wide'],
  ['A wave in June {small}', 'A wave in June', 'small'],
  ['{text}', '', 'text'],
  ['', '', 'wide'],
  ['Sets of {2} and {huge}', 'Sets of {2} and {huge}', 'wide'],
  ['{small} waves', '{small} waves', 'wide'],
])('“%s” is the caption “%s” and %s', (title, caption, width) => {
  expect(readFigureTitle(title)).toEqual({ caption, width })
  expect(writeFigureTitle(readFigureTitle(title))).toBe(title)
})

test('a caption that is being typed keeps its space, and a width stays when it is changed', () => {
  expect(readFigureTitle(writeFigureTitle({ caption: 'A ', width: 'small' })).caption).toBe('A ')
  expect(writeFigureTitle({ ...readFigureTitle('A wave {small}'), caption: 'Two' })).toBe('Two {small}')
})
