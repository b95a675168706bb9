import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PictureForm } from '../../contract/picture'
import type { PublishedEntry } from '../../contract/published'
import type { ArticleComment, SeoSettings } from '../../src/content/published-content'

export interface Moved {
  kind: PublishedEntry['kind']
  from: string
  to: string
}

/** A fake backend for contract/published.ts and contract/comment.ts; tests set its content and its failures. */
export class PublishedBackend {
  entries: PublishedEntry[] = []
  moved: Moved[] = []
  /** Slugs that had an entry. */
  gone: Pick<PublishedEntry, 'kind' | 'slug'>[] = []
  /** Files that entries have replaced. */
  replaced: string[] = []
  seo: SeoSettings = { settings: [], redirects: [] }
  /** Pictures that are shown in another form. */
  forms: PictureForm[] = []
  /** Visitors' comments. */
  comments: ArticleComment[] = []
  /** Pictures by their address on the site. */
  readonly pictures = new Map<string, Buffer>()
  /** Requested paths. */
  readonly asked: string[] = []
  /** Entries or comments per page. */
  pageSize = 100
  /** Overrides the response if a test needs to; returns whether it did. */
  instead: (path: string, response: ServerResponse) => boolean = () => false

  private readonly server = createServer((request, response) => {
    const path = request.url ?? ''
    this.asked.push(path)
    if (!this.instead(path, response)) this.answer(new URL(path, 'http://localhost'), response)
  })

  /** @returns Its address. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** Stores an image as the backend does, under a hash of its bytes. */
  addPicture(bytes: Buffer, name: string): string {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
    this.pictures.set(`/media/${hash}/${name}`, bytes)
    return `/media/${hash}/${name}`
  }

  private answer({ pathname, searchParams }: URL, response: ServerResponse): void {
    const picture = this.pictures.get(pathname.replace(/^\/api/, ''))
    if (picture) {
      response.setHeader('content-type', 'image/png').end(picture)
      return
    }
    const body = this.find(pathname.split('/'), searchParams.get('after'))
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(body ?? { code: 'not_found', message: 'There is none.' }))
  }

  private find([, , first, kind, slug]: string[], after: string | null): object | undefined {
    if (first === 'seo') return this.seo
    if (first === 'picture-forms') return { data: this.forms, next: null }
    if (first === 'comments') return pageOf(this.comments, this.pageSize, after)
    if (first !== 'published') return undefined
    if (kind === undefined) return this.page(after)
    return this.entries.find((entry) => entry.kind === kind && entry.slug === slug)
  }

  private page(after: string | null) {
    const { data, next } = pageOf(this.entries, this.pageSize, after)
    const moved = this.moved.filter(({ kind, to }) => data.some((e) => e.kind === kind && e.slug === to))
    const [gone, files] = after === null ? [this.gone, this.replaced] : [[], []]
    return { data, moved, gone, files, next }
  }
}

function pageOf<Item extends { id: string }>(all: readonly Item[], size: number, after: string | null) {
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  const data = all.slice(from, from + size)
  return { data, next: from + size >= all.length ? null : (data.at(-1)?.id ?? null) }
}
