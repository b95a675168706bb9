import { randomUUID } from 'node:crypto'
import { entrySchemas } from '../../../../contract/content/entry-schemas'
import type { SettingKind } from '../../../../contract/content/kinds'
import type { PublishedEntry, PublishedOf } from '../../../../contract/published'
import type { PublishedContent } from '../../../../src/content/published-content'
import { loadSite } from '../../../../src/gatsby/load-site'
import { planSiteIndex } from '../../../../src/gatsby/plan/plan-site-index'
import { readEntryFiles } from '../../../../src/gatsby/write/write-sources'

const root = process.cwd()
const files = readEntryFiles(root)
const ofFiles = loadSite(root)

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
  }
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
  return loadSite(root, published)
}

const reasonsOf = (loaded: ReturnType<typeof load>) =>
  planSiteIndex(loaded, '2026-11-02T00:00:00Z').leftOut.map(({ reason }) => reason)

describe('company details from the editor', () => {
  test('replace those of the file, in tokens as well, but for the address and language of the site', () => {
    const emails = {
      general: 'a@x.example',
      support: 'b@x.example',
      careers: 'c@x.example',
      privacy: 'd@x.example',
    }
    const loaded = load([
      takenOver('company', (fields) => ({ ...fields, emails, url: 'https://x.example', locale: 'de-DE' })),
    ])
    const { url, locale } = ofFiles.content.company
    expect(loaded.content.company).toEqual({ ...ofFiles.content.company, emails, url, locale })
    expect(JSON.stringify(loaded.content.legal)).toContain('d@x.example')
    expect(JSON.stringify(loaded.content.legal)).not.toContain(ofFiles.content.company.emails.privacy)
    expect(planSiteIndex(loaded, '2026-11-02T00:00:00Z')).toMatchObject({
      settings: ['abc'],
      values: { 'company.emails.privacy': 'd@x.example' },
      leftOut: [],
    })
  })

  test('that other pages can’t be built with are left out, with the reason; the file is used', () => {
    const loaded = load([takenOver('company', (fields) => ({ ...fields, name: 'Cloud' }))])
    expect(loaded.content.company).toEqual(ofFiles.content.company)
    expect(loaded.settings).toEqual([])
    expect(loaded.site.pages.length).toBe(ofFiles.site.pages.length)
    const [reason] = reasonsOf(loaded)
    expect(reason).toMatch(
      /^This was left out of the site\. Content\/\S+\.md:\d+:\d+: .*And \d+ more\. Correct it/,
    )
  })
})
