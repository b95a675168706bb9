import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyPeer, makePlainPage } from '../../../scripts/bench/create-peers'
import { drawHistory } from '../../../scripts/bench/draw-history'
import type { PageReport } from '../../../scripts/bench/measure-page'
import { ratiosOf } from '../../../scripts/bench/measure-peers'
import type { Run } from '../../../scripts/bench/measures'
import { openApp } from '../../backend/support/open-app'

const metrics = {
  fcpMs: 1,
  lcpMs: 1000,
  tbtMs: 0,
  cls: 0,
  speedIndexMs: 1,
  scriptBytes: 0,
  totalBytes: 100_000,
}

test('the plain page has the words of a page in their elements, and nothing to load or run', () => {
  const page = makePlainPage(
    '<head><title>Firm</title></head><body class="x"><h1 style="color:red">Systems <em class="y">that</em> hold</h1>' +
      '<svg><text>43</text></svg><img src="/a.png"/><script>run()</script><p>We <a href="/plan/">plan</a>.</p></body>',
  )
  expect(page).toContain('<h1>Systems <em>that</em> hold</h1><p>We <a>plan</a>.</p>')
  expect(page).not.toMatch(/<script|<svg|<img|class=|href=|43/)
})

test('a site that was not built for our backend is served by it, compressed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'peer-'))
  const built = path.join(folder, 'built')
  await mkdir(built)
  await writeFile(path.join(built, 'index.html'), `<h1>Peer</h1>${'<p>Words</p>'.repeat(200)}`)
  const peer = await copyPeer({ name: 'peer', directory: built }, path.join(folder, 'copy'))
  const { app, close } = await openApp({ siteDirectory: peer.directory })
  const { statusCode, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'br'])
  await close()
  await rm(folder, { recursive: true })
})

test('a run keeps how our home page compares to each peer that was measured', () => {
  const home = { metrics: { ...metrics, lcpMs: 1200 } } as PageReport
  const peers = [
    { name: 'this home page, awake', metrics: { ...metrics, totalBytes: 150_000 } },
    { name: 'plain page, same words', metrics },
    { name: 'bare Gatsby page', metrics },
    { name: 'another', metrics },
  ]
  expect(ratiosOf(home, peers)).toEqual({ plainPaint: 1.2, gatsbyBytes: 1.5 })
  expect(ratiosOf(home, [])).toEqual({})
})

const run = (day: number, ratios: Run['ratios']): Run => ({
  at: `2026-11-0${day}T10:00:00.000Z`,
  commit: 'abc',
  ratios,
})

test('the picture has a line for each measure that was taken, with its latest ratio and its aim', () => {
  const svg = drawHistory([run(1, { coldBuild: 7.9 }), run(2, { coldBuild: 2.75, largestPaint: 1.01 })])
  expect(svg).toContain('Cold build, beside a bare Gatsby site: 2.75 (aim: 3)')
  expect(svg).toContain('<title>7.90 on 2026-11-01, abc</title>')
  expect(svg.match(/<polyline/g)).toHaveLength(2)
  expect(svg.match(/<circle/g)).toHaveLength(3)
  expect(svg).not.toContain('NaN')
})

test('a history without runs is an empty picture', () => {
  expect(drawHistory([])).not.toMatch(/polyline|NaN/)
})
