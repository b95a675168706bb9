import { readFileSync } from 'node:fs'
import { Kind, parse, type SelectionSetNode } from 'graphql'
import { planLiveSite } from '../../../src/gatsby/plan/plan-live-site'
import { completeDraft } from '../../../src/live/complete-draft'
import { composeLivePage, type LivePage } from '../../../src/live/compose-live-page'
import { caseStudyData, jobData, personData, postData } from '../../../src/live/page-data'
import { makeCaseStudy, makeJob, makePerson, makePost } from '../../setup/make-published'
import { loadWholeSite } from '../../setup/whole-content'

const { content } = loadWholeSite()
const mara = {
  slug: 'mara-lind',
  name: 'Mara Lind',
  role: 'Cloud engineer',
  href: '/about/mara-lind/',
  email: 'mara@example.com',
  phone: '+44 20 7946 0133',
  portrait: { file: '/media/0011223344/mara.webp', alt: 'Mara Lind at a desk' },
}
const site = { ...planLiveSite(content, 'https://example.com'), people: [mara] }

type Shape = { [Field in string]?: Shape }

/** The fields that a template's query asks for; those of gatsby-plugin-image are its own matter. */
function askedBy(template: string): Shape {
  const text = readFileSync(`src/templates/${template}.tsx`, 'utf8')
  const query = /graphql`([\s\S]*?)`/.exec(text)?.[1] ?? ''
  const [definition] = parse(query).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${template} has no query.`)
  return shapeOfSelection(definition.selectionSet)
}

/** What the fragments of src/ui/portrait.tsx ask for. */
const portraits: Shape = { childImageSharp: { gatsbyImageData: {} } }
/** Samples have none before the build. */
const fragmentsWithout = ['SampleCard']

function shapeOfSelection(set: SelectionSetNode | undefined): Shape {
  return Object.fromEntries(
    (set?.selections ?? []).flatMap((field) =>
      field.kind === Kind.FIELD
        ? [[field.alias?.value ?? field.name.value, shapeOfSelection(field.selectionSet)]]
        : field.kind === Kind.FRAGMENT_SPREAD && fragmentsWithout.includes(field.name.value)
          ? []
          : Object.entries(portraits),
    ),
  )
}

function shapeOf(value: unknown, field = ''): Shape {
  if (field === 'gatsbyImageData' || typeof value !== 'object' || value === null) return {}
  if (Array.isArray(value)) return shapeOf(value[0])
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, key)]))
}

const post = makePost('tides', {
  tags: ['operations'],
  updated: '2026-11-01',
  author: 'mara-lind',
  cover: { src: '/media/0011223344/bay.webp', alt: 'The bay' },
  related: { services: ['tech-advisory'], technologies: [] },
})
const comment = {
  ...{ id: 'c1', parent: undefined, name: 'Ada', text: 'Yes.' },
  ...{ at: '2026-11-02T10:00:00.000Z', dateText: '2 November 2026' },
}
const salary = { min: 45_000, max: 60_000, currency: 'GBP', period: 'year' } as const
const made = [
  [
    'post-page',
    {
      ...composeLivePage({ ...post, markdown: '## A heading\n\nA text.' }, site, '2026-11-02'),
      comments: [comment],
    } as LivePage,
  ],
  [
    'case-study-page',
    composeLivePage(
      makeCaseStudy('harbour', { author: 'mara-lind', illustrative: false, client: { name: 'Reef Foods' } }),
      site,
      '2026-11-02',
    ),
  ],
  [
    'job-page',
    composeLivePage(
      makeJob('pilot', { closes: '2026-12-01', salary, contact: 'mara-lind' }),
      site,
      '2026-11-02',
    ),
  ],
  [
    'person-page',
    {
      ...composeLivePage(
        makePerson('mara-lind', {
          portrait: { src: '/media/0011223344/bay.webp', alt: 'At sea' },
          links: [{ label: 'GitHub', url: 'https://github.com/mara-example' }],
          shipped: [{ title: 'A pier', text: 'Built it.' }],
        }),
        site,
        '2026-11-02',
      ),
      posts: site.posts.slice(0, 1).map(({ card }) => card),
    } as LivePage,
  ],
] as const

function dataOf(page: LivePage): unknown {
  if (page.type === 'PostPage') return postData(page, site)
  if (page.type === 'PersonPage') return personData(page, site)
  return page.type === 'JobPage' ? jobData(page, site) : caseStudyData(page, site)
}

test.each(made)('%s gets each field that its query requests, and no others', (template, page) => {
  expect(shapeOf(dataOf(page))).toEqual(askedBy(template))
})

test('a cover uses its original until the build has processed it', () => {
  const [[, page]] = made
  if (page.type !== 'PostPage') throw new Error('The first is an article.')
  expect(postData(page, site).page?.cover).toMatchObject({
    alt: 'The bay',
    image: {
      childImageSharp: { gatsbyImageData: { images: { fallback: { src: '/media/0011223344/bay.webp' } } } },
    },
  })
})

describe('a draft', () => {
  const today = '2026-11-02'

  test.each(['post', 'case-study', 'job'] as const)('of a %s without content is still a page', (kind) => {
    const page = composeLivePage(
      completeDraft({ kind, slug: '', fields: {}, markdown: '' }, today),
      site,
      today,
    )
    expect(page).toMatchObject({
      title: 'No title yet',
      lead: 'No excerpt yet',
      body: { html: '<p>No text yet.</p>' },
    })
    expect(shapeOf(dataOf(page))).toHaveProperty('page.crumbs.href')
  })

  test('of a person without content is still a page', () => {
    const draft = completeDraft({ kind: 'person', slug: '', fields: {}, markdown: '' }, today)
    expect(composeLivePage(draft, site, today)).toMatchObject({
      title: 'No name yet',
      role: 'No role yet',
      lead: 'No summary yet',
      seo: { title: 'No title yet' },
    })
  })

  test('keeps its fields', () => {
    const draft = completeDraft(
      { kind: 'post', slug: 'tides', fields: post.fields, markdown: 'A text.' },
      today,
    )
    expect(draft).toEqual({ kind: 'post', slug: 'tides', fields: post.fields, markdown: 'A text.' })
  })

  test('ignores invalid dates', () => {
    const fields = { date: '2026-02-30', updated: 'soon' }
    const draft = completeDraft({ kind: 'post', slug: '', fields, markdown: '' }, today)
    expect(draft.fields).toMatchObject({ date: today, updated: undefined })
  })

  test('has a timeline that can be drawn from any input', () => {
    const timeline = [{ label: 'Look', from: 1e9, to: -4 }, {}]
    const draft = completeDraft({ kind: 'case-study', slug: '', fields: { timeline }, markdown: '' }, today)
    expect(draft.fields).toMatchObject({
      timeline: [
        { label: 'Look', from: 104, to: 104 },
        { label: 'No phase name yet', from: 0, to: 0 },
      ],
    })
  })

  test.each([
    ['its salary, where it names one', { salary }, '£45,000 to £60,000 a year'],
    ['what the site says of such jobs, where it names none', {}, 'Told in the first talk'],
  ])('shows %s', (_, fields, text) => {
    const around = { ...site, noSalary: 'Told in the first talk' }
    expect(composeLivePage(makeJob('pilot', fields), around, today)).toMatchObject({ salaryText: text })
  })

  test('shows a salary once it is complete', () => {
    const draftWith = (given: object) =>
      completeDraft({ kind: 'job', slug: '', fields: { salary: given }, markdown: '' }, today).fields
    expect(draftWith({ min: 45_000, currency: 'GBP' })).toMatchObject({ salary: undefined })
    expect(draftWith(salary)).toMatchObject({ salary })
  })

  test('shows no images from other sites', () => {
    const cover = { src: 'https://elsewhere.example/x.png', alt: 'Elsewhere' }
    const draft = completeDraft({ kind: 'post', slug: '', fields: { cover }, markdown: '' }, today)
    expect(draft.fields).toMatchObject({ cover: undefined })
  })
})
