import { awakeHome, bareGatsby, plainPage, type Peer } from './create-peers'
import type { PageReport } from './measure-page'
import type { Ratios } from './measures'
import { medianOfEach } from './median'
import { readMetrics, type Metrics } from './read-metrics'
import { runLighthouse } from './run-lighthouse'
import { startServer } from './start-server'

export interface PeerReport {
  name: string
  /** Medians. */
  metrics: Metrics
}

/** Measures the home page of each peer. */
export async function measurePeers(
  peers: readonly Peer[],
  { runs, chromium }: { runs: number; chromium: string },
): Promise<PeerReport[]> {
  const reports: PeerReport[] = []
  for (const { name, directory } of peers) {
    const address = await startServer(directory)
    const metrics: Metrics[] = []
    while (metrics.length < runs)
      metrics.push(readMetrics(await runLighthouse(`${address}/`, ['performance'], chromium)))
    reports.push({ name, metrics: medianOfEach(metrics.map((each) => ({ ...each }))) })
  }
  return reports
}

/** Our home page beside its peers, one line each. */
export function formatPeers(home: PageReport, peers: readonly PeerReport[]): string {
  const rows = [{ name: 'this home page', metrics: home.metrics }, ...peers]
  return [
    `${'Home page'.padEnd(26)}   LCP ms  TBT ms  Script KiB  Total KiB  our LCP  our bytes`,
    ...rows.map(({ name, metrics }) =>
      [
        name.padEnd(26),
        whole(metrics.lcpMs).padStart(8),
        whole(metrics.tbtMs).padStart(7),
        kib(metrics.scriptBytes).padStart(11),
        kib(metrics.totalBytes).padStart(10),
        `${(home.metrics.lcpMs / metrics.lcpMs).toFixed(2)} x`.padStart(8),
        `${(home.metrics.totalBytes / metrics.totalBytes).toFixed(2)} x`.padStart(10),
      ].join(' '),
    ),
  ].join('\n')
}

/** What the history keeps of a run. */
export function ratiosOf(home: PageReport, peers: readonly PeerReport[]): Ratios {
  const plain = peers.find(({ name }) => name === plainPage)
  const bare = peers.find(({ name }) => name === bareGatsby)
  const awake = peers.find(({ name }) => name === awakeHome)
  return {
    ...(plain && { plainPaint: home.metrics.lcpMs / plain.metrics.lcpMs }),
    ...(bare && awake && { gatsbyBytes: awake.metrics.totalBytes / bare.metrics.totalBytes }),
  }
}

const whole = (value: number) => String(Math.round(value))
const kib = (bytes: number) => (bytes / 1024).toFixed(1)
