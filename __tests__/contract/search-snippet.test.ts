import { showMatch } from '../../contract/search-snippet'
import { createKnowledge, planSearch, toWords } from '../../contract/search-words'

const text = [
  'How we work',
  'We plan first. The price is fixed in writing before the work begins. Nobody likes surprises.',
  'Our C# developers know .NET by heart; the clinic’s phones ring in Teams.',
  `Of ${'all the things that people ask us about '.repeat(5)}tides come up most, ${'again and again '.repeat(12)}.`,
].join('\n')
const knowledge = createKnowledge(toWords(`${text} moving servers costs`), [
  ['price', 'cost', 'fee'],
  ['hospital', 'clinic'],
])
const show = (typed: string, title = 'Moving servers') =>
  showMatch({ title, summary: 'In a weekend.', text }, planSearch(typed, knowledge))

test('a page whose title shows the match has no snippet', () => {
  expect(show('server')).toEqual({ terms: ['servers'] })
})

test.each([
  ['prices', 'The price is fixed in writing before the work begins.', ['price']],
  ['cost', 'The price is fixed in writing before the work begins.', []],
  [
    'surprizes',
    'The price is fixed in writing before the work begins. Nobody likes surprises.',
    ['surprises'],
  ],
  ['surpr', 'The price is fixed in writing before the work begins. Nobody likes surprises.', ['surprises']],
  ['hospital', 'Our C# developers know .NET by heart; the clinic’s phones ring in Teams.', []],
  ['c#', 'Our C# developers know .NET by heart; the clinic’s phones ring in Teams.', ['c']],
  ['work', 'The price is fixed in writing before the work begins.', ['work']],
  ['work fixed', 'The price is fixed in writing before the work begins.', ['work', 'fixed']],
])('“%s” shows the sentence that answers it', (typed, snippet, terms) => {
  expect(show(typed)).toEqual({ snippet, terms })
})

test('of words for the same thing, only what was typed is marked', () => {
  const both = 'The price is fixed in writing, and so are all costs of it.'
  const plan = planSearch('costs', knowledge)
  expect(showMatch({ title: 'Prices', summary: both, text: '' }, plan).terms).toEqual(['costs'])
})

test.each(['It went out with the tides.', 'Tides?', 'the pier, tides and all'])(
  'a message is quoted as it was written: %s',
  (message) => {
    const item = { title: 'Ines', summary: '', text: message }
    expect(showMatch({ ...item, quotesAny: true }, planSearch('tides', knowledge)).snippet).toBe(message)
  },
)

test('a title that only has another word for it doesn’t hide the sentence that has what was typed', () => {
  expect(show('price', 'Costs').snippet).toBe('The price is fixed in writing before the work begins.')
  expect(show('cost', 'Costs').snippet).toBeUndefined()
})

test.each([
  ['Tides\nTwo a day, at most.', 'Tides: Two a day, at most.'],
  ['About tides you may:\nask us;', 'About tides you may: ask us;'],
  ['How tides are timed\nWhere\tWhen\tHow high', 'How tides are timed'],
])('a heading is shown with the sentence below it', (body, snippet) => {
  const plan = planSearch('tides', knowledge)
  expect(showMatch({ title: 'Sea', summary: 'Salt.', text: body }, plan).snippet).toBe(snippet)
})

test.each([
  [
    'They turn with the tides twice a day.\nHigh tides come when the moon is full or new.',
    'High tides come when the moon is full or new.',
  ],
  [
    'Moons rule the sea by day and by night. They turn the tides.',
    'Moons rule the sea by day and by night. They turn the tides.',
  ],
  ['When do tides turn?\nTwice a day. Ask us.', 'When do tides turn? Twice a day.'],
  [
    'Do the tides of this harbour ever stop?\nNo. The moon goes on.',
    'Do the tides of this harbour ever stop? No. The moon goes on.',
  ],
  ['Who rules the sea?\nIt is the tides.', 'Who rules the sea? It is the tides.'],
])('a quote reads as whole sentences that stand alone: %j', (body, snippet) => {
  const plan = planSearch('tides', knowledge)
  expect(showMatch({ title: 'Sea', summary: 'Salt.', text: body }, plan).snippet).toBe(snippet)
})

test.each([
  ['Sea\tHigh\tLow\t\nSpring tides\t7\t1\t\nNeap\t5\t2\t', 'tides', 'Spring tides · High: 7 · Low: 1'],
  [
    'Sea\tWhat they are\t\nMoons\tof tides\t\nMost people know none.',
    'tides',
    'Moons · What they are: of tides',
  ],
  ['Sea\tTides\t\nMoons\tmany\t', 'tides', 'Sea · Tides'],
])(
  'a row of a table is quoted with the heads of its columns, and nothing after it: %j',
  (body, typed, snippet) => {
    const plan = planSearch(typed, knowledge)
    expect(showMatch({ title: 'Salt', summary: 'Water.', text: body }, plan).snippet).toBe(snippet)
  },
)

test.each([
  ['Tides\nMoons', 'Tides'],
  ['Tides turn.', 'Tides turn.'],
  ['They turn with the tides twice a day.', 'They turn with the tides twice a day.'],
  ['Spring tides\tHigher than all others\t', 'Spring tides · Higher than all others'],
  ['Moons, tides and all of what the harbour knows', 'Moons, tides and all of what the harbour knows'],
  ['\tprint tides\nThe tides', 'The tides'],
])('a page that has the word nowhere else is quoted as it stands: %j', (body, snippet) => {
  const plan = planSearch('tides', knowledge)
  expect(showMatch({ title: 'Sea', summary: 'Salt.', text: body }, plan)).toEqual({
    snippet,
    terms: ['tides'],
  })
  const whole = `${body}\nHigh tides come when the moon is full or new.`
  expect(showMatch({ title: 'Sea', summary: 'Salt.', text: whole }, plan).snippet).toBe(
    'High tides come when the moon is full or new.',
  )
})

test('what the title shows is not looked for in the text', () => {
  expect(show('server price')).toEqual({
    snippet: 'The price is fixed in writing before the work begins.',
    terms: ['servers', 'price'],
  })
})

test('of a long sentence, the part around the match is shown', () => {
  const { snippet = '' } = show('tides')
  expect(snippet).toMatch(/^….{20,60}tides come up most, .+[a-z]…$/)
  expect(snippet.length).toBeLessThan(180)
})
