import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPaperFonts, measureOnPaper } from '../../../../src/gatsby/sample-pdf/paper-fonts'
import { planExcerpt, sizes } from '../../../../src/gatsby/sample-pdf/plan-excerpt'
import { readBlocks } from '../../../../src/gatsby/sample-pdf/read-blocks'
import { extentOf } from '../../../../src/gatsby/sample-pdf/set-lines'
import { loadWholeContent } from '../../../setup/whole-content'

/** How wide the places for excerpts are, from windows of 360 pixels to those of 1920. */
const places = [238, 280, 291, 318, 327, 361, 366, 371, 377, 382, 445, 566, 574, 610, 614]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('in every sample’s excerpt and at every place, each column has room for its longest word', async () => {
  const measure = measureOnPaper(await createPaperFonts(folder))
  const faults: string[] = []
  const { content } = loadWholeContent()
  for (const { slug, data, markdown } of content?.samples ?? []) {
    const { body, styles } = planExcerpt({ html: markdown.html, chart: data.chart }, measure)
    for (const [, name = '', rows = ''] of body.matchAll(/<table class="(\w+)">(.*?)<\/table>/g)) {
      const numbersOf = (rule: string) =>
        [...styles.matchAll(new RegExp(rule, 'g'))].map(([, number]) => Number(number))
      const leasts = numbersOf(`\\.${name} tr>:nth-child\\(\\d+\\)\\{min-width:(\\d+)px`)
      const ends = numbersOf(`max-width:(\\d+)px\\)\\{\\.${name} tr>:nth-child`)
      const [table] = readBlocks(`<table>${rows}</table>`)
      for (const row of table?.type === 'table' ? [table.head, ...table.rows] : [])
        row.forEach(({ runs }, index) => {
          const { least } = extentOf(runs, sizes.table, measure)
          if (!((leasts[index] ?? 0) >= least)) faults.push(`${slug}: ${runs[0]?.text}`)
        })
      for (const place of places) {
        const shown = leasts.slice(0, 1 + ends.filter((end) => place > end).length)
        const taken = shown.reduce((sum, least) => sum + least + 16, -16)
        if (taken > place - 2 * sizes.margin) faults.push(`${slug}: ${place} pixels`)
      }
    }
  }
  expect(content?.samples).not.toHaveLength(0)
  expect(faults).toEqual([])
})
