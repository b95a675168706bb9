import { editorPictures, explainPicture } from '../../../contract/content/explain-picture'
import { readMarkdown } from '../../../contract/content/read-markdown'

/** Addresses of the pictures of a text without words for people who don't see them. */
const findBare = (markdown: string) =>
  readMarkdown(markdown).images.flatMap((image) =>
    explainPicture(image, 'found', editorPictures).length === 0 ? [] : [image.url],
  )

test.each([
  ['a picture without', '![](/a.webp)', ['/a.webp']],
  ['one with', '![A pier](/a.webp)', []],
  ['one with a digit', '![7](/a.webp)', []],
  ['one with letters of any script', '![水](/a.webp)', []],
  ['only signs', '![ - ](/a.webp)', ['/a.webp']],
  ['an address in angle brackets, and a title', '![](</a b.webp> "A pier")', ['/a b.webp']],
  ['by reference', '![-][pier]\n\n[pier]: /a.webp', ['/a.webp']],
  ['several, in their order', '![](/a.webp) and ![x](/b.webp)\n\n- ![](/c.webp)', ['/a.webp', '/c.webp']],
  ['within a table', '| a | b |\n|---|---|\n| ![](/a.webp) | x |', ['/a.webp']],
  ['within a link', '[![](/a.webp)](/x/)', ['/a.webp']],
  ['escaped', '\\![](/a.webp)', []],
  ['in code', 'Write `![](/a.webp)` or ``![](`b`)``.', []],
  ['in a fence', '```md\n![](/a.webp)\n```\n\n![](/b.webp)', ['/b.webp']],
  ['in a fence that is never closed', '```\n![](/a.webp)', []],
])('alt text is asked for: %s', (_what, markdown, expected) => {
  expect(findBare(markdown)).toEqual(expected)
})

test.each([
  ['found', '/media/0123456789/pier.webp', []],
  [
    'missing',
    '/media/0123456789/pier.webp',
    ['image "/media/0123456789/pier.webp": not found: expected a picture that was uploaded in the editor'],
  ],
  ['damaged', '/pier.webp', ['image "/pier.webp": not a valid image file']],
  [
    'missing',
    'https://example.com/pier.webp',
    [
      'image "https://example.com/pier.webp": images from other sites aren’t allowed. Upload it in the editor',
    ],
  ],
] as const)('a picture that is %s at %s', (state, url, expected) => {
  expect(explainPicture({ url, alt: 'A pier' }, state, editorPictures)).toEqual(expected)
})
