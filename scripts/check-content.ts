import path from 'node:path'
import { loadSite, type LoadedSite } from '../src/gatsby/load-site'
import { checkCopy } from '../src/content/check-copy'
import { ContentError, type ContentIssue } from '../src/content/content-issue'
import { ContentFiles } from '../src/content/content-files'

const root = process.cwd()

/** What a build would refuse, or the site there would be. */
function load(): { loaded?: LoadedSite; issues: readonly ContentIssue[] } {
  try {
    return { loaded: loadSite(root), issues: [] }
  } catch (error) {
    if (error instanceof ContentError) return { issues: error.issues }
    throw error
  }
}

const files = new ContentFiles(path.join(root, 'content'), root)
const texts = ['company.yml', 'blog/tags.yml'].flatMap((name) => files.find(name) ?? [])
const { loaded, issues } = load()
const all = [...issues, ...checkCopy([...texts, ...files.markdownIn('.')])]

if (loaded && all.length === 0) {
  const { content, site } = loaded
  console.log(`content/ is sound: ${site.pages.length} pages, ${content.redirects.rules.length} redirects`)
} else {
  console.error(new ContentError(all).message)
  process.exitCode = 1
}
