import { loadSite } from '../src/build/load-site'
import { ContentError } from '../src/content/content-fault'

try {
  const { content, site } = loadSite(process.cwd())
  console.log(`content/ is sound: ${site.pages.length} pages, ${content.redirects.rules.length} redirects`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
