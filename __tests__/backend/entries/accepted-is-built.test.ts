import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureAddress } from '../../../backend/pictures/picture-address'
import { createPicturesRepository } from '../../../backend/repositories/pictures-repository'
import { EntryContentSchema } from '../../../contract/entry'
import type { PublishedEntry } from '../../../contract/published'
import type { SiteIndex } from '../../../contract/site-index'
import { planSiteIndex } from '../../../src/gatsby/plan/plan-site-index'
import { loadPublished } from '../../../src/gatsby/published/load-published'
import { ContentCopy } from '../../setup/content-copy'
import { makeJob, makePost } from '../../setup/make-published'
import { PublishedBackend } from '../../setup/published-backend'
import { oneKind, startDatabases, type Databases } from '../support/databases'
import { openEntryService, type EntryService } from '../support/entry-service'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const hash = createHash('sha256').update(pixel).digest('hex').slice(0, 10)
const stored = pictureAddress({ hash, name: 'bay' })
const missing = '/media/0011223344/none.webp'

/** What an entry has, and what both sides say of it. */
const cases: [what: string, entry: PublishedEntry, expected: string[]][] = [
  [
    'nothing wrong',
    makePost(
      'sound',
      { cover: { src: stored, alt: 'The bay' } },
      `# A

## High water

[Here](#high-water), [there](/contact/#offices), [them](https://example.com/), [old](/old/), ![The bay](${stored})`,
    ),
    [],
  ],
  [
    'an unknown tag',
    makePost('tag', { tags: ['operatons'] }),
    ['unknown tag "operatons". Tags are listed in content/blog/tags.yml. Did you mean "operations"?'],
  ],
  [
    'an unknown service',
    makePost('service', { related: { services: ['tech-advisry'], technologies: [] } }),
    ['no service has the slug "tech-advisry". Did you mean "tech-advisory"?'],
  ],
  [
    'an unknown technology',
    makePost('technology', { related: { services: [], technologies: ['nintx'] } }),
    ['no technology has the slug "nintx". Did you mean "nintex"?'],
  ],
  [
    'an unknown office',
    makeJob('office', { office: 'Atlantis' }),
    [expect.stringMatching(/^unknown office "Atlantis"\. Use .+ \(from company\.yml\)$/) as string],
  ],
  [
    'an unknown value',
    makePost('value', {}, 'Ask {{company.nam}}.'),
    ['unknown value "company.nam": company.yml has no such field. Did you mean "company.name"?'],
  ],
  [
    'the brand in its text',
    makePost('brand', {}, 'Ask Harbourline.'),
    ['use {{company.name}} instead of "Harbourline"'],
  ],
  [
    'the brand in its title',
    makePost('brand-title', { title: 'We are Harbourline' }),
    ['use {{company.name}} instead of "Harbourline"'],
  ],
  [
    'a title that is too long once filled in',
    makePost('long', { title: 'On {{company.description}}' }),
    [expect.stringMatching(/^must be at most 80 characters, not \d+/) as string],
  ],
  [
    'a text that takes long to parse',
    makePost('deep', {}, '>'.repeat(20_000)),
    ['a text can have up to 10 levels of quotes and lists'],
  ],
  [
    'a link to no page',
    makePost('link', {}, 'See [us](/abuot/).'),
    ['broken link: no page at "/abuot/". Did you mean "/about/"?'],
  ],
  [
    'a link to no page by reference',
    makePost('reference', {}, 'See [us][a].\n\n[a]: /abuot/'),
    ['broken link: no page at "/abuot/". Did you mean "/about/"?'],
  ],
  [
    'a link to no heading of a page',
    makePost('heading', {}, '[Offices](/contact/#ofices)'),
    ['broken link "/contact/#ofices": no heading "ofices" on that page. Did you mean "offices"?'],
  ],
  [
    'a link to no heading of its own',
    makePost('own', {}, '## High water\n\n[Above](#low-water)'),
    ['broken link "#low-water": no heading "low-water" on that page'],
  ],
  [
    'a link that is no address',
    makePost('address', {}, '[Us](//evil.example/)'),
    ['broken link: no page at "//evil.example/"'],
  ],
  [
    'a link to a tag without articles',
    makePost('tagless', {}, '[Harbours](/blog/tag/harbour/)'),
    ['broken link: no page at "/blog/tag/harbour/"'],
  ],
  [
    'a picture that was never uploaded',
    makePost('picture', {}, `![The bay](${missing})`),
    [`image "${missing}": not found: expected a picture that was uploaded in the editor`],
  ],
  [
    'a picture without alt text',
    makePost('bare', {}, `![–](${stored})`),
    [`image "${stored}": add alt text that says what the image shows`],
  ],
  [
    'a picture of another site',
    makePost('other', {}, '![The bay](https://example.com/bay.png)'),
    ['image "https://example.com/bay.png": images from other sites aren’t allowed. Upload it in the editor'],
  ],
  [
    'a cover that was never uploaded',
    makePost('cover', { cover: { src: missing, alt: 'The bay' } }),
    [`image "${missing}": not found: expected a picture that was uploaded in the editor`],
  ],
  [
    'an address that is redirected',
    makePost('ebb'),
    ['content/redirects.yml redirects /blog/ebb/ to /about/. Choose another slug, or remove that redirect'],
  ],
]

