import fc from 'fast-check'
import { mergeRegions, mergeTexts } from '../../../src/lib/merge-texts'

const word = fc.constantFrom('ebb', 'flood', 'moon', '- list', '## heading', '```', 'two  spaces', '\tx')
const paragraph = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('\n'))
const text = fc
  .array(fc.tuple(paragraph, fc.constantFrom('\n\n', '\n\n\n', '\n \n')), { maxLength: 6 })
  .map((parts) => parts.flat().join(''))

test('what only one of two changed is taken as it is', () => {
  fc.assert(
    fc.property(text, text, (base, changed) => {
      const same = { mine: changed, theirs: changed, collide: false }
      expect(mergeTexts(base, changed, base)).toEqual(same)
      expect(mergeTexts(base, base, changed)).toEqual(same)
      expect(mergeTexts(base, changed, changed)).toEqual(same)
    }),
  )
})

test('each person’s side stays theirs, no matter who merges', () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const one = mergeTexts(base, mine, theirs)
      const other = mergeTexts(base, theirs, mine)
      expect([one.mine, one.theirs, one.collide]).toEqual([other.theirs, other.mine, other.collide])
      if (!one.collide) expect(one.mine).toBe(one.theirs)
    }),
  )
})

test('changes of different paragraphs are both kept, also of neighbours and with more paragraphs', () => {
  const numbered = fc.integer({ min: 2, max: 8 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      mine: fc.integer({ min: 0, max: count - 1 }),
      theirs: fc.integer({ min: 0, max: count - 1 }),
      more: fc.array(fc.constantFrom('One more.', 'And more.'), { maxLength: 2 }),
    }),
  )
  fc.assert(
    fc.property(numbered, ({ count, mine, theirs, more }) => {
      fc.pre(mine !== theirs)
      const base = Array.from({ length: count }, (_, number) => `Paragraph ${number}.`)
      const write = (parts: readonly string[]) => `${parts.join('\n\n')}\n`
      const ours = base.with(mine, ['Mine.', ...more].join('\n\n'))
      const merged = base.with(mine, ['Mine.', ...more].join('\n\n')).with(theirs, 'Theirs.')
      expect(mergeTexts(write(base), write(ours), write(base.with(theirs, 'Theirs.')))).toEqual({
        mine: write(merged),
        theirs: write(merged),
        collide: false,
      })
    }),
  )
})

test('where both changed one paragraph, each side has its own, and the rest of both', () => {
  expect(mergeTexts('A\n\nB\n\nC\n', 'A1\n\nB\n\nC1\n', 'A2\n\nB2\n\nC\n')).toEqual({
    mine: 'A1\n\nB2\n\nC1\n',
    theirs: 'A2\n\nB2\n\nC1\n',
    collide: true,
  })
})

test('no place of a merged text has markers or paragraphs that are in none of the three', () => {
  const paragraph = fc.oneof(
    fc.constantFrom('Low water.', '<<<<<<<', '=======', '__proto__'),
    fc.string({ maxLength: 9 }),
  )
  const any = fc.array(paragraph, { maxLength: 6 }).map((paragraphs) => paragraphs.join('\n\n'))
  fc.assert(
    fc.property(any, any, any, (base, mine, theirs) => {
      for (const { mine: own, theirs: others } of mergeRegions(base, mine, theirs))
        for (const piece of [...own, ...others])
          expect([base, mine, theirs].some((text) => text.includes(piece))).toBe(true)
    }),
  )
})
