import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ContentError, formatIssue } from '../../src/content/content-issue'
import type { parseEntry } from '../../src/content/parse-entry'
import type { PublishedContent } from '../../src/content/published-content'
import { loadSite, type LoadedSite } from '../../src/gatsby/load-site'

/** A test changes a file or two: the others are parsed once for all tests of its file. */
jest.mock('../../src/content/parse-entry', () => {
  const actual = jest.requireActual<{ parseEntry: typeof parseEntry }>('../../src/content/parse-entry')
  const parsed = new Map<string, { schema: unknown; result: ReturnType<typeof parseEntry> }>()
  return {
    ...actual,
    parseEntry: ((schema, source, making) => {
      const key = JSON.stringify([source, making.typesetter.locale])
      const known = parsed.get(key)
      if (known?.schema === schema) return known.result
      const result = actual.parseEntry(schema, source, making)
      // what others say depends on pictures, which are files of their own
      if (result.media.length + result.issues.length === 0)
        parsed.set(key, { schema, result: freeze(result) })
      return result
    }) as typeof parseEntry,
  }
})

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}

const frontMatter = /^---\n[\s\S]*?\n---[ \t]*\n/

let originals: ReadonlyMap<string, string | Uint8Array> | undefined

function readOriginals(): ReadonlyMap<string, string | Uint8Array> {
  const files = readdirSync('content', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      const bytes = readFileSync(file)
      return [file, name.endsWith('.md') ? (frontMatter.exec(bytes.toString())?.[0] ?? '') : bytes]
    }),
  )
}

/**
 * A copy of `content/` in a temporary folder that tests may break. Texts below the front matter are left out: they
 * take most of the time to read, and a test writes the one it needs.
 */
export class ContentCopy {
  readonly root = mkdtempSync(path.join(tmpdir(), 'content-'))

  constructor() {
    originals ??= readOriginals()
    for (const [file, content] of originals) this.write(file, content)
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8')
  }

  write(file: string, content: string | Uint8Array): void {
    const absolute = path.join(this.root, file)
    mkdirSync(path.dirname(absolute), { recursive: true })
    writeFileSync(absolute, content)
  }

  /** @throws Error when there is nothing to replace, since the file would not have the test's issue. */
  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file)
    const found = typeof from === 'string' ? text.includes(from) : from.test(text)
    if (!found) throw new Error(`${file} has no ${String(from)}`)
    this.write(file, text.replace(from, to))
  }

  remove(file: string): void {
    rmSync(path.join(this.root, file))
  }

  /** As a build reads it, with entries of the editor. */
  load(published?: PublishedContent): LoadedSite {
    return loadSite(this.root, published)
  }

  /** The issues that a build would report, each as `file:line:column: message`. */
  issues(): string[] {
    try {
      this.load()
      return []
    } catch (error) {
      if (error instanceof ContentError) return error.issues.map(formatIssue)
      throw error
    }
  }

  dispose(): void {
    rmSync(this.root, { recursive: true })
  }
}