let issuer: TokenIssuer
let databases: Databases
let database: TestDatabase
let service: EntryService
let copy: ContentCopy
let backend: PublishedBackend
const cacheDirectory = mkdtempSync(path.join(tmpdir(), 'pictures-'))
/** What the build says, by the slug of the entry. */
const built = new Map<string, string[]>()

beforeAll(async () => {
  copy = new ContentCopy()
  copy.replace('content/company.yml', /^name: .*$/m, 'name: Harbourline')
  copy.write('content/redirects.yml', '- from: /blog/ebb/\n  to: /about/\n- from: /old/\n  to: /about/\n')
  const tag = `- slug: harbour\n  title: Harbours\n  description: ${'Where ships lie. '.repeat(6)}\n`
  copy.write('content/blog/tags.yml', `${copy.read('content/blog/tags.yml')}${tag}`)
  const index: SiteIndex = planSiteIndex(copy.load(), '2026-11-23T10:00:00.000Z')

  issuer = await startTokenIssuer()
  databases = await startDatabases(oneKind)
  database = await databases.open()
  service = await openEntryService(database.db, issuer, { readSiteIndex: () => Promise.resolve(index) })
  const picture = { hash, name: 'bay', width: 1, height: 1, bytes: pixel, by: 'nora' }
  await createPicturesRepository(database.db).add(picture)

  backend = new PublishedBackend()
  const address = await backend.listen()
  backend.pictures.set(stored, pixel)
  backend.entries = cases.map(([, entry]) => entry)
  const { leftOut, dead } = copy.load(await loadPublished({ address, cacheDirectory, root: copy.root }))
  const issues = [...leftOut.flatMap((entry) => entry.issues), ...dead]
  for (const { id, slug } of backend.entries) {
    const own = issues.filter(({ file }) => file.includes(id))
    built.set(
      slug,
      own.map(({ message }) => message.replace(/^(?:[\w.]+\w|Line \d+): (?!no page)/, '')),
    )
  }
})
afterAll(async () => {
  await service.close()
  await database.close()
  await databases.remove()
  await issuer.stop()
  await backend.close()
  copy.dispose()
  rmSync(cacheDirectory, { recursive: true })
})

test.each(cases)('publishing and the build say the same of an entry with %s', async (_, entry, expected) => {
  const { kind, slug, fields, markdown } = entry
  const draft = await service.as('nora').begin(EntryContentSchema.parse({ kind, slug, fields, markdown }))
  const refused = draft.blockers.map(({ message }) => message.replace(/^Line \d+: /, ''))
  expect([...new Set(refused)]).toEqual(expected)
  expect([...new Set(built.get(slug))]).toEqual(expected)
})
