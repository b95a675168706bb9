import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ContentError, formatIssue } from '../../src/content/content-issue'
import { loadSite } from '../../src/gatsby/load-site'

const frontMatter = /^---\n[\s\S]*?\n---[ \t]*\n/

/**
 * A copy of `content/` in a temporary folder that tests may break. Texts below the front matter are left out: they
 * take most of the time to read, and a test writes the one it needs.
 */
export class ContentCopy {
  readonly root = mkdtempSync(path.join(tmpdir(), 'content-'))

  constructor() {
    cpSync(path.resolve('content'), path.join(this.root, 'content'), { recursive: true })
    for (const name of readdirSync(path.join(this.root, 'content'), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.md')) continue
      const file = `content/${name}`
      this.write(file, frontMatter.exec(this.read(file))?.[0] ?? '')
    }
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

  /** The issues that a build would report, each as `file:line:column: message`. */
  issues(): string[] {
    try {
      loadSite(this.root)
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
