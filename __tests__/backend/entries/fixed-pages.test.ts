import { randomUUID } from 'node:crypto'
import { fixedKinds, pageKinds, settingKinds, titleOf } from '../../../contract/content/kinds'
import { listEntries, type Entry, type EntryContent } from '../../../contract/entry'
import { entryAddress } from '../../../contract/entry-address'
import { listEntryFiles, type EntryFile } from '../../../contract/entry-file'
import { getPageSource } from '../../../contract/page-source'
import { listPublished } from '../../../contract/published'
import type { SiteIndex } from '../../../contract/site-index'
import { planSiteIndex } from '../../../src/gatsby/plan/plan-site-index'
import { readEntryFiles } from '../../../src/gatsby/write/write-sources'
import { loadWholeSite } from '../../setup/whole-content'
import { anyKind, startDatabases, type Databases } from '../support/databases'
import { ReleaseFiles } from '../support/entry-files'
import { clearEntries, entryOf, openEntryService, type EntryService } from '../support/entry-service'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

const files = readEntryFiles(process.cwd())
const fileOf = (kind: string): EntryFile => {
  const file = files.find((one) => one.kind === kind)
  if (!file) throw new Error(`content/ has no ${kind}`)
  return file
}
/** One file of each kind whose pages the site fixes, as they are in this repository. */
const table = pageKinds.map((kind) => [kind, fileOf(kind)] as const)

const settings = settingKinds.map((kind) => [kind, fileOf(kind)] as const)

const renamed = (content: EntryContent, title: string) =>
  ({ ...content, fields: { ...content.fields, title } }) as EntryContent // the same kind

