import { fixedKinds, openKinds } from '../../contract/content/kinds'
import { entryAddress, findEntryAddress, findPageAddress } from '../../contract/entry-address'
import { routes } from '../../src/config/routes'

test('entries have the addresses of the site’s routes', () => {
  expect(openKinds.map((kind) => entryAddress(kind, 'tides'))).toEqual([
    routes.post.href({ post: 'tides' }),
    routes.caseStudy.href({ study: 'tides' }),
    routes.job.href({ job: 'tides' }),
  ])
})

test.each(openKinds)('the address of a %s is parsed with and without a trailing slash', (kind) => {
  const address = entryAddress(kind, 'high-tide-2')
  expect(findEntryAddress(address)).toEqual({ kind, slug: 'high-tide-2' })
  expect(findEntryAddress(address.slice(0, -1))).toEqual({ kind, slug: 'high-tide-2' })
})

test.each([
  '/',
  '/blog/',
  '/blog',
  '/blog/tag/tides/',
  '/blog/page/2/',
  '/blog/Tides/',
  '/blog/a--b/',
  '/about/',
])('%s is not the address of an entry', (path) => {
  expect(findEntryAddress(path)).toBeUndefined()
})

test.each([...openKinds, ...fixedKinds])('the page of a %s is found by its address', (kind) => {
  const address = entryAddress(kind, 'high-tide-2')
  expect(findPageAddress(address)).toEqual({ kind, slug: 'high-tide-2' })
  expect(findPageAddress(address.slice(0, -1))).toEqual({ kind, slug: 'high-tide-2' })
})

test.each(fixedKinds)('a %s has its page before an entry is published, so it is not looked for', (kind) => {
  expect(findEntryAddress(entryAddress(kind, 'high-tide-2'))).toBeUndefined()
})
