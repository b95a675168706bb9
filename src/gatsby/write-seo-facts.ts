import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { seoFactsHref, type SeoFacts } from '../config/seo-facts'

/** Writes what the editor for search engines shows, in development: a finished site has it of its written pages. */
export async function writeSeoFacts(facts: SeoFacts, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, seoFactsHref), JSON.stringify(facts))
}
