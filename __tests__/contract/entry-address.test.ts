import { openKinds, pageKinds, type EntryKind } from '../../contract/content/kinds'
import { entryAddress, findPageAddress } from '../../contract/entry-address'
import { findEntryAddress } from '../../contract/entry-patterns'
import { routes } from '../../src/config/routes'

test('entries have the addresses of the site’s routes', () => {
  expect(openKinds.map((kind) => entryAddress(kind, 'tides'))).toEqual([
    routes.post.href({ post: 'tides' }),
    routes.caseStudy.href({ study: 'tides' }),
    routes.job.href({ job: 'tides' }),
    routes.person.href({ person: 'tides' }),
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

const slugs: Partial<Record<EntryKind, string>> = { service: 'tech-advisory', technology: 'teams' }
const slugOf = (kind: EntryKind) =>
  slugs[kind] ?? (kind.startsWith('page-') ? kind.slice('page-'.length) : 'high-tide-2')

test.each([...openKinds, ...pageKinds])('the page of a %s is found by its address', (kind) => {
  const slug = slugOf(kind)
  const address = entryAddress(kind, slug)
  expect(findPageAddress(address)).toEqual({ kind, slug })
  expect(findPageAddress(address.slice(0, -1))).toEqual({ kind, slug })
})

test('services and technologies are in their categories', () => {
  expect([entryAddress('service', 'tech-advisory'), entryAddress('technology', 'teams')]).toEqual([
    routes.service.href({ category: 'strategic-consulting', service: 'tech-advisory' }),
    routes.technology.href({ category: 'microsoft-ecosystem', technology: 'teams' }),
  ])
})

test.each(pageKinds)('a %s has its page before an entry is published, so it is not looked for', (kind) => {
  expect(findEntryAddress(entryAddress(kind, slugOf(kind)))).toBeUndefined()
})
