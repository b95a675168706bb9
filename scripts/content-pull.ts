import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadSite } from '../src/gatsby/load-site'
import { loadPublished } from '../src/gatsby/published/load-published'
import { commitExport } from './content/commit-export'
import { explainChanged, exportEntries } from './content/export-entries'

const usage = 'npm run content:pull -- [--from http://localhost:8000]'

/** `npm run content:pull`: commits published entries as content files, on a branch of its own. */
async function main(root: string): Promise<string> {
  const { values } = parseArgs({
    options: { from: { type: 'string', default: process.env['CONTENT_API'] ?? 'http://localhost:8000' } },
  })
  const cacheDirectory = path.join(root, 'node_modules/.cache/site/pictures')
  const published = await loadPublished({ address: values.from.replace(/\/$/, ''), cacheDirectory, root })
  let changed: readonly string[] = []
  const branch = await commitExport({
    root,
    today: new Date().toISOString().slice(0, 10),
    write: async (checkout) => {
      const exported = await exportEntries({ published, to: path.join(checkout, 'content') })
      changed = exported.changed
      loadSite(checkout) // what it finds would also stop the next build
    },
  })
  if (changed.length > 0) process.exitCode = 1
  const outcome =
    branch === undefined
      ? 'Nothing to pull: the files have what is published.'
      : `Committed on the branch ${branch}.`
  return [...changed.map(explainChanged), outcome].join('\n')
}

main(process.cwd()).then(console.log, (error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 1
})
