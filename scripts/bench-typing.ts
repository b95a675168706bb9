import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { openFirm, type Firm } from '../__tests__/e2e/support/firm'
import { signIn } from '../__tests__/e2e/support/firm-test'
import { BenchError } from './bench/bench-error'
import { median } from './bench/median'
import { runCommand } from './bench/run-command'
import { defaultChromium } from './lib/default-chromium'

const admin = { name: 'Nora Lindqvist', email: 'nora.lindqvist@firm.example' }
/** Lengths of the texts, in words. */
const lengths = [50, 5_000]
const keys = 60
/** Most script for a key in the longest text, in milliseconds. */
const aim = 30

/**
 * Types in the editor of the built site, in the middle of a short text and of a long one, and counts the time that scripts
 * and all work of the page take for each key. A benchmark, not a test.
 */
async function bench(): Promise<void> {
  if (!existsSync('dist')) throw new BenchError('There is no built site in dist/. Run `npm run build` first.')
  const firm = await openFirm()
  const browser = await chromium.launch({
    executablePath: defaultChromium(process.env),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ baseURL: firm.origin })
    await page.goto('/admin/')
    await signIn(page, admin.name)
    for (const words of lengths) {
      await page.goto(`/admin/post-blog/?entry=${await addArticle(firm, words)}`)
      const { script, task } = await typeInTheMiddle(page, words)
      const verdict = script < aim ? '' : `  over ${aim} ms`
      console.log(
        `${String(words).padStart(5)} words  script ${script.toFixed(1).padStart(5)} ms  all work ${task.toFixed(1).padStart(5)} ms a key${verdict}`,
      )
    }
  } finally {
    await browser.close()
    await firm.close()
  }
}

const sentence = 'We moved the server at night, and the people of the firm found their files in the morning.'

/** @returns Its id. */
async function addArticle({ db }: Firm, words: number): Promise<string> {
  const each = sentence.split(' ').length
  const sentences = Math.ceil(words / each)
  const markdown = Array.from({ length: sentences }, (_, at) =>
    at % 30 === 15 ? `\n\n## Night ${at}\n\n${sentence}` : at % 5 === 0 ? `\n\n${sentence}` : ` ${sentence}`,
  )
    .join('')
    .trim()
  const content = {
    kind: 'post',
    slug: `night-${words}`,
    fields: { title: 'A night' },
    markdown: `${markdown}\n`,
  }
  const { rows } = await sql<{ id: string }>`
    insert into entry (id, kind, slug, title, content, search_text, author, author_key, updated_by)
    values (gen_random_uuid(), 'post', ${content.slug}, 'A night', ${JSON.stringify(content)}::jsonb, '', ${admin.email},
      ${admin.email}, ${admin.email}) returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** @returns Medians for a key, in milliseconds. */
async function typeInTheMiddle(page: Page, words: number): Promise<{ script: number; task: number }> {
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const paragraphs = text.locator('p')
  await paragraphs.first().waitFor()
  const shown = (await text.innerText()).split(/\s+/).length
  if (shown < words) throw new BenchError(`The editor shows ${shown} words instead of ${words}.`)
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const find = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1_000
    return { script: find('ScriptDuration'), task: find('TaskDuration') }
  }
  const scripts: number[] = []
  const tasks: number[] = []
  for (let key = 0; key < keys; key++) {
    const before = await read()
    await page.keyboard.press('e')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const after = await read()
    scripts.push(after.script - before.script)
    tasks.push(after.task - before.task)
  }
  await devtools.detach()
  return { script: median(scripts), task: median(tasks) }
}

void runCommand(bench)
