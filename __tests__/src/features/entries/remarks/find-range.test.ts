import { findRange } from '../../../../../src/features/entries/remarks/find-range'

/** The words that are found for a passage. */
function find(text: string, quote: string, { before = '', after = '' } = {}): string | undefined {
  const found = findRange(text, { quote, before, after })
  return found && text.slice(found.start, found.end)
}

test('a passage is found where it stands', () => {
  expect(find('The moon pulls the water.', 'moon pulls')).toBe('moon pulls')
})

test('of equal words, those with the same surroundings are meant', () => {
  const text = 'Tides rise at noon. Winds rise at night.'
  expect(findRange(text, { quote: 'rise at', before: 'Winds ', after: ' night' })?.start).toBe(
    text.lastIndexOf('rise'),
  )
  expect(findRange(text, { quote: 'rise at', before: 'Tides ', after: ' noon' })?.start).toBe(
    text.indexOf('rise'),
  )
})

test('a passage is found again after a few of its characters have changed', () => {
  expect(find('The moon pulls at the water.', 'The moon pulls the water.')).toBe(
    'The moon pulls at the water.',
  )
  expect(find('The Moon pulls the waters.', 'moon pulls the water')).toBe('Moon pulls the water')
})

test('a passage that was rewritten is not found', () => {
  expect(find('Gravity moves the sea.', 'The moon pulls the water.')).toBeUndefined()
  expect(find('', 'moon')).toBeUndefined()
})
