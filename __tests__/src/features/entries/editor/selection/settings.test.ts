import { largestPicture } from '../../../../../../contract/picture'
import { nameLanguage } from '../../../../../../src/content/highlight-code'
import {
  validateImage,
  maxImageSize,
} from '../../../../../../src/features/entries/editor/images/validate-image'
import { completeUrl } from '../../../../../../src/features/entries/editor/links/complete-url'
import { codeLanguages } from '../../../../../../src/features/entries/editor/selection/selection-bar'
import { showKeys } from '../../../../../../src/ui/tool-tip'

test('offers the languages that the site supports', () => {
  expect(codeLanguages.map(({ value }) => nameLanguage(value))).toEqual(
    codeLanguages.map(({ title }) => title),
  )
})

test('accepts images as large as the backend does', () => {
  expect(maxImageSize).toBe(largestPicture)
  expect(validateImage({ type: 'image/png', size: maxImageSize })).toBeUndefined()
  expect(validateImage({ type: 'image/png', size: maxImageSize + 1 })).toBe(
    'The file must be smaller than 15 MB.',
  )
  expect(validateImage({ type: 'image/svg+xml; charset=utf-8', size: 1 })).toBeUndefined()
  expect(validateImage({ type: 'application/pdf', size: 1 })).toMatch(/^Choose a PNG/)
})

test.each([
  [' /about/ ', '/about/'],
  ['#below', '#below'],
  ['www.a.example', 'https://www.a.example'],
  ['a.example/b', 'https://a.example/b'],
  ['me@a.example', 'mailto:me@a.example'],
  ['https://a.example', 'https://a.example'],
  ['./file.pdf', './file.pdf'],
])('completes the URL %j to %j', (typed, address) => {
  expect(completeUrl(typed)).toBe(address)
})

test('names keys by the person’s platform', () => {
  expect(showKeys('Ctrl+Shift+8', 'Win32')).toBe('Ctrl+Shift+8')
  expect(showKeys('Ctrl+Shift+8', 'MacIntel')).toBe('⌘⇧8')
})
