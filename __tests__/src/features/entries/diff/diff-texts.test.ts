import fc from 'fast-check'
import { diffTexts, type DiffRow } from '../../../../../src/features/entries/diff/diff-texts'
import { foldRows } from '../../../../../src/features/entries/diff/difference-rows'

/** A row as "kind: before | after", what differs in [brackets]. */
const show = ({ kind, before, after }: DiffRow) => `${kind}: ${side(before)} | ${side(after)}`
const side = (parts: DiffRow['before']) =>
  parts?.map(({ text, same }) => (same ? text : `[${text}]`)).join('') ?? 'nothing'
const rowsOf = (before: string, after: string) => diffTexts(before, after).rows.map(show)
const lines = (count: number, text = (index: number) => `line ${index}`) =>
  Array.from({ length: count }, (_, index) => text(index)).join('\n')

test('marks a changed word within its line', () => {
  expect(rowsOf('One\nThe tide is high.\nThree', 'One\nThe tide is low.\nThree')).toEqual([
    'same: One | One',
    'changed: The tide is [high]. | The tide is [low].',
    'same: Three | Three',
  ])
})

test('marks a changed phrase as a whole, including spaces', () => {
  expect(rowsOf('We left the old harbour at dawn.', 'We left the new quay at dawn.')).toEqual([
    'changed: We left the [old harbour] at dawn. | We left the [new quay] at dawn.',
  ])
})

test('matches a changed paragraph after an inserted one', () => {
  expect(
    rowsOf('A ship sails on the sea today.', 'Weather first.\n\nA ship sails on the lake today.'),
  ).toEqual([
    'added: nothing | [Weather first.]',
    'added: nothing | []',
    'changed: A ship sails on the [sea] today. | A ship sails on the [lake] today.',
  ])
})

test('pairs a single dissimilar line, and lists several separately', () => {
  expect(rowsOf('A ship sails.\nOff it goes.', 'Nothing like it')).toEqual([
    'removed: [A ship sails.] | nothing',
    'removed: [Off it goes.] | nothing',
    'added: nothing | [Nothing like it]',
  ])
  expect(rowsOf('yes', 'no')).toEqual(['changed: [yes] | [no]'])
})

test('marks a mostly changed line as a whole', () => {
  expect(rowsOf('The old pier of the town.', 'A ship sails in the night.')).toEqual([
    'changed: [The old pier of the town.] | [A ship sails in the night.]',
  ])
})

test('treats words in other scripts and with accents as whole words', () => {
  expect(rowsOf('Die Küste ist schön, море тихое.', 'Die Küste ist groß, море тихое.')).toEqual([
    'changed: Die Küste ist [schön], море тихое. | Die Küste ist [groß], море тихое.',
  ])
})

test('ignores Windows line endings', () => {
  expect(diffTexts('a\r\nb', 'a\nb').rows.every(({ kind }) => kind === 'same')).toBe(true)
})

test('compared with nothing, all lines are added', () => {
  expect(rowsOf('', 'a\nb')).toEqual(['added: nothing | [a]', 'added: nothing | [b]'])
  expect(rowsOf('', '')).toEqual([])
})

test('each side joins to its text, for any two texts', () => {
  const text = fc
    .array(fc.constantFrom('tide', 'reef', ' ', '\n', 'ä', '.', 'chart of the sea'), { maxLength: 60 })
    .map((words) => words.join(''))
  const put = (rows: readonly DiffRow[], side: 'before' | 'after') =>
    rows.flatMap((row) => row[side]?.map((part) => part.text).join('') ?? []).join('\n')
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { rows } = diffTexts(before, after)
      expect(put(rows, 'before')).toBe(before)
      expect(put(rows, 'after')).toBe(after)
      expect(foldRows(rows).flatMap((group) => group.rows)).toEqual(rows)
    }),
  )
})

describe('large texts', () => {
  test('with 200,000 characters and one changed word show that line alone', () => {
    const before = lines(4_000, (index) => `${index} ${'the tide comes and goes '.repeat(2)}`)
    const { rows, coarse } = diffTexts(before, before.replace('2000 the tide', '2000 the ebb'))
    expect(rows.filter(({ kind }) => kind !== 'same')).toHaveLength(1)
    expect(coarse).toBe(false)
  })

  test('with many changed lines are still compared line by line', () => {
    const before = lines(4_000, (index) => `${index} the tide comes and goes`)
    const after = lines(4_000, (index) => `${index} the ${index % 3 === 0 ? 'ebb' : 'tide'} comes and goes`)
    const { rows } = diffTexts(before, after)
    expect(rows.filter(({ kind }) => kind === 'changed')).toHaveLength(1_334)
    expect(rows.filter(({ kind }) => kind === 'same')).toHaveLength(2_666)
  })

  test.each([
    [
      'other lines throughout',
      lines(4_000, (i) => `${i} ${'tide '.repeat(9)}`),
      lines(4_000, (i) => `${i}x ${'ebb '.repeat(11)}`),
    ],
    ['one endless line', 'tide '.repeat(40_000), 'ebb tide '.repeat(22_000)],
    ['nothing but line ends', '\n'.repeat(199_999), 'a\n'.repeat(100_000)],
    ['lines in another order', lines(9_000), lines(9_000, (i) => `line ${(i * 7919) % 9_000}`)],
  ])('with %s fall back to a comparison by lines', (_, before, after) => {
    expect(diffTexts(before, after).coarse).toBe(true)
  })
})

describe('folding', () => {
  test('keeps two lines around a change and folds the rest', () => {
    const before = lines(20)
    const groups = foldRows(diffTexts(before, before.replace('line 9', 'row 9')).rows)
    expect(groups.map(({ folded, rows }) => [folded, rows.length])).toEqual([
      [true, 7],
      [false, 5],
      [true, 8],
    ])
  })

  test('does not hide one or two lines', () => {
    const before = lines(5)
    expect(foldRows(diffTexts(before, before.replace('line 2', 'row 2')).rows)).toHaveLength(1)
  })
})
