import { noteChangedFile, presentAddress } from '../../../src/lib/changed-files'

test('a file that has changed is loaded once more, and others are not', () => {
  expect(presentAddress('/media/a.webp')).toBe('/media/a.webp')
  noteChangedFile('/media/a.webp')
  const once = presentAddress('/media/a.webp')
  expect(once).not.toBe('/media/a.webp')
  noteChangedFile('/media/a.webp')
  expect(presentAddress('/media/a.webp')).not.toBe(once)
  expect(presentAddress('/media/b.webp')).toBe('/media/b.webp')
})
