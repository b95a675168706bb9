import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { titleOf } from '../../../../contract/content/kinds'
import { SiteIndexSchema } from '../../../../contract/site-index'
import { formatIssue } from '../../../../src/content/content-issue'
import type { ArticleComment } from '../../../../src/content/published-content'
import type { LoadedSite } from '../../../../src/gatsby/load-site'
import { planEntryFiles } from '../../../../src/gatsby/plan/plan-entry-files'
import { planSiteIndex } from '../../../../src/gatsby/plan/plan-site-index'
import { loadPublished } from '../../../../src/gatsby/published/load-published'
import { ContentCopy } from '../../../setup/content-copy'
import { makeCaseStudy, makeJob, makePerson, makePost } from '../../../setup/make-published'
import { PublishedBackend } from '../../../setup/published-backend'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

let copy: ContentCopy
let backend: PublishedBackend
let address: string
let cacheDirectory: string
beforeEach(async () => {
  copy = new ContentCopy()
  copy.write('content/redirects.yml', '[]\n')
  backend = new PublishedBackend()
  address = await backend.listen()
  cacheDirectory = mkdtempSync(path.join(tmpdir(), 'pictures-'))
})
afterEach(async () => {
  copy.dispose()
  await backend.close()
  rmSync(cacheDirectory, { recursive: true })
})

const load = async () => copy.load(await loadPublished({ address, cacheDirectory, root: copy.root }))

/** Issues of the entries that the build left out. */
const issues = async () => (await load()).leftOut.flatMap((entry) => entry.issues.map(formatIssue))

const locationOf = (entry: { id: string; fields: { title: string } }) =>
  `the editor, article "${entry.fields.title}" (/admin/post-blog/?entry=${entry.id})`

describe('entries published in the editor', () => {
  test('are left out when their text is too much to parse', async () => {
    const deep = makePost('deep', {}, '>'.repeat(20_000))
    const wide = makePost('wide', {}, '_* '.repeat(6_000))
    backend.entries = [makePost('tides'), deep, wide]
    expect(await issues()).toEqual([
      `${locationOf(deep)}: Line 1: a text can have up to 10 levels of quotes and lists`,
      `${locationOf(wide)}: Line 1: a paragraph can have up to 4,000 characters`,
    ])
  })

  test('become pages like those of files, marked with their hash', async () => {
    backend.entries = [makePost('tides'), makeCaseStudy('harbour'), makeJob('pilot'), makePerson('mara-lind')]
    const { site } = await load()
    const found = ['/blog/tides/', '/case-study/harbour/', '/career/pilot/', '/about/mara-lind/'].map(
      (href) => site.pages.find((page) => page.href === href),
    )
    expect(found.map((page) => [page?.title, page?.entryHash, page?.modified])).toEqual(
      backend.entries.map((entry) => [titleOf(entry), entry.hash, '2026-11-02']),
    )
    const files = site.pages.filter(({ file }) => file.startsWith('content/'))
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter(({ entryHash }) => entryHash !== undefined)).toEqual([])
  })

  test('are loaded page by page', async () => {
    backend.pageSize = 2
    backend.entries = ['one', 'two', 'three', 'four', 'five'].map((slug) => makePost(slug))
    const { content } = await load()
    expect(content.posts.flatMap(({ slug, published }) => (published ? [slug] : []))).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
    ])
  })

  test('are in lists and next to related articles', async () => {
    backend.entries = [makePost('tides', { date: '2099-01-01' })]
    const { site } = await load()
    const home = site.pages.find(({ type }) => type === 'HomePage')
    expect(home).toMatchObject({ writing: { posts: [{ slug: 'tides' }, {}, {}] } })
  })

  test('have their tokens filled in', async () => {
    copy.replace('content/company.yml', /^name: .*$/m, 'name: Harbour')
    backend.entries = [makePost('tides', { author: '{{company.name}} desk' }, 'Ask {{company.name}}.')]
    const { site } = await load()
    expect(site.pages.find(({ href }) => href === '/blog/tides/')).toMatchObject({
      author: 'Harbour desk',
      body: { html: '<p>Ask Harbour.</p>' },
    })
  })

  test('do not count as files, so that their slugs stay editable', async () => {
    backend.entries = [makePost('tides')]
    const { content } = await load()
    const files = planEntryFiles(content)
    expect(files).toContainEqual({
      kind: 'job',
      slug: 'data-engineer',
      file: 'content/jobs/data-engineer.md',
      title: expect.any(String) as string,
      status: expect.stringMatching(/^(open|filled|closed)$/) as string,
    })
    expect(files.map(({ slug }) => slug)).not.toContain('tides')
  })
})

