import { overlayDraft } from '../../../src/live/overlay-draft'
import { makeLiveSite } from '../../setup/make-live-site'

const built = {
  company: { name: 'Harbour' },
  page: {
    title: 'Privacy',
    lead: 'As it was.',
    updated: '2026-01-01',
    crumbs: [
      { title: 'Home', href: '/' },
      { title: 'Privacy', href: '/privacy/' },
    ],
    body: { html: '<p>As it was.</p>', headings: [] },
  },
}

test('a draft replaces the texts of the page as it was built, and nothing else', () => {
  const content = {
    kind: 'legal',
    slug: 'privacy',
    fields: { title: 'What we know of you', lead: 'Ask {{company.name}}.', updated: '2026-11-02' },
    markdown: '## Who we are\n\nA firm.',
  } as const
  const site = makeLiveSite()
  expect(overlayDraft(built, content, site, '2026-11-03')).toEqual({
    company: built.company,
    page: {
      title: 'What we know of you',
      lead: `Ask ${site.company.name}.`,
      updated: '2026-11-02',
      crumbs: [built.page.crumbs[0], { title: 'What we know of you', href: '/privacy/' }],
      body: {
        html: '<h2 id="who-we-are">Who we are</h2>\n<p>A firm.</p>',
        headings: [{ id: 'who-we-are', text: 'Who we are', depth: 2 }],
      },
    },
  })
})

test('what is still missing has a placeholder', () => {
  const content = { kind: 'legal', slug: 'privacy', fields: {}, markdown: '' } as const
  expect(overlayDraft(built, content, makeLiveSite(), '2026-11-03')).toMatchObject({
    page: { title: 'No title yet', updated: '2026-11-03', body: { html: '' } },
  })
})

test('a closing line that a draft leaves out, or its button, stays as the build filled it in', () => {
  const closing = { title: 'Need one?', text: 'Tell us.', button: 'Ask us', href: '/contact/' }
  const sample = { page: { title: 'A finding', closing } }
  const draft = (fields: object) =>
    overlayDraft(sample, { kind: 'sample', slug: 'one', fields, markdown: '' }, makeLiveSite(), '2026-11-03')
  expect(draft({})).toMatchObject({ page: { closing } })
  const written = { title: 'Is yours higher?', text: 'Send us the figure.' }
  expect(draft({ closing: written })).toMatchObject({ page: { closing: { ...closing, ...written } } })
})
