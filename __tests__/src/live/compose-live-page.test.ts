import { entrySchemas } from '../../../contract/content/entry-schemas'
import { isFixed } from '../../../contract/content/kinds'
import { PublishedEntrySchema, type PublishedEntry } from '../../../contract/published'
import { planLiveSite } from '../../../src/gatsby/plan/plan-live-site'
import type { PageView } from '../../../src/gatsby/site/views'
import { readEntryFiles } from '../../../src/gatsby/write/write-sources'
import { composeLivePage } from '../../../src/live/compose-live-page'
import type { PublishedOpenEntry } from '../../../src/live/live-entry'
import { makePost } from '../../setup/make-published'
import { loadWholeSite } from '../../setup/whole-content'

const root = process.cwd()
const { content, site } = loadWholeSite()
/** As a browser gets it. */
const liveSite = JSON.parse(JSON.stringify(planLiveSite(content, 'https://example.com'))) as ReturnType<
  typeof planLiveSite
>
const today = new Date().toISOString().slice(0, 10)

const isOpen = (entry: PublishedEntry): entry is PublishedOpenEntry => !isFixed(entry.kind)
const published = readEntryFiles(root)
  .map(({ content: source }) =>
    PublishedEntrySchema.parse({
      ...source,
      fields: entrySchemas[source.kind].parse(source.fields),
      id: '0f9a4f0e-8f7c-4f43-9f0a-2f1f7f6f5f4f',
      hash: 'abc',
      modified: '2026-01-01',
    }),
  )
  .filter(isOpen)
const kinds = ['PostPage', 'CaseStudyPage', 'JobPage']
const built = site.pages.filter(({ type }) => kinds.includes(type))

/**
 * Where it was written and when, and where its cover lies: not shown, and different before the build. Samples wait for
 * the build, which makes their pictures.
 */
function shown(page: PageView) {
  const { file: _, modified: __, ...rest } = page
  if (rest.type === 'CaseStudyPage') return { ...rest, samples: [] }
  return 'cover' in rest && rest.cover ? { ...rest, cover: { alt: rest.cover.alt } } : rest
}

test('there are entries of each kind to compare', () => {
  expect(published).toHaveLength(built.length)
  expect(new Set(built.map(({ type }) => type))).toEqual(new Set(kinds))
})

test.each(published.map((entry) => [`${entry.kind} ${entry.slug}`, entry] as const))(
  '%s is the same page before the build and after it',
  (_, entry) => {
    const live = composeLivePage(entry, liveSite, today)
    const page = built.find(({ type, slug }) => type === live.type && slug === entry.slug)
    if (page === undefined) throw new Error(`The site has no ${entry.kind} ${entry.slug}.`)
    expect(shown(live)).toEqual(shown(page))
  },
)

test('fills in tokens in fields and text', () => {
  const [post] = published.filter((entry) => entry.kind === 'post')
  if (post === undefined) throw new Error('There is no article.')
  const entry = {
    ...post,
    markdown: 'Ask {{company.name}}.',
    fields: { ...post.fields, title: 'What {{company.name}} does' },
  }
  const page = composeLivePage(entry, liveSite, today)
  expect(page.title).toBe(`What ${content.company.name} does`)
  expect(page.body.html).toBe(`<p>Ask ${content.company.name}.</p>`)
})

test('shows the limit in place of a text that goes beyond it', () => {
  const { body } = composeLivePage(makePost('tides', {}, '_*'.repeat(10_000)), liveSite, today)
  expect(body.html).toBe('<p>Line\u00A01: a word can have up to 1,000 characters</p>')
})

test('leaves out references that the site does not have', () => {
  const [post] = published.filter((entry) => entry.kind === 'post')
  if (post === undefined) throw new Error('There is no article.')
  const related = { services: ['no-such-service'], technologies: [] }
  const page = composeLivePage(
    { ...post, fields: { ...post.fields, tags: ['no-such-tag'], related } },
    liveSite,
    today,
  )
  expect(page).toMatchObject({ tags: [], leadsTo: [] })
})

test('a job past its closing date says so', () => {
  const [job] = published.filter((entry) => entry.kind === 'job')
  if (job === undefined) throw new Error('There is no opening.')
  const fields = { ...job.fields, status: 'open' as const, closes: '2026-03-28' }
  expect(composeLivePage({ ...job, fields }, liveSite, '2026-03-28')).toMatchObject({ open: true })
  expect(composeLivePage({ ...job, fields }, liveSite, '2026-03-29')).toMatchObject({ open: false })
})
