import path from 'node:path'
import { parseArgs } from 'node:util'
import { openImport } from '../backend/entries/open-import'
import { ContentFiles } from '../src/content/content-files'
import { importFiles } from './content/import-files'

const usage =
  'npm run content:import -- [--publish] [--by it@company.example] [content/blog/tides.md …]; stop an embedded backend first'

/** `npm run content:import`: imports content files as entries, straight into the configured database. */
async function main(root: string): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { publish: { type: 'boolean', default: false }, by: { type: 'string', default: 'system' } },
  })
  const { close, ...store } = await openImport(values)
  try {
    const files = new ContentFiles(path.join(root, 'content'), root)
    const { added, same, failed } = await importFiles(files, store, positionals)
    if (failed.length > 0) process.exitCode = 1
    return [
      ...failed.map(({ file, reason }) => `failed: ${file}: ${reason}`),
      `${added.length} imported, ${same.length} unchanged, ${failed.length} failed`,
      ...(values.publish && added.length > 0
        ? ['Delete the imported files before the next build: a URL can’t be in both files and the editor.']
        : []),
    ].join('\n')
  } finally {
    await close()
  }
}

main(process.cwd()).then(console.log, (error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 1
})
