import { randomUUID } from 'node:crypto'
import { entrySchemas } from '../../../../contract/content/entry-schemas'
import { pageKinds, titleOf, type PageKind } from '../../../../contract/content/kinds'
import { entryAddress } from '../../../../contract/entry-address'
import { PublishedEntrySchema, type PublishedEntry } from '../../../../contract/published'
import type { PublishedContent } from '../../../../src/content/published-content'
import { planSiteIndex } from '../../../../src/gatsby/plan/plan-site-index'
import { readEntryFiles } from '../../../../src/gatsby/write/write-sources'
import { loadWholeSite } from '../../../setup/whole-content'

const root = process.cwd()
const files = readEntryFiles(root)
const ofFiles = loadWholeSite()
const hrefs = ofFiles.site.pages.map(({ href }) => href)

/** The first file of a kind, as an entry that took it over. */
function takenOver(kind: PageKind, title: string): PublishedEntry {
  const file = files.find((one) => one.kind === kind)
  if (!file) throw new Error(`content/ has no ${kind}`)
  const fields = { ...entrySchemas[kind].parse(file.content.fields), title }
  const source = { file: file.file, hash: file.hash }
  return {
    ...file.content,
    id: randomUUID(),
    fields,
    hash: 'abc',
    modified: '2026-11-02',
    source,
  } as PublishedEntry // of its kind
}

/** The site with one page of each kind taken over. */
function load(entries: readonly PublishedEntry[]) {
  const published: PublishedContent = {
    entries: entries.map((entry) => ({ entry, location: `the editor: ${entry.slug}` })),
    moved: [],
    gone: [],
    files: entries.flatMap(({ source }) => source?.file ?? []),
    pictures: { words: { expected: 'an image', instead: 'Add it' }, findPicture: () => undefined },
    comments: [],
  }
  return loadWholeSite(published)
}

const findPage = ({ site }: ReturnType<typeof loadWholeSite>, { kind, slug }: PublishedEntry) =>
  site.pages.find(({ href }) => href === entryAddress(kind, slug))

describe('pages that entries took over', () => {
  const entries = pageKinds.map((kind) =>
    PublishedEntrySchema.parse(takenOver(kind, `A ${kind} from the editor`)),
  )
  const loaded = load(entries)
  const index = planSiteIndex(loaded, '2026-11-02T00:00:00Z')

  test.each(entries)('a $kind is the entry’s text at its own address', (entry) => {
    expect(findPage(loaded, entry)).toMatchObject({
      ...{ title: titleOf(entry), entryHash: 'abc', modified: '2026-11-02' },
    })
  })

  test('every other page stays', () => {
    expect(loaded.leftOut).toEqual([])
    expect(loaded.site.pages.map(({ href }) => href)).toEqual(hrefs)
  })

  test.each(entries)(
    'a $kind can still be linked to by texts that are published before the next build',
    (entry) => {
      expect(index.pages).toHaveProperty([entryAddress(entry.kind, entry.slug)])
    },
  )
})

describe('pages whose entries can’t be built', () => {
  const entries = pageKinds.map((kind) => takenOver(kind, ''))
  const loaded = load(entries)

  test.each(entries)('a $kind comes from its file', (entry) => {
    expect(loaded.leftOut.map((left) => left.entry.id)).toContain(entry.id)
    expect(findPage(loaded, entry)).toEqual(findPage(ofFiles, entry))
  })

  test('every page stays', () => {
    expect(loaded.site.pages.map(({ href }) => href)).toEqual(hrefs)
  })
})