describe('an issue in an entry', () => {
  test('names the entry, the place to fix it and the field', async () => {
    const post = makePost('tides', { tags: ['operatons'] })
    backend.entries = [post]
    expect(await issues()).toEqual([
      `${locationOf(post)}: tags.0: unknown tag "operatons". Tags are listed in content/blog/tags.yml. Did you mean "operations"?`,
    ])
  })

  test('names the line of the text', async () => {
    const post = makePost('tides', {}, 'First.\n\n![](/media/0011223344/none.png)')
    backend.entries = [post]
    expect(await issues()).toEqual([
      `${locationOf(post)}, text line 3: image "/media/0011223344/none.png": add alt text that says what the image shows`,
      `${locationOf(post)}, text line 3: image "/media/0011223344/none.png": not found: expected a picture that was uploaded in the editor`,
    ])
  })

  test('such as a spelled-out brand is found in fields and text', async () => {
    copy.replace('content/company.yml', /^name: .*$/m, 'name: Harbourline')
    const post = makePost('tides', { author: 'The Harbourline desk' }, 'Ask Harbourline.')
    backend.entries = [post]
    expect(await issues()).toEqual([
      `${locationOf(post)}: use {{company.name}} instead of "Harbourline"`,
      `${locationOf(post)}, text line 1: use {{company.name}} instead of "Harbourline"`,
    ])
  })

  test('with the slug of a file names both places', async () => {
    const post = makePost('end-of-support-dates')
    backend.entries = [post]
    expect(await issues()).toEqual([
      `${locationOf(post)}: duplicate slug "end-of-support-dates", also used by content/blog/end-of-support-dates.md`,
    ])
  })

  test('replace the file they were taken over from, everywhere', async () => {
    const file = 'content/blog/end-of-support-dates.md'
    backend.entries = [makePost('end-of-support-dates', { title: 'Dates that an editor wrote' })]
    backend.replaced = [file]
    const loaded = await load()
    expect(loaded.leftOut).toEqual([])
    const found = loaded.site.pages.filter(({ href }) => href === '/blog/end-of-support-dates/')
    expect(found.map(({ title }) => title)).toEqual(['Dates that an editor wrote'])
    expect(planEntryFiles(loaded.content).filter((entry) => entry.file === file)).toEqual([])
  })

  test('leave no page where they replaced a file and were unpublished', async () => {
    backend.replaced = ['content/blog/end-of-support-dates.md']
    backend.gone = [{ kind: 'post', slug: 'end-of-support-dates' }]
    const { site } = await load()
    expect(site.pages.some(({ href }) => href === '/blog/end-of-support-dates/')).toBe(false)
  })

  test('does not hide those of files, which stop the build', async () => {
    copy.write('content/redirects.yml', '- from: old\n  to: /about/\n')
    backend.entries = [makePost('tides', { tags: ['operatons'] })]
    await expect(load()).rejects.toThrow('1 error in content/\ncontent/redirects.yml:1:3: ')
  })
})

