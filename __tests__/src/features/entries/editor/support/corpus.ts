import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Sample {
  name: string
  text: string
}

const frontMatter = /^---\n[^]*?\n---[ \t]*(?:\n|$)/

function readFolder(folder: string): Sample[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  return files.sort().map((file) => ({ name: file, text: readFileSync(path.join(folder, file), 'utf8') }))
}

/** Small texts, one for each thing Markdown can do. */
export const corpus = readFolder(path.join(__dirname, '..', 'corpus'))

/** The texts of the site's own articles and case studies, below their front matter. */
export const published = ['content/blog', 'content/case-studies']
  .flatMap(readFolder)
  .map(({ name, text }) => ({ name, text: text.replace(frontMatter, '') }))
