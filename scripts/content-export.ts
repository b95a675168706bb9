import path from 'node:path'
import { parseArgs } from 'node:util'
import { EntryKindSchema } from '../contract/content/entry-kind'
import { entryKinds } from '../contract/content/kinds'
import { parseOrExplain } from '../contract/parse-or-explain'
import { loadPublished } from '../src/gatsby/published/load-published'
import { explainChanged, exportEntries } from './content/export-entries'

const usage = `npm run content:export -- [--kind post|job|…] [--slug tides] [--to content] [--from http://localhost:8000]
Kinds: ${entryKinds.join(', ')}`

/** `npm run content:export`: writes published entries as content files. */
async function main(root: string): Promise<string> {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string' },
      slug: { type: 'string' },
      to: { type: 'string', default: 'content' },
      from: { type: 'string', default: process.env['CONTENT_API'] ?? 'http://localhost:8000' },
    },
  })
  const kind = parseOrExplain(EntryKindSchema.optional(), values.kind, () => '--kind')
  const cacheDirectory = path.join(root, 'node_modules/.cache/site/pictures')
  const published = await loadPublished({ address: values.from.replace(/\/$/, ''), cacheDirectory, root })
  const entries = published.entries.filter(
    ({ entry }) =>
      (kind === undefined || entry.kind === kind) &&
      (values.slug === undefined || entry.slug === values.slug),
  )
  if (entries.length === 0 && values.slug !== undefined)
    throw new Error(`No published entry "${values.slug}" at ${values.from}`)
  const { written, same, removed, changed } = await exportEntries({
    published: { ...published, entries },
    to: values.to,
  })
  if (changed.length > 0) process.exitCode = 1
  return [
    ...written.map((file) => `written: ${file}`),
    ...removed.map((file) => `removed: ${file}`),
    ...changed.map(explainChanged),
    `${entries.length} published, ${same.length} already exported`,
  ].join('\n')
}

main(process.cwd()).then(console.log, (error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 1
})
