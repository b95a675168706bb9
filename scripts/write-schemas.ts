import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { readKnownSlugs } from '../src/gatsby/read-known-slugs'
import { planEditorFiles } from '../src/content/plan-editor-files'

/** Writes the hints that editors show in `content/`: its JSON Schemas and the snippets. Run by `npm run schemas`. */
async function writeSchemas(root: string): Promise<void> {
  const files = planEditorFiles(readKnownSlugs(root))
  await removeOthers(path.join(root, 'content/.schemas'), Object.keys(files))
  for (const [name, value] of Object.entries(files)) {
    const file = path.join(root, name)
    const options = await resolveConfig(file)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await format(JSON.stringify(value), { ...options, filepath: file }))
  }
  console.log(`${Object.keys(files).length} files written: content/.schemas/ and the snippets in .vscode/`)
}

/** A kind that no longer exists takes its schema with it. */
async function removeOthers(folder: string, keep: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const kept = keep.map((name) => path.basename(name))
  const left = (await readdir(folder)).filter((name) => !kept.includes(name))
  await Promise.all(left.map((name) => rm(path.join(folder, name))))
}

void writeSchemas(process.cwd())
