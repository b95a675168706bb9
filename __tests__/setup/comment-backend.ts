import {
  moderateComments,
  deleteComment,
  listComments,
  type Comment,
  type CommentState,
} from '../../contract/comment'
import type { Versioned } from '../../src/lib/create-optimistic-updates'
import { EmployeeBackend } from './employee-backend'
import { makeId } from './make-entry'

export const makeComment = (number: number, parts: Partial<Comment> = {}): Comment => ({
  id: makeId(number),
  reference: `REF-${number}`,
  state: 'pending',
  post: 'tides',
  postTitle: 'How tides move',
  parent: null,
  name: `Ada ${number}`,
  email: `ada-${number}@reader.example`,
  text: `What about spring tides? (${number})`,
  earlier: 0,
  spamReasons: [],
  consent: '1',
  moderatedBy: null,
  version: 1,
  createdAt: new Date(Date.UTC(2026, 4, 4, 10, number)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 4, 4, 10, number)).toISOString(),
  ...parts,
})

/** The backend with comments, as the contract says. */
export class CommentBackend extends EmployeeBackend {
  comments: Comment[]
  /** Decisions in the order they were made, e.g. "approved 1 2", by the numbers of the comments. */
  readonly decisions: string[] = []
  me = 'nora.lindqvist@firm.example'

  constructor(comments: readonly Comment[]) {
    super()
    this.comments = [...comments]
  }

  numbersIn = (state: CommentState) =>
    this.comments.filter((comment) => comment.state === state).map(({ id }) => Number(id.slice(-12)))

  /** Moderates a comment as someone else. */
  moderateBySomeoneElse(number: number, state: CommentState): void {
    this.alter(makeId(number), { state, moderatedBy: 'olga.petrova@firm.example' })
  }

  protected override async answer(request: Request, pathname: string) {
    if (pathname === listComments.path) return this.listComments(new URL(request.url))
    if (pathname === moderateComments.path) return this.decide(await request.json())
    const id = /^\/api\/admin\/comments\/([^/]+)$/.exec(pathname)?.[1]
    if (id !== undefined && request.method === deleteComment.method)
      return this.erase(id, Number(new URL(request.url).searchParams.get('version')))
    return super.answer(request, pathname)
  }

  private listComments({ searchParams }: URL) {
    const { state, post, search, limit, after } = listComments.request.query.parse(
      Object.fromEntries(searchParams),
    )
    const found = this.comments
      .filter((comment) => comment.state === state && (post === undefined || comment.post === post))
      .filter(({ text, name }) => `${text} ${name}`.toLowerCase().includes(search.toLowerCase()))
      .sort((a, b) => (state === 'pending' ? 1 : -1) * a.createdAt.localeCompare(b.createdAt))
    const from = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
    const data = found.slice(from, from + limit)
    const counts = { pending: 0, approved: 0, rejected: 0, spam: 0 }
    for (const comment of this.comments) counts[comment.state]++
    const next = from + limit < found.length ? (data.at(-1)?.id ?? null) : null
    const body = listComments.responses[200].parse({ data, next, total: found.length, counts })
    return { status: 200, body }
  }

  private erase(id: string, version: number) {
    const comment = this.comments.find((one) => one.id === id)
    if (!comment) return { status: 404, body: { code: 'not_found', message: 'There is no such comment.' } }
    if (comment.version !== version)
      return {
        status: 409,
        body: {
          code: 'changed',
          message: 'Someone else moderated this comment. Review it and try again.',
        },
      }
    this.comments = this.comments.filter((one) => one.id !== id && one.parent?.id !== id)
    return { status: 204, body: null }
  }

  private decide(sent: unknown) {
    const { items, state } = moderateComments.request.body.parse(sent)
    this.decisions.push(`${state} ${items.map(({ id }) => Number(id.slice(-12))).join(' ')}`)
    const data = items.map((seen) => this.decideOne(seen, state))
    return { status: 200, body: moderateComments.responses[200].parse({ data }) }
  }

  private decideOne({ id, version }: Versioned, state: CommentState) {
    const comment = this.comments.find((one) => one.id === id)
    if (!comment) return { id, outcome: 'not_found', item: null }
    if (comment.version !== version && comment.state !== state)
      return { id, outcome: 'changed', item: comment }
    return { id, outcome: 'done', item: this.alter(id, { state, moderatedBy: this.me }) }
  }

  private alter(id: string, parts: Partial<Comment>) {
    this.comments = this.comments.map((one) =>
      one.id === id ? { ...one, ...parts, version: one.version + 1 } : one,
    )
    return this.comments.find((one) => one.id === id)
  }
}
