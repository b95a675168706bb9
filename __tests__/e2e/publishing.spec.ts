import { readdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { pageKinds, titleOf } from '../../contract/content/kinds'
import { entryAddress } from '../../contract/entry-address'
import { EntryFilesSchema } from '../../contract/entry-file'
import { entriesHref } from '../../src/config/entries'
import { addComment, commented } from './support/comment-box'
import { drill } from './support/drill'
import { enter, people, test } from './support/firm-test'
import { killBuild } from './support/kill-build'
import { becomeLive } from './support/live-page'
import { write } from './support/write'
import { article, box, move, saved, text, title, writeArticle } from './support/writing'

/* Builds the site for real; see playwright.config.ts. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 10 * 60_000 })

const address = `/blog/${article.slug}/`
const moment = { timeout: 6 * 60_000 }
/** A build can take as long as the server keeps an idle connection. Browsers retry when it has just closed, too. */
const afterBuild = { maxRetries: 1 }

/** The live page, and its release. */
async function siteAsServed(request: APIRequestContext, folder: string) {
  const bodies: string[] = []
  for (const place of ['/', '/blog/', '/sitemap-0.xml', '/page-data/index/page-data.json']) {
    const answer = await request.get(place, afterBuild)
    expect([place, answer.status()]).toEqual([place, 200])
    bodies.push(await answer.text())
  }
  const scripts = bodies[0]?.match(/(?<=")\/static\/[^"]+\.js(?=")/g) ?? []
  expect(scripts.length).toBeGreaterThan(2)
  for (const script of scripts) expect([script, (await request.get(script)).status()]).toEqual([script, 200])
  return { bodies, release: await realpath(folder) }
}

/** Releases being written, which is the last step of a build. */
const halfReleases = async (folder: string) =>
  (await readdir(`${folder}.releases`).catch(() => [])).filter((name) => name.endsWith('.building.next'))

/** The text of the page, with the form for comments, which its link opens. */
async function readAll(page: Page): Promise<string> {
  await becomeLive(page) // before that, the link leads to the backend's page of the form
  await page.getByRole('link', { name: 'Write a comment' }).click()
  await expect(page.getByRole('button', { name: 'Post comment' })).toBeVisible()
  // The chart is drawn by a build alone, and may print the numbers of sections. A style sheet hides it
  // for good; a change to its element is undone when the page hydrates late.
  return page.getByRole('main').evaluate((main: HTMLElement) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main svg { display: none !important }')
    document.adoptedStyleSheets = [sheet]
    return main.innerText
  })
}

/** A page whose text is a file. */
interface FilePage {
  /** Where it is listed in the workspace. */
  screen: string
  href: string
  name: string
  mended: string
}

/** The first file of each kind whose heading is its title; the article comes last. */
async function firstOfEachKind(folder: string): Promise<FilePage[]> {
  const files = EntryFilesSchema.parse(JSON.parse(await readFile(`${folder}/entry-files.json`, 'utf8')))
  return ([...pageKinds, 'case-study', 'job', 'post'] as const).map((kind) => {
    const file = files.find((one) => one.kind === kind && !('plainName' in one.content.fields))
    if (!file) throw new Error(`content/ has no ${kind}`)
    const name = titleOf(file.content)
    return {
      screen: entriesHref(kind, ['admin']),
      href: entryAddress(kind, file.slug),
      name,
      mended: name.replace(/^\S+/, 'Mended'),
    }
  })
}

/** Edits a file in the workspace and publishes it. */
async function replaceFile(page: Page, { screen, name, mended }: FilePage): Promise<void> {
  await page.goto(screen)
  await page.getByRole('searchbox', { name: /^Search/ }).fill(name)
  await page.getByRole('button', { name: `Edit “${name}”`, exact: true }).click()
  await title(page).first().fill(mended) // parts of a page have titles, too
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await move(page, 'Publish', 'Publish')
}

/** Settings, a field of each, and where its value shows. */
const settings = [
  { name: 'Company details', field: 'General phone', value: '+44 20 7946 0199', shownAt: '/contact/' },
  { name: 'Tags of articles', field: 'Name', value: 'Moving out', shownAt: '/blog/' },
  { name: 'Redirects', field: 'Old URL', value: '/once-the-blog/', shownAt: undefined },
] as const

/** Changes a setting in place of its file, and publishes it. */
async function changeSetting(page: Page, { name, field, value }: (typeof settings)[number]): Promise<void> {
  await page.goto('/admin/pages/')
  await page.getByRole('button', { name: `Edit “${name}”`, exact: true }).click()
  await page.getByRole('textbox', { name: field }).first().fill(value)
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await move(page, 'Publish', 'Publish')
}

const ada = { name: 'Ada Moor', role: 'Pilot', href: '/about/ada-moor/' } as const

/** Writes a person and publishes them. */
async function addPerson(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.goto('/admin/people/?new')
  await write(field('Name'), ada.name)
  await text(page).click()
  await page.keyboard.type('She knows each buoy.')
  await write(field('Role'), ada.role)
  await write(field('Summary'), 'Brings ships into the harbor by day and by night, and writes down how.')
  await write(field('Meta title'), 'Ada Moor, pilot of the harbor')
  await write(field('Meta description'), article.seoDescription)
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await move(page, 'Publish', 'Publish')
}

async function returnToFile(page: Page, { screen, mended }: FilePage): Promise<void> {
  await page.goto(screen)
  await page.getByRole('link', { name: mended, exact: true }).click()
  await page.getByRole('button', { name: /^(?:More|Actions)$/ }).click()
  await page.getByRole('menuitem', { name: 'Return to the file…' }).click()
  await box(page).getByRole('button', { name: 'Return to the file' }).click()
}

/** Writes an article and publishes it. */
async function publishArticle(page: Page): Promise<void> {
  await enter(page, '/admin/post-blog/?new', people.admin)
  await writeArticle(page)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n## Whom to ask\nThe [cloud team](/services/) knows.\n')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await move(page, 'Publish', 'Publish')
}

/** Titles are in parts, between which their lines may break. */
const withoutPhrases = (html: string) => html.replace(/<\/?span[^>]*>/g, '')

test(
  'a build killed halfway through a release leaves the old site intact; the next one goes live',
  drill,
  async ({ page, request, site }) => {
    const folder = path.resolve(site.siteDirectory ?? 'dist')
    await publishArticle(page)
    await expect(page.getByText('Building the pages…')).toBeInViewport()
    const old = await siteAsServed(request, folder)
    await expect.poll(() => halfReleases(folder), { ...moment, intervals: [100] }).toHaveLength(1)
    killBuild()
    await expect(page.getByText('Publishing failed while building the pages')).toBeVisible(moment)
    expect(await halfReleases(folder)).toHaveLength(1)
    expect(await siteAsServed(request, folder)).toEqual(old)
    expect((await request.get(address)).headers()['x-robots-tag']).toBe('noindex')

    await page.getByRole('button', { name: 'Retry build' }).click()
    await expect(page.getByText(`Live at ${address}`)).toBeVisible(moment)
    const built = await request.get(address, afterBuild)
    expect([built.status(), built.headers()['x-robots-tag']]).toEqual([200, undefined])
    // pages that were there before, too, whose data the killed build had written
    expect(await (await request.get('/blog/')).text()).toContain(address)
  },
)

test('a published article can be read at once, is built, and goes live with the same text', async ({
  page,
  browser,
  baseURL,
  request,
  site,
  firm,
}) => {
  const folder = path.resolve(site.siteDirectory ?? 'dist')
  let release = firm.holdBuilds()
  await publishArticle(page)
  await expect(page.getByText('Build starting…')).toBeVisible()

  const visitor = await browser.newPage({ baseURL })
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(article.title)
  await expect(visitor.getByRole('heading', { name: 'Whom to ask' })).toBeVisible()
  const before = await readAll(visitor)
  expect((await request.get(address)).headers()['x-robots-tag']).toBe('noindex')

  const office = await page.context().newPage()
  const readHeading = async (href: string) => {
    const [, html = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(await (await request.get(href)).text()) ?? []
    return office.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/html').body.textContent.replaceAll('\u00a0', ' '),
      html,
    )
  }
  const replaced = await firstOfEachKind(folder)
  const ofArticle = replaced.at(-1)
  if (!ofArticle) throw new Error('content/ has no files')
  const original = await readHeading(ofArticle.href)
  await addPerson(office)
  for (const setting of settings)
    await test.step(`${setting.name} are changed in place of their file`, () =>
      changeSetting(office, setting))
  for (const file of replaced)
    await test.step(`${file.href} is edited in place of its file`, () => replaceFile(office, file))

  await test.step('all of it goes live with one build', async () => {
    release()
    await expect(page.getByText('Building the pages…')).toBeInViewport()
    await expect(page.getByText(`Live at ${address}`)).toBeVisible(moment)
    await expect(office.getByText(`Live at ${ofArticle.href}`)).toBeVisible(moment)
  })

  await test.step('the article is the one that was read before', async () => {
    const built = await request.get(address, afterBuild)
    expect([built.status(), built.headers()['x-robots-tag']]).toEqual([200, undefined])
    expect(await built.text()).toMatch(/<meta name="entry-hash" content="[0-9a-f]{16}"/)
    await visitor.reload()
    await expect(visitor.locator('meta[name="entry-hash"]')).toHaveCount(1)
    // its last button has the title of the contact page, which the same build has changed
    const contact = replaced.find(({ href }) => href === '/contact/')
    expect(await readAll(visitor)).toBe(before.replace(contact?.name ?? '', contact?.mended ?? ''))
    for (const list of ['/blog/', '/rss.xml', '/sitemap-0.xml'])
      expect(await (await request.get(list)).text(), list).toContain(address)
    await visitor.close()
  })

  await test.step('files of each kind that were edited here are replaced, settings apply, and a person has a page', async () => {
    for (const { href, mended } of replaced) expect([href, await readHeading(href)]).toEqual([href, mended])
    for (const list of ['/blog/', '/rss.xml']) {
      const listed = withoutPhrases(await (await request.get(list)).text())
      expect(listed, list).toContain(ofArticle.mended)
      expect(listed, list).not.toContain(ofArticle.name)
    }
    for (const { value, shownAt } of settings)
      if (shownAt !== undefined) expect(await (await request.get(shownAt)).text()).toContain(value)
    const moved = await request.get('/once-the-blog/', { maxRedirects: 0 })
    expect([moved.status(), moved.headers()['location']]).toEqual([301, '/blog/'])
    expect(await readHeading(ada.href)).toBe(ada.name)
    expect(await (await request.get('/about/')).text()).toContain(`href="${ada.href}"`)
  })

  await test.step('a changed slug redirects the old address to the new one', async () => {
    release = firm.holdBuilds()
    await title(page).fill('When the harbor office counts again')
    await page.getByRole('textbox', { name: 'URL slug' }).fill('counting-again')
    await page.keyboard.press('Control+s')
    await expect(saved(page)).toBeVisible()
    const setting = { path: '/about/', title: 'Set at the desk', noindex: true, updated_by: 'an admin' }
    await firm.db.insertInto('seo_setting').values(setting).execute()
    await addComment(firm.db, { text: 'Ours went out of support on a Sunday.', state: 'approved' })
    await addComment(firm.db, { text: 'This one still waits.' })
    await returnToFile(office, ofArticle)
    await move(page, 'Publish changes', 'Publish')
    release()
    await expect(page.getByText('Live at /blog/counting-again/')).toBeVisible(moment)
    const old = await request.get(address, { ...afterBuild, maxRedirects: 0 })
    expect([old.status(), old.headers()['location']]).toEqual([301, '/blog/counting-again/'])
    // the same build includes SEO settings
    const about = await (await request.get('/about/')).text()
    expect(about).toMatch(/<title[^>]*>Set at the desk<\/title>/)
    expect(about).toMatch(/<meta[^>]* name="robots" content="noindex"/)
    expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/about/</loc>')
    // and approved comments
    const read = await (await request.get(commented.href)).text()
    expect(read).toContain('Ours went out of support on a Sunday.')
    expect(read).not.toContain('This one still waits.')
  })

  await test.step('the file that was returned to is on the site again, the others are replaced', async () => {
    await expect.poll(() => readHeading(ofArticle.href), moment).toBe(original)
    const others = replaced.filter((file) => file !== ofArticle)
    for (const { href, mended } of others) expect([href, await readHeading(href)]).toEqual([href, mended])
  })
})
