import { isDeveloping } from '../../../src/gatsby/is-developing'

test('recognises every form of the develop command, and no build', () => {
  expect(isDeveloping({ _: ['develop'] })).toBe(true)
  expect(isDeveloping({ _: 'develop' })).toBe(true)
  expect(isDeveloping({ _: ['build'] })).toBe(false)
  expect(isDeveloping({ _: undefined })).toBe(false)
})
