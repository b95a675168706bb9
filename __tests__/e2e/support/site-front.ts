import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy in front of the site's server, so that a test can go offline or change responses, for the page and its
 * service worker alike.
 */
export class SiteFront {
  /** Requested paths, in order. */
  readonly asked: string[] = []
  /** Whether the connection is cut. */
  isCut = false
  /** A deploy's changes: path -> the text and its replacement. */
  readonly changes = new Map<string, readonly [from: string, to: string]>()
  private readonly server = createServer((incoming, answer) => this.pass(incoming, answer))

  private constructor(private readonly behind: string) {}

  static async open(behind: string): Promise<SiteFront> {
    const front = new SiteFront(behind)
    await new Promise<void>((done) => front.server.listen(0, 'localhost', done))
    return front
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((done) => this.server.close(done))
  }

  private pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url ?? '/'
    this.asked.push(path)
    if (this.isCut) {
      incoming.socket.destroy()
      return
    }
    const change = this.changes.get(path)
    const headers = { ...incoming.headers }
    if (change) {
      headers['accept-encoding'] = 'identity'
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    const onward = request(
      `${this.behind}${path}`,
      { method: incoming.method, headers, agent: false },
      (inner) => {
        if (change === undefined) {
          answer.writeHead(inner.statusCode ?? 502, inner.headers)
          inner.pipe(answer)
          return
        }
        const parts: Buffer[] = []
        inner.on('data', (part: Buffer) => parts.push(part))
        inner.on('end', () => {
          const { 'content-length': _, etag: __, ...rest } = inner.headers
          answer.writeHead(inner.statusCode ?? 502, rest)
          answer.end(
            Buffer.concat(parts)
              .toString('utf8')
              .replaceAll(...change),
          )
        })
      },
    )
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  }
}