describe('a person published in the editor', () => {
  const pagesAt = async (...hrefs: string[]) => {
    const { site } = await load()
    return hrefs.map((href) => site.pages.find((page) => page.href === href))
  }

  test('is the author of articles and the contact of jobs, with the portrait, and is listed', async () => {
    const portrait = { src: backend.addPicture(pixel, 'mara.png'), alt: 'Mara Lind at a desk' }
    copy.replace('content/jobs/data-engineer.md', 'office:', 'contact: mara-lind\noffice:')
    backend.entries = [
      makePerson('mara-lind', { portrait }),
      makePost('tides', { author: 'Mara Lind' }),
      makePost('winds', { author: 'mara-lind' }),
    ]
    const [page, tides, winds, job, about] = await pagesAt(
      ...['/about/mara-lind/', '/blog/tides/', '/blog/winds/', '/career/data-engineer/', '/about/'],
    )
    expect(page).toMatchObject({
      type: 'PersonPage',
      role: 'Cloud engineer',
      portrait: { alt: portrait.alt },
      posts: [{ slug: 'tides' }, { slug: 'winds' }],
    })
    const card = { name: 'Mara Lind', href: '/about/mara-lind/', portrait: { alt: portrait.alt } }
    for (const post of [tides, winds]) expect(post).toMatchObject({ author: 'Mara Lind', byline: card })
    expect(job).toMatchObject({ contact: card })
    expect(about).toMatchObject({ people: [card] })
    expect(planSiteIndex(await load(), '2026-11-02').pages).not.toHaveProperty(['/about/mara-lind/'])
  })

  test('and taken off since leaves what names them', async () => {
    copy.replace('content/jobs/data-engineer.md', 'office:', 'contact: mara-lind\noffice:')
    copy.replace('content/blog/what-to-move-first.md', /^author: .*$/m, 'author: mara-lind')
    backend.gone = [{ kind: 'person', slug: 'mara-lind' }]
    backend.entries = [makePost('tides', { author: 'mara-lind' })]
    const [job, ...posts] = await pagesAt(
      ...['/career/data-engineer/', '/blog/what-to-move-first/', '/blog/tides/'],
    )
    expect(job).toMatchObject({ contact: undefined })
    for (const post of posts) expect(post).toMatchObject({ author: 'Mara Lind', byline: undefined })
    expect((await load()).warnings).toEqual([expect.stringContaining('no person has the slug "mara-lind"')])
  })

  test('with a fault is left out, and what names them is built', async () => {
    backend.entries = [
      makePerson('mara-lind', { office: 'Atlantis' }),
      makePost('tides', { author: 'mara-lind' }),
    ]
    const { leftOut, site } = await load()
    expect(leftOut.map(({ entry }) => entry.slug)).toEqual(['mara-lind'])
    expect(site.pages.find(({ href }) => href === '/blog/tides/')).toMatchObject({ author: 'Mara Lind' })
  })
})

describe('a faulty entry is left out', () => {
  const faulty = () => makePost('tides', { tags: ['operatons'] })
  const pathsOf = ({ site }: LoadedSite) => site.pages.map(({ href }) => href)

  test('and the others go live, with a warning that says why', async () => {
    const post = faulty()
    backend.entries = [post, makePost('winds')]
    const loaded = await load()
    expect(pathsOf(loaded)).toContain('/blog/winds/')
    expect(pathsOf(loaded)).not.toContain('/blog/tides/')
    expect(loaded.warnings).toEqual([`Left out, because it can’t be built:\n${(await issues()).join('\n')}`])
  })

  test('and the release says which and why', async () => {
    const post = faulty()
    backend.entries = [post, makePost('winds')]
    const index = planSiteIndex(await load(), '2026-11-22T10:00:00.000Z')
    expect(SiteIndexSchema.parse(index).leftOut).toEqual([
      {
        id: post.id,
        hash: post.hash,
        at: '2026-11-22T10:00:00.000Z',
        reason:
          'This was left out of the site. Tags.0: unknown tag "operatons". Tags are listed in content/blog/tags.yml. Did you mean "operations"? Correct it and publish again.',
      },
    ])
  })

  test('and links, redirects and tags that lead to it hold', async () => {
    copy.write('content/redirects.yml', '- from: /old/\n  to: /blog/tides/\n')
    backend.entries = [
      makePost('tides', { tags: ['cost', 'operatons'] }, '## High water\n\nA text.'),
      makePost('winds', {}, 'See [tides](/blog/tides/#high-water) and [costs](/blog/tag/cost/).'),
    ]
    backend.moved = [{ kind: 'post', from: 'ebb', to: 'tides' }]
    const { leftOut, redirects } = await load()
    expect(leftOut.map(({ entry }) => entry.slug)).toEqual(['tides'])
    expect(redirects.map(({ from }) => from)).toEqual(['/old/', '/blog/ebb/'])
  })

  test('also when a redirect of a file leads away from its address', async () => {
    copy.write('content/redirects.yml', '- from: /blog/tides/\n  to: /about/\n')
    const post = makePost('tides')
    backend.entries = [post]
    expect(await issues()).toEqual([
      `${locationOf(post)}: content/redirects.yml redirects /blog/tides/ to /about/. Choose another slug, or remove that redirect`,
    ])
  })
})

