import { csvCell } from '../../../backend/csv/write-csv'

test.each([
  '=1+1',
  '+41 44 000',
  '-2',
  '@sum',
  '\tx',
  '\rx',
  '\nx',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff@x',
  '  \t+1',
  '＝1',
  '－1',
  "=cmd|' /C calc'!A0",
])('prefixes %j with an apostrophe', (text) => {
  expect(csvCell(text)).toBe(`'${text}`)
})

test.each(['', 'Ada', '1 = 1', 'a@b.example', '0', "'=1", '"=1"', ' Ada'])('leaves %j unchanged', (text) => {
  expect(csvCell(text)).toBe(text)
})
