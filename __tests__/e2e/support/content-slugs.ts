import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { CompanySchema } from '../../../contract/content/page-schemas'

/** Slugs of the entries in a folder of `content/`, e.g. "blog". */
export function contentSlugs(collection: string): string[] {
  return readdirSync(`content/${collection}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/\.md$/, ''))
}

/** Values of content/company.yml, so that tests don't repeat them. */
export const company = CompanySchema.parse(parse(readFileSync('content/company.yml', 'utf8')))
