import { splitLinks, splitParagraphs } from '../../../src/ui/plain-text'

const hrefsOf = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

describe('addresses in plain text', () => {
  test('are recognised, and no text is lost', () => {
    const text = 'See https://example.com/a?b=1#c, and (http://example.org/x). Or not.'
    expect(splitLinks(text)).toEqual([
      { text: 'See ' },
      { text: 'https://example.com/a?b=1#c', href: 'https://example.com/a?b=1#c' },
      { text: ', and (' },
      { text: 'http://example.org/x', href: 'http://example.org/x' },
      { text: '). Or not.' },
    ])
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    '//example.com/x',
    'ftp://example.com',
    'mail@example.com',
    'xhttps',
    'https://',
    'https://[',
  ])('“%s” is not a URL', (text) => {
    expect(hrefsOf(text)).toEqual([])
    expect(
      splitLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })

  test('end at quotes and angle brackets', () => {
    expect(hrefsOf('<a href="https://example.com/x" onclick="y">')).toEqual(['https://example.com/x'])
  })

  test.each([
    ['a scheme repeated', 'https://'.repeat(375)],
    ['dots after a host', `https://a${'.'.repeat(3_000)}`],
  ])('are looked for in %s without losing a character', (_, text) => {
    expect(
      splitLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})

test('splits paragraphs at empty lines, and keeps line breaks', () => {
  expect(splitParagraphs('One\r\ntwo\n\n \n\n\nThree\n')).toEqual([['One', 'two'], ['Three']])
  expect(splitParagraphs(' \n ')).toEqual([])
})
