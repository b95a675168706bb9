import { EntryKindSchema } from '../../contract/content/entry-kind'
import { entryAddress, findEntryAddress } from '../../contract/entry-address'
import { routes } from '../../src/config/routes'

test('entries have the addresses of the site’s routes', () => {
  expect(EntryKindSchema.options.map((kind) => entryAddress(kind, 'tides'))).toEqual([
    routes.post.href({ post: 'tides' }),
    routes.caseStudy.href({ study: 'tides' }),
    routes.job.href({ job: 'tides' }),
  ])
})

test.each(EntryKindSchema.options)(
  'the address of a %s is parsed with and without a trailing slash',
  (kind) => {
    const address = entryAddress(kind, 'high-tide-2')
    expect(findEntryAddress(address)).toEqual({ kind, slug: 'high-tide-2' })
    expect(findEntryAddress(address.slice(0, -1))).toEqual({ kind, slug: 'high-tide-2' })
  },
)

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
