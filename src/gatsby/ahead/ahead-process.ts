import { readFile } from 'node:fs/promises'
import { createChartStore, listCharts } from '../chart-store'
import { createCompressor } from '../finish/compress'
import { createSampleStore } from '../sample-pdf/create-sample-store'
import { drawSocialImages } from '../social-images/create-social-images'
import type { AheadWork } from './ahead-work'

/** The process of work-ahead.ts. It answers each work once it is done, and ends with the build, or at the first fault. */
let last = Promise.resolve()

process.on('message', (work: AheadWork) => {
  last = last.then(() => carryOut(work)).then(() => void process.send?.('done'))
  last.catch(() => process.exit(1))
})
process.on('disconnect', () => process.exit())

async function carryOut(work: AheadWork): Promise<void> {
  if (work.kind === 'charts') {
    const chartOf = createChartStore(work.folder)
    for (const spec of listCharts(work.pages)) await chartOf(spec)
    return
  }
  if (work.kind === 'samples') {
    const filesOf = createSampleStore(work)
    for (const document of work.documents) await filesOf(document)
    return
  }
  if (work.kind === 'social') {
    await drawSocialImages(work.pages, work.cacheDirectory)
    return
  }
  const { prepare } = createCompressor({
    directory: work.cacheDirectory,
    effort: 'best',
    internalFiles: new Set(work.internalFiles),
  })
  for (const file of work.files) await prepare(file, await readFile(file))
}
