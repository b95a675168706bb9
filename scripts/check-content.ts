import path from 'node:path'
import { loadSite, type LoadedSite } from '../src/gatsby/load-site'
import { checkCopy } from '../src/content/check-copy'
import { ContentError, type ContentFault } from '../src/content/content-fault'
import { ContentFiles } from '../src/content/content-files'

const root = process.cwd()

/** What a build would refuse, or the site there would be. */
function load(): { loaded?: LoadedSite; faults: readonly ContentFault[] } {
  try {
    return { loaded: loadSite(root), faults: [] }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults }
    throw error
  }
}

const files = new ContentFiles(path.join(root, 'content'), root)
const texts = ['company.yml', 'blog/tags.yml'].flatMap((name) => files.find(name) ?? [])
const { loaded, faults } = load()
const all = [...faults, ...checkCopy([...texts, ...files.markdownIn('.')])]

if (loaded && all.length === 0) {
  const { content, site } = loaded
  console.log(`content/ is sound: ${site.pages.length} pages, ${content.redirects.rules.length} redirects`)
} else {
  console.error(new ContentError(all).message)
  process.exitCode = 1
}