describe('a link that leads nowhere', () => {
  const file = 'content/blog/end-of-support-dates.md'
  const pageAt = ({ site }: LoadedSite, href: string) => site.pages.find((page) => page.href === href)
  const write = (text: string) => copy.write(file, `${copy.read(file)}\n${text}\n`)

  test('is left out of an entry, whose words stay, with a warning', async () => {
    const text = 'See [*us*](/abuot/), [them][a] and [the start](/about/#srat).\n\n[a]: /thme/'
    const post = makePost('tides', {}, text)
    backend.entries = [post]
    const loaded = await load()
    expect(loaded.leftOut).toEqual([])
    expect(pageAt(loaded, '/blog/tides/')?.body.html).toBe(
      '<p>See <em>us</em>, them and <a href="/about/#srat">the start</a>.</p>',
    )
    expect(loaded.warnings).toEqual([
      `The site is built, but these lead nowhere:
${locationOf(post)}, text line 1: broken link: no page at "/abuot/". Did you mean "/about/"?
${locationOf(post)}, text line 1: broken link "/about/#srat": no heading "srat" on that page
${locationOf(post)}, text line 3: broken link: no page at "/thme/"`,
    ])
  })

  test('is left out of a file, too, where an entry was at its address', async () => {
    write('See [tides](/blog/tides/) and [us](/about/).')
    backend.gone = [{ kind: 'post', slug: 'tides' }]
    const loaded = await load()
    expect(pageAt(loaded, '/blog/end-of-support-dates/')?.body.html).toBe(
      '<p>See tides and <a href="/about/">us</a>.</p>',
    )
    expect(loaded.warnings).toEqual([
      expect.stringMatching(
        /^The site is built, but.*\ncontent\/blog\/end-of-support-dates\.md:\d+:5: broken link/,
      ),
    ])
  })

  test('stops the build where a file names what never was there', async () => {
    write('See [tides](/blog/tides/).')
    backend.gone = [{ kind: 'post', slug: 'winds' }]
    await expect(load()).rejects.toThrow('broken link: no page at "/blog/tides/"')
  })

  test('to a heading that an entry has no longer doesn’t stop the build of a file', async () => {
    write('See [tides](/blog/tides/#high-water).')
    backend.entries = [makePost('tides')]
    const loaded = await load()
    expect(pageAt(loaded, '/blog/end-of-support-dates/')?.body.html).toContain('/blog/tides/#high-water')
    expect(loaded.warnings).toEqual([expect.stringContaining('no heading "high-water"')])
  })

  test('to a tag whose last article went doesn’t stop the build of a file', async () => {
    const tag = `- slug: harbour\n  title: Harbours\n  description: ${'Where ships lie. '.repeat(6)}\n`
    copy.write('content/blog/tags.yml', `${copy.read('content/blog/tags.yml')}${tag}`)
    write('See [harbours](/blog/tag/harbour/).')
    backend.entries = [makePost('tides', { tags: ['harbour'] })]
    expect((await load()).warnings).toEqual([])
    backend.entries = []
    const loaded = await load()
    expect(pageAt(loaded, '/blog/end-of-support-dates/')?.body.html).toBe('<p>See harbours.</p>')
  })

  test('is no fault where its address redirects', async () => {
    write('See [ebb](/blog/ebb/).')
    const { redirects } = backend.seo
    const stamp = { version: 1, updatedAt: '2026-11-20T10:00:00.000Z' }
    const id = '00000000-0000-4000-8000-000000000001'
    backend.seo = {
      settings: [],
      redirects: [...redirects, { id, from: '/papers/', to: '/blog/', permanent: true, ...stamp }],
    }
    backend.entries = [makePost('tides', {}, '[Ebb](/blog/ebb/), [papers](/papers/)')]
    backend.moved = [{ kind: 'post', from: 'ebb', to: 'tides' }]
    expect((await load()).warnings).toEqual([])
  })

  test('in the front matter or the redirects of a file is left out where an entry was there', async () => {
    copy.replace('content/pages/home.md', /caseStudy: .*/, 'caseStudy: harbour')
    copy.write('content/redirects.yml', '- from: /old/\n  to: /case-study/harbour/\n')
    backend.gone = [{ kind: 'case-study', slug: 'harbour' }]
    const loaded = await load()
    expect(pageAt(loaded, '/')).toMatchObject({ example: { href: '/case-study/' } })
    expect(loaded.redirects).toEqual([])
    expect(loaded.warnings).toEqual([
      expect.stringMatching(
        /content\/pages\/home\.md.*no case study has the slug "harbour".*\n.*content\/redirects\.yml.*no page at "\/case-study\/harbour\/"/,
      ),
    ])
    backend.gone = []
    await expect(load()).rejects.toThrow('2 errors in content/')
  })
})

