import { loadWholeContent } from '../../setup/whole-content'

test('each promise that can be checked leads to the place where it can be', () => {
  const { principles = [] } = loadWholeContent().content?.pages.about.data ?? {}
  expect(principles.length).toBeGreaterThan(5)
  for (const { title, href = '', linkText = '' } of principles) {
    expect(`${title}: ${href}`).toMatch(/: \/[\w/-]+\/#[\w-]+$/)
    expect(`${title}: ${linkText}`).toMatch(/: ./)
  }
})
