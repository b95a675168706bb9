import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { liveSiteHref } from '../config/routes'
import type { Content } from '../content/content'
import { planLiveSite } from './plan/plan-live-site'

/** Writes what is fetched to show an entry before it is built. */
export async function writeLiveSite(content: Content, siteUrl: string, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, liveSiteHref), JSON.stringify(planLiveSite(content, siteUrl)))
}