describe('images from the editor', () => {
  test('are downloaded once and written to their address, with their size', async () => {
    const src = backend.addPicture(pixel, 'bay.png')
    backend.entries = [
      makePost('tides', { cover: { src, alt: 'The bay at low tide' } }, `![The bay at low tide](${src})`),
    ]
    const { content, site } = await load()
    const page = site.pages.find(({ href }) => href === '/blog/tides/')
    expect(page?.body.html).toContain(`<img src="${src}" alt="The bay at low tide" width="1" height="1"`)
    const media = content.media.filter(({ href }) => href === src)
    expect(media).not.toEqual([])
    expect(page).toMatchObject({ cover: { file: media[0]?.file, alt: 'The bay at low tide' } })

    await load()
    expect(backend.asked.filter((asked) => asked === `/api${src}`)).toHaveLength(1)
  })

  test('are shown in their present form, under an address of its own', async () => {
    const src = backend.addPicture(pixel, 'bay.png')
    const id = src.slice('/media/'.length, '/media/'.length + 10)
    const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const edition = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
    const present = `/media/${id}/bay.${edition}.png`
    backend.pictures.set(present, bytes)
    backend.forms = [{ id, src, shown: present, focus: { x: 1, y: 0.5 } }]
    backend.entries = [makePost('tides', { cover: { src, alt: 'The bay' } }, `![The bay](${src})`)]
    backend.seo.settings = [
      {
        ...{ path: '/about/', title: null, description: null, canonical: null, noindex: null, image: src },
        ...{ version: 1, updatedAt: '2026-11-20T10:00:00.000Z' },
      },
    ]
    const { content, site, cuts } = await load()
    const page = site.pages.find(({ href }) => href === '/blog/tides/')
    expect(page?.body.html).toContain(`<img src="${present}" alt="The bay" width="8" height="6"`)
    expect(backend.asked).not.toContain(`/api${src}`)
    // a cover shows the part around the focal point
    const cover = page && 'cover' in page ? page.cover?.file : undefined
    expect(content.media.find(({ href }) => href === present)?.cover).toBe(cover)
    expect(await sharp(path.join(copy.root, cover ?? '')).metadata()).toMatchObject({ width: 8, height: 4 })
    expect(cuts).toMatchObject([{ focus: { x: 1, y: 0.5 } }])
  })

  test('are discarded if they are damaged', async () => {
    const src = backend.addPicture(pixel, 'bay.png')
    backend.pictures.set(src, pixel.subarray(0, 20))
    backend.entries = [makePost('tides', {}, `![The bay at low tide](${src})`)]
    await expect(load()).rejects.toThrow('expected the picture its address names, found other bytes')
    backend.pictures.set(src, pixel)
    expect(await issues()).toEqual([])
  })

  test('are not requested outside of their folder', async () => {
    const urls = ['/media/../../etc/passwd', '/media/00112233/../x.png', '/media/00112233/.hidden.png']
    backend.entries = [makePost('tides', {}, urls.map((url) => `![A made picture](${url})`).join('\n\n'))]
    expect(await issues()).toHaveLength(3)
    expect(backend.asked.toSorted()).toEqual([
      '/api/comments?limit=500',
      '/api/picture-forms?limit=500',
      '/api/published?limit=100',
      '/api/seo',
    ])
  })
})

