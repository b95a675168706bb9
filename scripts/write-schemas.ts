import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { planEditorFiles } from '../src/content/plan-snippets'
import { readKnownSlugs } from '../src/gatsby/read-known-slugs'

/** `npm run schemas`: writes the JSON Schemas and snippets that editors use in `content/`. */
async function writeSchemas(root: string): Promise<void> {
  const files = planEditorFiles(readKnownSlugs(root))
  const style = JSON.parse(await readFile(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  await removeOthers(path.join(root, 'content/.schemas'), Object.keys(files))
  for (const [name, value] of Object.entries(files)) {
    const file = path.join(root, name)
    const { code } = await format(file, JSON.stringify(value), style)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, code)
  }
  console.log(`Wrote ${Object.keys(files).length} files to content/.schemas/ and .vscode/`)
}

/** Deletes schemas of kinds that no longer exist. */
async function removeOthers(folder: string, keep: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const kept = keep.map((name) => path.basename(name))
  const left = (await readdir(folder)).filter((name) => !kept.includes(name))
  await Promise.all(left.map((name) => rm(path.join(folder, name))))
}

void writeSchemas(process.cwd())
