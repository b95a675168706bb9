import { largestPicture as largestOfContract } from '../../../../../../contract/picture'
import { nameLanguage } from '../../../../../../src/content/highlight-code'
import {
  findPictureFault,
  largestPicture,
} from '../../../../../../src/features/entries/editor/pictures/find-picture-fault'
import { codeLanguages } from '../../../../../../src/features/entries/editor/selection/code-languages'
import { completeAddress } from '../../../../../../src/features/entries/editor/selection/complete-address'
import { showKeys } from '../../../../../../src/features/entries/editor/show-keys'

test('languages to choose from are those the site names', () => {
  expect(codeLanguages.map(({ value }) => nameLanguage(value))).toEqual(
    codeLanguages.map(({ title }) => title),
  )
})

test('pictures may be as large as the backend takes them', () => {
  expect(largestPicture).toBe(largestOfContract)
  expect(findPictureFault({ type: 'image/png', size: largestPicture })).toBeUndefined()
  expect(findPictureFault({ type: 'image/png', size: largestPicture + 1 })).toBe(
    'It is larger than 15 MB. Save it smaller and add it again.',
  )
  expect(findPictureFault({ type: 'image/svg+xml; charset=utf-8', size: 1 })).toBeUndefined()
  expect(findPictureFault({ type: 'application/pdf', size: 1 })).toMatch(/^Only pictures can be added/)
})

test.each([
  [' /about/ ', '/about/'],
  ['#below', '#below'],
  ['www.a.example', 'https://www.a.example'],
  ['a.example/b', 'https://a.example/b'],
  ['me@a.example', 'mailto:me@a.example'],
  ['https://a.example', 'https://a.example'],
  ['./file.pdf', './file.pdf'],
])('the address %j is made whole as %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})

test('keys are named as on the person’s keyboard', () => {
  expect(showKeys('Ctrl+Shift+8', 'Win32')).toBe('Ctrl+Shift+8')
  expect(showKeys('Ctrl+Shift+8', 'MacIntel')).toBe('⌘⇧8')
})