describe('changed slugs', () => {
  test('redirect permanently', async () => {
    backend.entries = [makePost('tides')]
    backend.moved = [{ kind: 'post', from: 'ebb', to: 'tides' }]
    expect((await load()).redirects).toEqual([
      { from: '/blog/ebb/', to: '/blog/tides/', status: 301, by: 'moved' },
    ])
  })

  test('take one hop from a redirect in a file', async () => {
    copy.write('content/redirects.yml', '- from: /old/\n  to: /blog/ebb/\n')
    backend.entries = [makePost('tides')]
    backend.moved = [{ kind: 'post', from: 'ebb', to: 'tides' }]
    expect((await load()).redirects).toEqual([
      { from: '/old/', to: '/blog/tides/', status: 301 },
      { from: '/blog/ebb/', to: '/blog/tides/', status: 301, by: 'moved' },
    ])
  })

  test('do not redirect once they have a page again', async () => {
    backend.entries = [makePost('tides'), makePost('ebb')]
    backend.moved = [{ kind: 'post', from: 'ebb', to: 'tides' }]
    expect((await load()).redirects).toEqual([])
  })

  test('that a file also redirects are left out, with a warning that names the entry', async () => {
    copy.write('content/redirects.yml', '- from: /blog/ebb/\n  to: /about/\n')
    const post = makePost('tides')
    backend.entries = [post]
    backend.moved = [{ kind: 'post', from: 'ebb', to: 'tides' }]
    const { warnings, redirects } = await load()
    expect(warnings).toEqual([
      `Left out: ${locationOf(post)}: redirect "/blog/ebb/ -> /blog/tides/": duplicate of entry 1`,
    ])
    expect(redirects).toEqual([{ from: '/blog/ebb/', to: '/about/', status: 301 }])
  })
})

describe('SEO settings from the editor', () => {
  const set = { title: null, description: null, canonical: null, noindex: null, image: null }
  const stamp = { version: 1, updatedAt: '2026-11-20T10:00:00.000Z' }

  test('include their image', async () => {
    const image = backend.addPicture(pixel, 'wave.webp')
    backend.seo.settings = [{ path: '/about/', ...set, noindex: true, image, ...stamp }]
    const { overrides, cuts, warnings } = await load()
    expect(overrides.get('/about/')).toEqual({ ...set, noindex: true, image })
    expect([cuts.length, warnings]).toEqual([1, []])
  })

  test('include redirects, and an invalid one does not block publishing', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    backend.seo.redirects = [
      { id, from: '/papers/', to: '/blog/', permanent: true, ...stamp },
      { id, from: '/old/', to: '/never-there/', permanent: true, ...stamp },
    ]
    const { redirects, warnings } = await load()
    expect(redirects).toEqual([{ from: '/papers/', to: '/blog/', status: 301, by: 'editor' }])
    expect(warnings).toEqual([expect.stringContaining('the editor of redirects')])
  })

  test('require a backend that supports them', async () => {
    backend.instead = (url, response) => {
      if (!url.startsWith('/api/seo')) return false
      response.writeHead(404).end()
      return true
    }
    await expect(load()).rejects.toThrow('/api/seo')
  })
})

describe('comments', () => {
  const comment = (number: number, post: string, text = `Comment ${number}`): ArticleComment => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    post,
    parent: null,
    name: 'Ada',
    text,
    at: `2026-11-02T10:00:${String(number).padStart(2, '0')}.000Z`,
  })
  const pageAt = async (href: string) => {
    const page = (await load()).site.pages.find((one) => one.href === href)
    if (page?.type !== 'PostPage') throw new Error(`${href} is no article`)
    return page
  }

  test('belong to their article, file or entry, from every page of the list', async () => {
    const file = '/blog/end-of-support-dates/'
    backend.entries = [makePost('tides')]
    backend.comments = [
      comment(1, 'tides'),
      comment(3, 'end-of-support-dates'),
      comment(2, 'end-of-support-dates'),
      comment(4, 'nothing-has-this-address'),
    ]
    backend.pageSize = 2
    const texts = async (href: string) => (await pageAt(href)).comments.map(({ text }) => text)
    expect(await texts('/blog/tides/')).toEqual(['Comment 1'])
    expect(await texts(file)).toEqual(['Comment 2', 'Comment 3'])
    expect((await pageAt(file)).commentCount).toBe(2)
  })

  test('keep characters with a meaning in content files', async () => {
    backend.entries = [makePost('tides')]
    backend.comments = [comment(1, 'tides', '{{brand}} <b>**so**</b> [x](javascript:1)')]
    expect((await pageAt('/blog/tides/')).comments[0]?.text).toBe('{{brand}} <b>**so**</b> [x](javascript:1)')
  })

  test('stop a build if they break the contract', async () => {
    backend.comments = [{ ...comment(1, 'tides'), name: 7 as never }]
    await expect(load()).rejects.toThrow(/api\/comments\?limit=500: data\.0\.name/)
  })
})
