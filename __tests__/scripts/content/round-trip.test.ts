import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { entrySchemas } from '../../../contract/content/entry-schemas'
import type { EntryContent } from '../../../contract/entry'
import type { PublishedEntry } from '../../../contract/published'
import { exportEntries } from '../../../scripts/content/export-entries'
import { importFiles, type EntryStore } from '../../../scripts/content/import-files'
import { ContentFiles } from '../../../src/content/content-files'
import { loadPublished } from '../../../src/gatsby/published/load-published'
import { makePost } from '../../setup/make-published'
import { addMara } from '../../setup/person-files'
import { PublishedBackend } from '../../setup/published-backend'

let root: string
let backend: PublishedBackend
let address: string
let store: EntryStore
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'))
  for (const folder of ['blog', 'case-studies', 'jobs'])
    cpSync(path.resolve('content', folder), path.join(root, 'content', folder), { recursive: true })
  mkdirSync(path.join(root, 'content/people/images'), { recursive: true })
  addMara({ write: (file, text) => writeFileSync(path.join(root, file), text) })
  backend = new PublishedBackend()
  address = await backend.listen()
  store = {
    // like the backend: converts pictures to WebP, and leaves WebP unchanged
    keepPicture: async (bytes, name) =>
      backend.addPicture(
        name.endsWith('.webp') ? bytes : await sharp(bytes).webp({ quality: 82 }).toBuffer(),
        `${path.parse(name).name}.webp`,
      ),
    keepEntry: (content) => {
      const present = backend.entries.find(({ kind, slug }) => kind === content.kind && slug === content.slug)
      if (!present) backend.entries.push(asPublished(content))
      return Promise.resolve({ isNew: !present })
    },
  }
})
afterEach(async () => {
  await backend.close()
  rmSync(root, { recursive: true })
})

const asPublished = (content: EntryContent): PublishedEntry => {
  const { id, hash, modified } = makePost(content.slug)
  const fields = entrySchemas[content.kind].parse(content.fields)
  return { ...content, fields, id, hash, modified } as PublishedEntry // kind and fields come from one content
}

const filesOf = () => new ContentFiles(path.join(root, 'content'), root)
const importAll = (paths?: string[]) => importFiles(filesOf(), store, paths)
async function exportAll() {
  const published = await loadPublished({ address, cacheDirectory: path.join(root, 'cache'), root })
  return exportEntries({ published, to: path.join(root, 'content') })
}

/** Every file of content/ with its bytes and modification time. */
const snapshot = () =>
  readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(root, 'content', name))
    .filter((file) => statSync(file).isFile())
    .map((file) => [file, readFileSync(file, 'latin1'), statSync(file).mtimeMs])

test('preserves every file when all are imported and exported again', async () => {
  const before = snapshot()
  const { added, same, failed } = await importAll()
  expect([same, failed]).toEqual([[], []])
  expect(added.length).toBeGreaterThan(20)
  const exported = await exportAll()
  expect(exported.written).toEqual([])
  expect(exported.same.toSorted()).toEqual(added.toSorted())
  expect(snapshot()).toEqual(before)
})

describe('a file that was taken over', () => {
  const file = 'content/blog/end-of-support-dates.md'
  const read = () => readFileSync(path.join(root, file), 'utf8')
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  /** Publishes it with a change, as taken over from the file as it is. */
  const publishChanged = async (
    change: (content: PublishedEntry) => Partial<PublishedEntry>,
    hash = hashOf(read()),
  ) => {
    await importAll([file])
    backend.entries = backend.entries.map(
      (entry) => ({ ...entry, ...change(entry), source: { file, hash } }) as PublishedEntry,
    )
  }

  test('is changed in the fields that differ alone', async () => {
    const before = read()
    await publishChanged(({ fields }) => ({ fields: { ...fields, title: 'Dates to know' } as never }))
    expect((await exportAll()).written).toEqual([file])
    const [old, now] = [before.split('\n'), read().split('\n')]
    expect(now.filter((line) => !old.includes(line))).toEqual([expect.stringContaining('Dates to know')])
    expect(now).toHaveLength(old.length)
    expect((await exportAll()).same).toEqual([file])
  })

  test('is left as it is where it has changed since, and is named', async () => {
    await publishChanged(() => ({ markdown: 'Written in the editor.' }), hashOf('an earlier form'))
    const before = read()
    expect(await exportAll()).toEqual({ written: [], same: [], removed: [], changed: [file] })
    expect(read()).toBe(before)
  })

  test('moves with its entry to another slug', async () => {
    await publishChanged(() => ({ slug: 'dates-to-know' }))
    const exported = await exportAll()
    expect(exported).toMatchObject({ written: ['content/blog/dates-to-know.md'], removed: [file] })
  })
})

