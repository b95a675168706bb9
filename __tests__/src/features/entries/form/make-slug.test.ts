import { followTitle, isSlug, makeSlug } from '../../../../../src/features/entries/form/make-slug'

test.each([
  ['Ebb & flow in Åland', 'ebb-and-flow-in-aland'],
  ['  What’s next?  ', 'whats-next'],
  ['Straße, Øresund, Œuvre', 'strasse-oresund-oeuvre'],
  ['C# 12 / .NET 9', 'c-12-net-9'],
  ['日本', ''],
  ['', ''],
])('%j becomes %j', (title, slug) => {
  expect(makeSlug(title)).toBe(slug)
})

test('a long title ends at a whole word, within 60 characters', () => {
  const slug = makeSlug('A very long title that goes on and on until nobody remembers what it was about')
  expect(slug).toBe('a-very-long-title-that-goes-on-and-on-until-nobody-remembers')
  expect(makeSlug('x'.repeat(100))).toHaveLength(60)
})

test.each(['Ebb & flow', 'Åland', 'C# 12', 'x'.repeat(200)])('the slug of %j is valid', (title) => {
  expect(isSlug(makeSlug(title))).toBe(true)
})

test.each(['-a', 'a-', 'a--b', 'A', 'a b', 'ä', '', 'x'.repeat(81)])('%j is not a valid slug', (text) => {
  expect(isSlug(text)).toBe(false)
})

test.each([
  ['no slug yet', '', 'Tides', false, 'high-tides'],
  ['a slug made of the title', 'tides', 'Tides', false, 'high-tides'],
  ['a slug of one’s own', 'the-sea', 'Tides', false, 'the-sea'],
  ['a slug that visitors know', 'tides', 'Tides', true, 'tides'],
])('with %s the slug follows a change of the title as expected', (_, slug, before, isLive, then) => {
  expect(followTitle(slug, before, 'High tides', isLive)).toBe(then)
})
