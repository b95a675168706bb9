import { randomUUID } from 'node:crypto'
import { entrySchemas } from '../../../../contract/content/entry-schemas'
import type { SettingKind } from '../../../../contract/content/kinds'
import type { PublishedEntry, PublishedOf } from '../../../../contract/published'
import type { PublishedContent } from '../../../../src/content/published-content'
import { planSiteIndex } from '../../../../src/gatsby/plan/plan-site-index'
import { readEntryFiles } from '../../../../src/gatsby/write/write-sources'
import { loadWholeSite } from '../../../setup/whole-content'

const root = process.cwd()
const files = readEntryFiles(root)
const ofFiles = loadWholeSite()

/** A setting as an entry that took its file over, with a change. */
function takenOver<Kind extends SettingKind>(
  kind: Kind,
  change: (fields: PublishedOf<Kind>['fields']) => PublishedOf<Kind>['fields'],
): PublishedEntry {
  const file = files.find((one) => one.kind === kind)
  if (!file) throw new Error(`content/ has no ${kind}`)
  const fields = entrySchemas[kind].parse(file.content.fields) as PublishedOf<Kind>['fields']
  return {
    ...{ id: randomUUID(), kind, slug: file.slug, fields: change(fields), markdown: '', hash: 'abc' },
    ...{ modified: '2026-11-02', source: { file: file.file, hash: file.hash } },
  } as PublishedEntry // fields are those of the kind
}

function load(entries: readonly PublishedEntry[]) {
  const published: PublishedContent = {
    entries: entries.map((entry) => ({ entry, location: `the editor: ${entry.kind}` })),
    moved: [],
    gone: [],
    files: entries.flatMap(({ source }) => source?.file ?? []),
    pictures: { words: { expected: 'an image', instead: 'Add it' }, findPicture: () => undefined },
    comments: [],
  }
  return loadWholeSite(published)
}

const reasonsOf = (loaded: ReturnType<typeof load>) =>
  planSiteIndex(loaded, '2026-11-02T00:00:00Z').leftOut.map(({ reason }) => reason)

describe('settings from the editor', () => {
  const emails = {
    ...{ general: 'a@x.example', support: 'b@x.example', careers: 'c@x.example', privacy: 'd@x.example' },
  }
  const company = takenOver('company', (fields) => ({
    ...{ ...fields, emails, url: 'https://x.example', locale: 'de-DE' },
  }))
  const tags = takenOver('tags', ({ items }) => ({
    items: items.map((tag) => (tag.slug === 'cost' ? { ...tag, title: 'Cost at {{company.name}}' } : tag)),
  }))
  const rule = { from: '/prices/', to: '/services/', permanent: false }
  const redirects = takenOver('redirects', ({ items }) => ({ items: [...items, rule] }))

  describe('that all pages can be built with', () => {
    const loaded = load([company, tags, redirects])

    test('are named by the release', () => {
      expect(loaded.leftOut).toEqual([])
      expect(planSiteIndex(loaded, '2026-11-02T00:00:00Z').settings).toEqual(['abc', 'abc', 'abc'])
    })

    test('replace the company details, in tokens as well, but for the address and language of the site', () => {
      const { url, locale } = ofFiles.content.company
      expect(loaded.content.company).toEqual({ ...ofFiles.content.company, emails, url, locale })
      expect(JSON.stringify(loaded.content.legal)).toContain('d@x.example')
      expect(JSON.stringify(loaded.content.legal)).not.toContain(ofFiles.content.company.emails.privacy)
    })

    test('replace tags and redirects', () => {
      const cost = loaded.content.tags.find(({ slug }) => slug === 'cost')
      expect(cost?.title).toBe(`Cost at ${ofFiles.content.company.name}`)
      expect(loaded.redirects).toEqual([
        ...ofFiles.redirects,
        { from: '/prices/', to: '/services/', status: 302 },
      ])
    })
  })

  test('that pages can’t be built with are left out, with the reason; files and other settings are used', () => {
    const renamed = takenOver('company', (fields) => ({ ...fields, name: 'Cloud' }))
    const without = takenOver('tags', ({ items }) => ({ items: items.filter(({ slug }) => slug !== 'cost') }))
    const loaded = load([renamed, without, redirects])
    const { content, site } = loaded
    expect([content.company, content.tags]).toEqual([ofFiles.content.company, ofFiles.content.tags])
    expect(site.pages.length).toBe(ofFiles.site.pages.length)
    expect(loaded.settings).toEqual([redirects])
    expect(reasonsOf(loaded)).toEqual([
      expect.stringMatching(
        /^This was left out of the site\. Content\/\S+\.md:\d+:\d+: .*And \d+ more\. Correct it/,
      ),
      expect.stringMatching(/Content\/blog\/\S+: .*unknown tag "cost"/),
    ])
  })
})
