import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Markdown } from './parse-markdown'

/** Texts that were parsed before: parsing takes most of the time of reading an article. */
export interface MarkdownMemory {
  /** The text as it was parsed before; parsed otherwise. `parse` decides alone where the text shows images. */
  parse: (text: string, as: ParsedAs, parse: () => Markdown) => Markdown
  /** Removes texts that no build has used for a week; call it at the end. */
  forgetUnused: () => void
}

/** What a text is parsed with, beside the code. */
interface ParsedAs {
  linesBefore: number
  locale: string
}

/** As it is stored: without the images and faults, and what can be computed. */
type StoredMarkdown = Pick<Markdown, 'headings' | 'links' | 'html' | 'words'>

/** How long a text is kept after the last build that used it, in milliseconds. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Between notes that a text is still used, in milliseconds. */
const notedMs = 24 * 60 * 60 * 1000

/**
 * Keeps parsed texts in a folder between builds, each in a file named by its hash.
 *
 * @param version Version of the code that parses: a new one parses all again.
 */
export function createMarkdownMemory(folder: string, version: string): MarkdownMemory {
  const used = new Set<string>()
  const known = new Set(listNames(folder))

  return {
    parse: (text, { linesBefore, locale }, parse) => {
      const name = `${createHash('sha256').update(`${version} ${locale} ${linesBefore} ${text}`).digest('hex')}.json`
      const stored = known.has(name) ? read(path.join(folder, name)) : undefined
      if (stored) {
        used.add(name)
        return {
          ...stored,
          images: [],
          faults: [],
          without: (urls) => parse().without(urls),
        }
      }
      const markdown = parse()
      if (markdown.images.length === 0 && markdown.faults.length === 0) {
        const { headings, links, html, words } = markdown
        write(folder, name, { headings, links, html, words })
        used.add(name)
      }
      return markdown
    },

    forgetUnused: () => {
      const now = Date.now()
      for (const name of listNames(folder)) {
        const file = path.join(folder, name)
        const age = now - statSync(file).mtimeMs
        if (used.has(name)) {
          if (age > notedMs) utimesSync(file, new Date(now), new Date(now))
        } else if (age > keptMs) rmSync(file, { force: true })
      }
    },
  }
}

function listNames(folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
}

/** undefined: something else than we wrote is there. */
function read(file: string): StoredMarkdown | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredMarkdown // only `write` puts files here
  } catch {
    return undefined
  }
}

/** A file appears whole or not at all, whichever process writes it. */
function write(folder: string, name: string, markdown: StoredMarkdown): void {
  const part = path.join(folder, `${name}.${process.pid}.part`)
  writeFileSync(part, JSON.stringify(markdown))
  renameSync(part, path.join(folder, name))
}
