import { normalizeTarget } from '../../contract/redirect-target'

test.each([
  ['/about/', '/about/'],
  ['/about/#team', '/about/#team'],
  ['https://firm.example', 'https://firm.example/'],
  ['HTTPS://Firm.Example:443/A/../b?c=d#e', 'https://firm.example/b?c=d#e'],
  ['https://firm.example/@ana/', 'https://firm.example/@ana/'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
])('%s is kept as %s', (target, kept) => {
  expect(normalizeTarget(target)).toBe(kept)
})

test.each([
  'https://evil.example/:splat 200!',
  'https://user@evil.example/',
  'https://user:word@evil.example/',
  'https://firm.example\\@evil.example/',
  'https://firm.example/a\tb',
  'https://firm.example/a\r\nSet-Cookie: a=b',
  'https://firm.example/a\u0000',
  'https://firm.example/a\u00a0b',
  ' https://firm.example/',
  'https:evil.example',
  'https:///evil.example',
  'https://',
  'http://firm.example/',
  'javascript:alert(1)',
  '//evil.example/',
  '/\\evil.example/',
  '/a b/',
  'about/',
  '',
])('%j is no target', (target) => {
  expect(normalizeTarget(target)).toBeUndefined()
})
