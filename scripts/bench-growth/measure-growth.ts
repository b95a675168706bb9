import { rmSync } from 'node:fs'
import { childrenCpuMs } from '../bench-publish/children-cpu'
import { createArticles } from '../bench-publish/make-articles'
import { measureSize } from '../bench-publish/measure-size'
import { timeBuild } from '../bench-publish/time-build'
import { atEnd } from '../bench/at-end'
import { median } from '../bench/median'
import { addPost, createMarkdownSite } from './create-markdown-site'
import { watchMemory } from './watch-memory'

/** What building a site costs. Times in milliseconds, memory in bytes. */
export interface Cost {
  cold: number
  coldCpu: number
  warm: number
  warmCpu: number
  memory: number
}

export interface Growth {
  posts: number
  site: Cost & { live: number; searchBytes: number }
  bare: Cost
}

/** Builds the site, and a bare one, with a number of articles, and again with one more each time. */
export async function measureGrowth(
  posts: number,
  runs: number,
  say: (text: string) => void,
): Promise<Growth> {
  const bare = await measureBare(posts, runs, say)
  const rest = watchMemory()
  const { cold, warm, liveMs, searchBytes } = await measureSize(posts, runs, say)
  const site = {
    cold: cold.ms,
    coldCpu: cold.cpuMs,
    warm: median(warm.map(({ ms }) => ms)),
    warmCpu: median(warm.map(({ cpuMs }) => cpuMs)),
    memory: rest(),
    live: median(liveMs),
    searchBytes,
  }
  return { posts, site, bare }
}

async function measureBare(posts: number, runs: number, say: (text: string) => void): Promise<Cost> {
  const article = createArticles()
  const folder = await createMarkdownSite(
    `reports/bare-${posts}`,
    Array.from({ length: posts }, (_, index) => article(index + 1)),
  )
  const remove = atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const rest = watchMemory()
  const build = async () => {
    const cpu = childrenCpuMs()
    const ms = await timeBuild(folder)
    return { ms, cpuMs: childrenCpuMs() - cpu }
  }
  say(`Building a bare site with ${posts} articles, cold`)
  const cold = await build()
  const warm: { ms: number; cpuMs: number }[] = []
  for (let run = 1; run <= runs; run++) {
    say(`Building it with one more, ${run} of ${runs}`)
    await addPost(folder, article(posts + run))
    warm.push(await build())
  }
  rmSync(folder, { recursive: true, force: true })
  remove()
  return {
    cold: cold.ms,
    coldCpu: cold.cpuMs,
    warm: median(warm.map(({ ms }) => ms)),
    warmCpu: median(warm.map(({ cpuMs }) => cpuMs)),
    memory: rest(),
  }
}
