import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../backend/database/open-database'
import { importEntry } from '../backend/entries/import-entry'
import { readEnv } from '../backend/env'
import { pictureAddress } from '../backend/pictures/picture-address'
import { pictureName } from '../backend/pictures/picture-name'
import { shrinkPicture } from '../backend/pictures/shrink-picture'
import { createPicturesRepository } from '../backend/repositories/pictures-repository'
import { ContentFiles } from '../src/content/content-files'
import { importFiles, type Imported } from './content/import-files'

const usage = 'npm run content:import -- [--draft] [content/blog/tides.md …]'

/**
 * `npm run content:import`: reads files of `content/` into the editor, as published entries or, with `--draft`, as
 * drafts. It works on the database itself, so an embedded one must not be in use.
 */
async function main(root: string): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { draft: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const env = readEnv()
  const { db, close } = await openDatabase({ place: env.database })
  const options = { by: 'system', publish: !values.draft, publishing: { timeZone: env.timeZone } }
  const pictures = createPicturesRepository(db)
  try {
    const imported = await importFiles(
      new ContentFiles(path.join(root, 'content'), root),
      {
        keepEntry: (content) => importEntry(db, content, options),
        keepPicture: async (bytes, file) => {
          const picture = await shrinkPicture(bytes)
          const wish = { ...picture, name: pictureName(file), by: options.by }
          return pictureAddress({ hash: picture.hash, name: await pictures.add(wish) })
        },
      },
      positionals,
    )
    if (imported.refused.length > 0) process.exitCode = 1
    return report(imported, options.publish)
  } finally {
    await close()
  }
}

function report({ added, same, refused }: Imported, isPublished: boolean): string {
  const next = isPublished
    ? 'A build stops while an address is in both places: remove the files that the editor has now.'
    : 'They are drafts: nothing changes for visitors.'
  return [
    ...added.map((file) => `brought into the editor: ${file}`),
    ...refused.map(({ file, reason }) => `refused: ${file}: ${reason}`),
    `${added.length} new, ${same.length} there before, ${refused.length} refused.`,
    ...(added.length > 0 ? [next] : []),
  ].join('\n')
}

main(process.cwd()).then(console.log, (error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 1
})
