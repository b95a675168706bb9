import { canonicalJson } from '../../../backend/entries/canonical-json'
import { hashContent } from '../../../backend/entries/publish-version'

test('ignores key order and undefined keys, but not list order', () => {
  const text = canonicalJson({ b: [{ d: 1, c: undefined }, 2], a: null })
  expect(text).toBe('{"a":null,"b":[{"d":1},2]}')
  expect(canonicalJson({ a: null, b: [{ d: 1 }, 2] })).toBe(text)
  expect(canonicalJson({ a: null, b: [2, { d: 1 }] })).not.toBe(text)
})

test('sorts numeric keys and names of Object.prototype too', () => {
  expect(canonicalJson({ z: 1, '10': 2, '9': 3, constructor: 4 })).toBe(
    canonicalJson(JSON.parse('{"constructor":4,"9":3,"10":2,"z":1}')),
  )
})

test('a hash depends on kind, slug, fields and text only, and is stable across releases', () => {
  const fields = { title: 'Tides', tags: ['moon'] } as never
  const content = { kind: 'post', slug: 'tides', fields, markdown: 'The moon.' } as const
  const hash = hashContent(content)
  // printf '{"fields":{"tags":["moon"],"title":"Tides"},"kind":"post","markdown":"The moon.","slug":"tides"}' | sha256sum
  expect(hash).toBe('9673eb7bc850cd6d')
  expect(hashContent({ ...content, id: 'x' } as never)).toBe(hash)
})
