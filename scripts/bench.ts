import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { formatAims } from './bench/aims'
import { BenchError } from './bench/bench-error'
import { awakeHome, createPeers } from './bench/create-peers'
import { createSites } from './bench/create-sites'
import { formatLostPoints } from './bench/format-lost-points'
import { measurePage, type PageReport } from './bench/measure-page'
import { formatPeers, measurePeers, ratiosOf } from './bench/measure-peers'
import { median } from './bench/median'
import { parseOptions, type BenchOptions } from './bench/parse-options'
import { recordRun } from './bench/record-run'
import { runCommand } from './bench/run-command'
import { installLighthouse } from './bench/run-lighthouse'
import { startServer, warmUp } from './bench/start-server'
import { formatTable } from './bench/table'

/**
 * Measures one page of each kind with Lighthouse, beside the same page without script (its twin), and prints the
 * results. Then the home page beside its peers. A benchmark, not a test: it fails only when it can't measure.
 */
async function bench(options: BenchOptions): Promise<void> {
  const { chromium, pages, siteDirectory } = options
  if (!existsSync(chromium)) {
    throw new BenchError(`There is no browser at ${chromium}. Install Chromium, or set CHROMIUM_PATH.`)
  }
  installLighthouse()
  const sites = await createSites(siteDirectory, pages)
  const [site, twin] = await Promise.all([startServer(sites.site), startServer(sites.twin)])
  await requireSameEncoding(site, twin, pages)

  const { reports, failures } = await measureAll(options, { site, twin })
  if (reports.length > 0) console.log(describe(reports, options))
  const home = reports.find(({ page }) => page === '/')
  if (home !== undefined) await comparePeers(home, reports, { ...options, awake: sites.awake })
  if (options.json !== undefined) await writeJson(options.json, reports, options)
  if (failures.length > 0) throw new BenchError(`\nNot measured:\n${failures.join('\n')}`)
}

/** Measures the peers of the home page, and the page awake, and adds the ratios of this run to the history. */
async function comparePeers(
  home: PageReport,
  reports: readonly PageReport[],
  options: BenchOptions & { awake: string },
): Promise<void> {
  process.stderr.write('Building and measuring the peers\n')
  const others = await createPeers(options.siteDirectory, options.peers)
  const peers = await measurePeers([{ name: awakeHome, directory: options.awake }, ...others], options)
  console.log(`\n${formatPeers(home, peers)}`)
  const largestPaint = median(reports.map(({ lcpRatio }) => lcpRatio))
  if (options.record) await recordRun({ largestPaint, ...ratiosOf(home, peers) })
}

/** Continues with the other pages when one can't be measured. */
async function measureAll(options: BenchOptions, servers: { site: string; twin: string }) {
  const reports: PageReport[] = []
  const failures: string[] = []
  for (const [at, page] of options.pages.entries()) {
    process.stderr.write(`Measuring ${page} (${at + 1} of ${options.pages.length})\n`)
    try {
      reports.push(await measurePage(page, { ...options, ...servers }))
    } catch (error) {
      if (!(error instanceof BenchError)) throw error
      failures.push(error.message)
    }
  }
  return { reports, failures }
}

/** @throws BenchError when a page and its twin have different encodings, and so can't be compared. */
async function requireSameEncoding(site: string, twin: string, pages: readonly string[]): Promise<void> {
  const [ofSite, ofTwin] = await Promise.all([warmUp(site, pages), warmUp(twin, pages)])
  const page = pages.find((_, at) => ofSite[at] !== ofTwin[at])
  if (page !== undefined) throw new BenchError(`${page} and its twin have different content encodings.`)
}

function describe(reports: readonly PageReport[], { runs }: BenchOptions): string {
  const all = reports.flatMap((report) => report.runs)
  const speeds = all.map(({ machineSpeed }) => Math.round(machineSpeed))
  const warnings = [...new Set(all.flatMap((run) => run.warnings))]
  return [
    `\nLighthouse, mobile, simulated throttling; medians of ${runs}. The twin is the page without script.\n`,
    formatTable(reports),
    `\nSpeed of this machine while measuring: ${Math.min(...speeds)} to ${Math.max(...speeds)} (Lighthouse's benchmark index)`,
    ...warnings.map((warning) => `Lighthouse warns: ${warning}`),
    `\nAims:\n${formatAims(reports)}`,
    `\nAudits that cost points, in any run:\n${formatLostPoints(reports)}`,
  ].join('\n')
}

async function writeJson(
  file: string,
  reports: readonly PageReport[],
  { runs }: BenchOptions,
): Promise<void> {
  const raw = { measuredAt: new Date().toISOString(), runs, pages: reports }
  await writeFile(file, `${JSON.stringify(raw, null, 2)}\n`)
}

void runCommand(() => bench(parseOptions(process.argv.slice(2), process.env)))
