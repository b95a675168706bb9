import path from 'node:path'
import { parseArgs } from 'node:util'
import { openImport } from '../backend/entries/open-import'
import { ContentFiles } from '../src/content/content-files'
import { importFiles } from './content/import-files'

const usage =
  'npm run content:import -- [--publish] [--by it@firm.example] [content/blog/tides.md …]; stop an embedded backend first'

/** `npm run content:import`: reads files of the collections into the editor, in the database of the environment. */
async function main(root: string): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { publish: { type: 'boolean', default: false }, by: { type: 'string', default: 'system' } },
  })
  const { close, ...keeper } = await openImport(values)
  try {
    const files = new ContentFiles(path.join(root, 'content'), root)
    const { added, same, refused } = await importFiles(files, keeper, positionals)
    if (refused.length > 0) process.exitCode = 1
    return [
      ...refused.map(({ file, reason }) => `refused: ${file}: ${reason}`),
      `${added.length} imported, ${same.length} were there already, ${refused.length} refused`,
      ...(values.publish && added.length > 0
        ? ['Take the files away before the next build: an address may be in files or in the editor.']
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