test('preserves every entry when all are exported to an empty folder and imported again', async () => {
  await importAll()
  const entries = structuredClone(backend.entries)
  rmSync(path.join(root, 'content'), { recursive: true })
  const { written } = await exportAll()
  expect(written.filter((name) => name.endsWith('.md'))).toHaveLength(entries.length)

  backend.entries = []
  await importAll()
  const shown = ({ kind, slug, fields, markdown }: PublishedEntry) => ({ kind, slug, fields, markdown })
  expect(backend.entries.map(shown)).toEqual(expect.arrayContaining(entries.map(shown)))
  expect(backend.entries).toHaveLength(entries.length)
})

test('adds nothing with a second import', async () => {
  const { added } = await importAll()
  expect(await importAll()).toEqual({ added: [], same: added, failed: [] })
})

test('writes only the file of the entry that changed', async () => {
  for (const name of readdirSync(path.join(root, 'content/blog')))
    if (name > 'f' && name.endsWith('.md')) rmSync(path.join(root, 'content/blog', name)) // some will do
  await importAll()
  const post = backend.entries.find(({ slug }) => slug === 'end-of-support-dates')
  if (post === undefined) throw new Error('There is no such article.')
  post.markdown = `${post.markdown}\n\nOne more line.`
  expect((await exportAll()).written).toEqual(['content/blog/end-of-support-dates.md'])
  expect(readFileSync(path.join(root, 'content/blog/end-of-support-dates.md'), 'utf8')).toMatch(
    /\n\nOne more line\.\n$/,
  )
  expect((await exportAll()).written).toEqual([])
})

test('writes a new image beside the file, under a free name', async () => {
  await importAll()
  const red = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#b00' } })
    .webp()
    .toBuffer()
  writeFileSync(path.join(root, 'content/blog/images/waves.png'), 'another picture')
  const src = backend.addPicture(red, 'waves.png')
  backend.entries = [makePost('tides', {}, `![A red field](${src})`)]
  const { written } = await exportAll()
  expect(written).toEqual([
    expect.stringMatching(/^content\/blog\/images\/waves-[0-9a-f]{10}\.png$/),
    'content/blog/tides.md',
  ])
  expect(readFileSync(path.join(root, written[0] ?? ''))).toEqual(red)
  expect(readFileSync(path.join(root, 'content/blog/tides.md'), 'utf8')).toContain(
    `![A red field](./images/${path.basename(written[0] ?? '')})`,
  )
})

test('imports only the given paths', async () => {
  expect((await importAll(['content/jobs/data-engineer.md'])).added).toEqual([
    'content/jobs/data-engineer.md',
  ])
  expect(backend.entries.map(({ slug }) => slug)).toEqual(['data-engineer'])
})

test('reports every error before anything is stored', async () => {
  writeFileSync(path.join(root, 'content/blog/broken.md'), '---\ntitle: [\n---\n')
  writeFileSync(
    path.join(root, 'content/blog/bare.md'),
    '---\ntitle: Bare\n---\n\n![A picture that is not there](./images/none.png)\n',
  )
  await expect(importAll()).rejects.toThrow(
    /2 errors in content\/\ncontent\/blog\/bare\.md:1:1: image "\.\/images\/none\.png".* not found: expected a file beside this one\ncontent\/blog\/broken\.md:1:1: a list that begins with \[ must end with \]/,
  )
  await expect(importAll(['content/blog/no-such.md'])).rejects.toThrow(
    'content/blog/no-such.md:1:1: no such file in content/blog',
  )
  expect(backend.entries).toEqual([])
})

test('explains why the backend rejected an entry, and imports the others', async () => {
  const { keepEntry } = store
  store.keepEntry = (content) =>
    content.slug === 'data-engineer' ? Promise.reject(new Error('The address is taken.')) : keepEntry(content)
  const { added, failed } = await importAll()
  expect(failed).toEqual([{ file: 'content/jobs/data-engineer.md', reason: 'The address is taken.' }])
  expect(added.length).toBeGreaterThan(20)
})
