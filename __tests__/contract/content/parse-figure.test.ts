import { parseFigure } from '../../../contract/content/parse-figure'

const head = 'type: bars\ncaption: What each of them costs.\n'
const faultsOf = (text: string) => parseFigure(text).faults.map(({ line, message }) => `${line}: ${message}`)

test('bars have their amounts with the unit', () => {
  expect(
    parseFigure(`${head}unit: day/days\nof: 1,200\n\nSurvey: 1\nRepairs, all told: 1,160\n`).figure,
  ).toEqual({
    type: 'bars',
    caption: 'What each of them costs.',
    of: 1200,
    rows: [
      { label: 'Survey', value: 1, text: '1 day' },
      { label: 'Repairs, all told', value: 1160, text: '1,160 days' },
    ],
  })
})

test('a label may contain a colon', () => {
  const { figure } = parseFigure(`${head}\nStep 1: survey: 22\nStep 2: repair: 3`)
  expect(figure?.rows.map(({ label }) => label)).toEqual(['Step 1: survey', 'Step 2: repair'])
})

test('changes keep their units', () => {
  const { figure } = parseFigure(
    'type: change\ncaption: Then and now.\n\nLost: 23% -> 9%\nTime: 70 min → 25 min',
  )
  expect(figure?.rows).toEqual([
    { label: 'Lost', before: { value: 23, text: '23%' }, after: { value: 9, text: '9%' } },
    { label: 'Time', before: { value: 70, text: '70 min' }, after: { value: 25, text: '25 min' } },
  ])
})

test.each(['0.5-2', '0.5 to 2', '0.5–2'])('%j is a range', (value) => {
  const { figure } = parseFigure(`type: ranges\ncaption: How long.\nunit: weeks\n\nOne: ${value}\nTwo: 1-3`)
  expect(figure?.rows[0]).toEqual({ label: 'One', from: 0.5, to: 2, text: '0.5 to 2 weeks' })
})

test.each<[why: string, text: string, faults: string[]]>([
  [
    'an unknown type',
    'type: bar\ncaption: X.\n\nA: 1\nB: 2',
    ['1: unknown type "bar". Allowed: bars, change, dates, ledger, ranges, split. Did you mean "bars"?'],
  ],
  [
    'no type',
    'caption: X.\n\nA: 1\nB: 2',
    ['0: begin with a line "type: …". Allowed: bars, change, dates, ledger, ranges, split'],
  ],
  ['no caption', 'type: bars\n\nA: 1\nB: 2', ['0: add a line "caption: …" that says what the figure shows']],
  [
    'an unknown line',
    `${head}units: kg\n\nA: 1\nB: 2`,
    ['3: unknown line "units". Allowed: type, caption, unit, of. Did you mean "unit"?'],
  ],
  ['one row alone', `${head}\nA: 1`, ['0: add an empty line and 2 to 12 rows, each "label: value"']],
  ['a row without a number', `${head}\nA: many\nB: 2`, ['4: must be a number, e.g. "A: 22", not "many"']],
  ['a row without a colon', `${head}\nA 1\nB: 2\nC: 3`, ['4: must be "label: value", not "A 1"']],
  ['a whole below a part', `${head}of: 5\n\nA: 6\nB: 2`, ['3: of: must be a number that no row exceeds']],
  [
    'a range that goes down',
    'type: ranges\ncaption: X.\n\nA: 4-2\nB: 1-2',
    ['4: must be a range, e.g. "A: 2-4", not "4-2"'],
  ],
  [
    'one amount in a change',
    'type: change\ncaption: X.\n\nA: 4\nB: 1 -> 2',
    ['4: must be two amounts, e.g. "A: 23% -> 9%", not "4"'],
  ],
  [
    'a day that doesn’t exist',
    'type: dates\ncaption: X.\n\nA: 2026-02-30\nB: 2026-03-01',
    ['4: must be a date as YYYY-MM-DD, not "2026-02-30"'],
  ],
])('%s is reported with its line', (_, text, faults) => {
  expect(parseFigure(text).figure).toBeUndefined()
  expect(faultsOf(text)).toEqual(faults)
})
