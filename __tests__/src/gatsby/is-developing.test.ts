import { isDeveloping } from '../../../src/gatsby/is-developing'

test('live reload starts where Gatsby develops, however it names its command, and not in a build', () => {
  expect(isDeveloping({ _: ['develop'] })).toBe(true)
  expect(isDeveloping({ _: 'develop' })).toBe(true)
  expect(isDeveloping({ _: ['build'] })).toBe(false)
  expect(isDeveloping({ _: undefined })).toBe(false)
})
