/**
 * Checks everything in content/. Errors keep the site from being built and end with exit code 1; advice on wording and
 * neighbours is counted and listed by file. `--strict` makes advice fail too.
 */
import path from 'node:path'
import { defaultLocale } from '../contract/default-locale'
import { checkCopy } from '../src/content/check-copy'
import { checkNeighbours } from '../src/content/check-neighbours'
import { ContentFiles } from '../src/content/content-files'
import { ContentError, countOf, formatByFile, type ContentIssue } from '../src/content/content-issue'
import { loadSite, type LoadedSite } from '../src/gatsby/load-site'

const root = process.cwd()
const strict = process.argv.includes('--strict')

function load(): { loaded?: LoadedSite; errors: readonly ContentIssue[] } {
  try {
    return { loaded: loadSite(root), errors: [] }
  } catch (error) {
    if (error instanceof ContentError) return { errors: error.issues }
    throw error
  }
}

const files = new ContentFiles(path.join(root, 'content'), root)
const texts = ['company.yml', 'blog/tags.yml'].flatMap((name) => files.find(name) ?? [])
const { loaded, errors } = load()
const locale = loaded?.content.company.locale ?? defaultLocale
const advice = [
  ...checkCopy([...texts, ...files.markdownIn('.')], locale),
  ...(loaded ? checkNeighbours(loaded.content) : []),
]

if (errors.length > 0)
  console.error(`${countOf(errors.length, 'error')} in content/\n\n${formatByFile(errors)}\n`)
if (advice.length > 0) {
  const title = strict ? 'Advice (counts as errors because of --strict)' : 'Advice (does not stop a build)'
  console.error(`${title}: ${countOf(advice.length, 'note')}\n\n${formatByFile(advice)}\n`)
}
if (loaded) {
  const found = `${countOf(loaded.site.pages.length, 'page')}, ${countOf(loaded.content.redirects.rules.length, 'redirect')}`
  console.log(`No errors in content/ (${found})`)
}
if (errors.length > 0 || (strict && advice.length > 0)) process.exitCode = 1