describe('pages that the site fixes', () => {
  let databases: Databases
  let opened: TestDatabase
  let service: EntryService
  let index: SiteIndex | undefined
  const release = new ReleaseFiles()
  beforeAll(async () => {
    databases = await startDatabases(anyKind)
    opened = await databases.open()
    service = await openEntryService(opened.db, issuer, {
      files: release,
      readSiteIndex: () => Promise.resolve(index),
    })
    release.files = files
  })
  afterAll(async () => {
    await service.close()
    await opened.close()
    await databases.remove()
  })
  beforeEach(() => {
    index = undefined
    return clearEntries(opened.db)
  })

  const nora = () => service.as('nora')
  const tryTake = ({ file }: EntryFile, person: 'nora' | 'mei' = 'nora') =>
    service.as(person).send('POST', '/api/entry-files', { file })
  const take = async (file: EntryFile): Promise<Entry> => entryOf(await tryTake(file), 201)
  const published = async () =>
    listPublished.responses[200].parse((await service.open.app.inject('/api/published')).json())
  const sourceOf = async ({ kind, slug }: EntryFile) =>
    getPageSource.responses[200].parse(
      (await nora().get(`/api/page-source?path=${entryAddress(kind, slug)}`)).json(),
    ).data

  test.each(table)('a %s is edited, published and returned to its file', async (kind, file) => {
    expect(await sourceOf(file)).toEqual({ kind, entry: null, file: file.file })
    const entry = await take(file)
    expect(entry).toMatchObject({ kind, blockers: [], content: file.content, live: null })
    expect(await sourceOf(file)).toMatchObject({ entry: entry.id })

    const edited = await nora().save(entry, renamed(entry.content, 'A title from the editor'))
    const { entry: live, publication } = await nora().move(edited, 'publish')
    expect(publication).toMatchObject({ kind, action: 'publish', slug: file.slug })
    expect((await published()).data).toMatchObject([
      {
        kind,
        slug: file.slug,
        fields: { title: 'A title from the editor' },
        source: { file: file.file, hash: file.hash },
      },
    ])
    expect(await sourceOf(file)).toEqual({ kind, entry: entry.id, file: null })

    const returned = await nora().move(live, 'return-to-file')
    expect(returned.publication).toMatchObject({ action: 'return', slug: file.slug })
    expect(await published()).toMatchObject({ data: [], files: [] })
    expect(await sourceOf(file)).toEqual({ kind, entry: null, file: file.file })
  })

  test.each(settings)('the %s setting is edited, published and returned to its file', async (kind, file) => {
    const entry = await take(file)
    expect(entry).toMatchObject({ kind, title: titleOf(entry.content), blockers: [], content: file.content })
    const [key = ''] = Object.keys(file.content.fields)
    const emptied = { ...entry.content, fields: { ...entry.content.fields, [key]: undefined } }
    const edited = await nora().save(entry, emptied as EntryContent) // of the same kind
    const missing = kind === 'redirects' ? [] : [{ field: `fields.${key}`, message: 'still empty' }]
    expect(edited.blockers).toEqual(missing)

    const restored = await nora().save(edited, entry.content)
    const { entry: live, publication } = await nora().move(restored, 'publish')
    expect(publication).toMatchObject({ kind, action: 'publish', title: entry.title })
    expect(live.live?.title).toBe(entry.title)
    expect((await published()).data).toMatchObject([{ kind, source: { file: file.file } }])
    const links = await nora().get(`/api/link-targets?query=${encodeURIComponent(entry.title)}`)
    expect(links.json()).toEqual({ data: [] })
    expect(await sourceOf({ ...file, kind: 'page-home' })).not.toMatchObject({ entry: entry.id })

    const returned = await nora().move(live, 'return-to-file')
    expect(returned.publication).toMatchObject({ action: 'return' })
    expect(await published()).toMatchObject({ data: [], files: [] })
  })

  test.each(table)('a %s is not created, copied, renamed or unpublished', async (_, file) => {
    const created = await nora().send('POST', '/api/entries', { id: randomUUID(), content: file.content })
    expect([created.statusCode, created.body]).toEqual([400, expect.stringContaining('The site decides')])
    const entry = await take(file)
    const copied = await nora().send('POST', `/api/entries/${entry.id}/copies`, { id: randomUUID() })
    expect(copied.statusCode).toBe(400)
    const moved = await nora().trySave(entry, { ...entry.content, slug: 'elsewhere' })
    expect([moved.statusCode, moved.body]).toEqual([400, expect.stringContaining('can’t be changed')])
    const { entry: live } = await nora().move(entry, 'publish')
    const gone = await nora().tryMove(live, 'unpublish')
    expect([gone.statusCode, gone.body]).toEqual([
      409,
      expect.stringContaining('Return it to its file instead.'),
    ])
  })

  test.each(table)('a %s is edited by admins and editors alone', async (kind, file) => {
    expect((await tryTake(file, 'mei')).statusCode).toBe(403)
    const entry = await take(file)
    expect((await service.as('mei').get(`/api/entries/${entry.id}`)).statusCode).toBe(404)
    expect((await service.as('mei').get(`/api/entry-files?kind=${kind}`)).statusCode).toBe(403)
  })

  test('a text with parts that the page has no styles for is not published', async () => {
    const entry = await take(fileOf('service'))
    const markdown = `${entry.content.markdown.trimEnd()}\n\n> [!TIP]\n> Look.\n`
    const saved = await nora().save(entry, { ...entry.content, markdown })
    expect(saved.blockers).toEqual([
      { field: 'markdown', message: expect.stringMatching(/^Line \d+: code, notes, footnotes/) as string },
    ])
    const refused = await nora().tryMove(saved, 'publish')
    expect(refused.statusCode).toBe(409)
  })

  test('the second link of the home page leads to a page', async () => {
    const entry = await take(fileOf('page-home'))
    index = planSiteIndex(loadWholeSite(), '2026-11-23T10:00:00.000Z')
    const fields = { ...entry.content.fields, secondary: { label: 'See more', href: '/nowhere/' } }
    const { blockers } = await nora().save(entry, { ...entry.content, fields } as EntryContent) // of the same kind
    expect(blockers).toEqual([
      {
        field: 'fields.secondary.href',
        message: expect.stringContaining('no page at "/nowhere/"') as string,
      },
    ])
  })

  test('are listed together, or by kind', async () => {
    const [, file] = table[0] ?? []
    if (!file) throw new Error('The site fixes no pages.')
    const entry = await take(file)
    const listed = listEntryFiles.responses[200].parse(
      (await nora().get('/api/entry-files?kind=page')).json(),
    )
    expect(new Set(listed.data.map(({ kind }) => kind))).toEqual(new Set(fixedKinds))
    expect(listed.data.find((one) => one.file === file.file)?.entry).toBe(entry.id)
    const ids = async (query: string) =>
      listEntries.responses[200]
        .parse((await nora().get(`/api/entries?${query}`)).json())
        .data.map(({ id }) => id)
    expect(await ids('kind=page')).toEqual([entry.id])
    expect(await ids(`kind=${entry.kind}`)).toEqual([entry.id])
    expect(await ids('kind=post')).toEqual([])
  })

  test('that are edited again are not restored from the trash beside their successor', async () => {
    const [, file] = table[0] ?? []
    if (!file) throw new Error('The site fixes no pages.')
    const { entry: first } = await nora().move(await take(file), 'return-to-file')
    const next = await take(file)
    const restore = () =>
      nora().send('POST', `/api/entries/${first.id}/restoration`, { version: first.version })
    const refused = await restore()
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('edited as')])
    await nora().move(next, 'return-to-file')
    expect((await restore()).statusCode).toBe(200)
  })
})
