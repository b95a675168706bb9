import { entrySchemas } from '../../../../contract/content/entry-schemas'
import { fixedKinds, type FixedKind } from '../../../../contract/content/kinds'
import { entryAddress } from '../../../../contract/entry-address'
import { PublishedEntrySchema, type PublishedEntry } from '../../../../contract/published'
import type { PublishedContent } from '../../../../src/content/published-content'
import { loadSite } from '../../../../src/gatsby/load-site'
import { planSiteIndex } from '../../../../src/gatsby/plan/plan-site-index'
import { readEntryFiles } from '../../../../src/gatsby/write/write-sources'

const root = process.cwd()
const files = readEntryFiles(root)
const ofFiles = loadSite(root)
const hrefs = ofFiles.site.pages.map(({ href }) => href)

/** The first file of a kind, as an entry that took it over. */
function takenOver(kind: FixedKind, changes: { title: string }): PublishedEntry {
  const file = files.find((one) => one.kind === kind)
  if (!file) throw new Error(`content/ has no ${kind}`)
  const fields = { ...entrySchemas[kind].parse(file.content.fields), ...changes }
  const id = '0f9a4f0e-8f7c-4f43-9f0a-2f1f7f6f5f4f'
  const source = { file: file.file, hash: file.hash }
  return { ...file.content, id, fields, hash: 'abc', modified: '2026-11-02', source } as PublishedEntry // of its kind
}

function load(entry: PublishedEntry) {
  const published: PublishedContent = {
    entries: [{ entry, location: 'the editor' }],
    moved: [],
    gone: [],
    files: [entry.source?.file ?? ''],
    pictures: { words: { expected: 'an image', instead: 'Add it' }, findPicture: () => undefined },
    comments: [],
  }
  const site = loadSite(root, published)
  const href = entryAddress(entry.kind, entry.slug)
  return { ...site, page: site.site.pages.find((page) => page.href === href) }
}

describe.each(fixedKinds)('a %s that an entry took over', (kind) => {
  test('is the entry’s text at its own address; every other page stays', () => {
    const entry = PublishedEntrySchema.parse(takenOver(kind, { title: 'A title from the editor' }))
    const { site, page, leftOut } = load(entry)
    expect(leftOut).toEqual([])
    expect(page).toMatchObject({ title: 'A title from the editor', entryHash: 'abc', modified: '2026-11-02' })
    expect(site.pages.map(({ href }) => href)).toEqual(hrefs)
  })

  test('comes from its file while its entry can’t be built', () => {
    const entry = takenOver(kind, { title: '' })
    const { site, page, leftOut } = load(entry)
    const before = ofFiles.site.pages.find(({ href }) => href === page?.href)
    expect(leftOut.map((left) => left.entry.slug)).toEqual([entry.slug])
    expect(page).toEqual(before)
    expect(site.pages.map(({ href }) => href)).toEqual(hrefs)
  })

  test('can still be linked to by texts that are published before the next build', () => {
    const loaded = load(takenOver(kind, { title: 'A title from the editor' }))
    expect(planSiteIndex(loaded, '2026-11-02T00:00:00Z').pages).toHaveProperty([loaded.page?.href ?? ''])
  })
})
