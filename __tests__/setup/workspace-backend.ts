import { titleOf } from '../../contract/content/kinds'
import { responsesOf, type Endpoint } from '../../contract/endpoint'
import {
  getEntry,
  listEntries,
  transitionEntry,
  removeEntry,
  type Entry,
  type EntryContent,
  type EntryState,
  type Transition,
} from '../../contract/entry'
import { mayDo, type EntryCaller } from '../../contract/entry-rules'
import {
  getPublication,
  listPublications,
  retryPublication,
  type Publication,
} from '../../contract/publication'
import {
  addRemark,
  listRemarks,
  removeRemark,
  replyToRemark,
  resolveRemark,
  type Remark,
} from '../../contract/remark'
import { getRevision, listRevisions, restoreRevision, type RevisionSummary } from '../../contract/revision'
import { EmployeeBackend } from './employee-backend'
import { makeBuild, makeId, makeLive, makePublication } from './make-entry'

interface Answer {
  status: number
  body: unknown
}
interface Asked {
  params: { id: string; number: number; remark: string }
  query: Record<string, unknown>
  body: Record<string, unknown>
}
export type Revision = RevisionSummary & { content: EntryContent }

const fail = (status: number, code: string, message: string, rest: object = {}): Answer => ({
  status,
  body: { code, message, ...rest },
})
const noSuch = () => fail(404, 'not_found', 'Not found, or you don’t have access. Reload the list.')

/** The staff's backend with entries, their moves and revisions, and publications, as the contract says. */
export class WorkspaceBackend extends EmployeeBackend {
  entries: Entry[]
  /** Entries in the trash. */
  trash: Entry[] = []
  revisions: Revision[] = []
  /** Of whichever entry is asked for. */
  remarks: Remark[] = []
  publications: Publication[] = []
  builder: 'worker' | 'hook' | null = 'worker'
  /** The signed-in user. */
  caller: EntryCaller = { email: 'nora.lindqvist@firm.example', roles: ['admin'] }
  private nextNumber = 900

  constructor(entries: readonly Entry[] = [], people: ConstructorParameters<typeof EmployeeBackend>[0] = []) {
    super(people)
    this.entries = [...entries]
  }

  /** Changes an entry as someone else. */
  saveAsSomeoneElse(id: string, parts: Partial<Entry> = {}): void {
    const entry = this.find(id)
    if (entry) this.replace(entry, { updatedBy: 'olga.petrova@firm.example', ...parts })
  }

  find(id: string): Entry | undefined {
    return this.entries.find((entry) => entry.id === id)
  }

  protected override async answer(request: Request, pathname: string): Promise<Answer> {
    return (await this.answerWorkspace(request, pathname)) ?? super.answer(request, pathname)
  }

  private async answerWorkspace(request: Request, pathname: string): Promise<Answer | undefined> {
    for (const [endpoint, handle] of this.workspaceHandlers) {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
      const match = new RegExp(`^${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`).exec(pathname)
      if (match === null || endpoint.method !== request.method) continue
      const values = Object.fromEntries(names.map((name, index) => [name, match[index + 1]]))
      const asked = await readRequest(endpoint, request, values)
      const answer = asked
        ? handle(asked)
        : fail(400, 'bad_request', 'The request couldn’t be read. Check its URL and its JSON.')
      // errors common to all endpoints, such as 400, have no schema in the contract
      responsesOf(endpoint)[answer.status]?.parse(answer.body)
      return answer
    }
    return undefined
  }

  private readonly workspaceHandlers: readonly (readonly [Endpoint, (asked: Asked) => Answer])[] = [
    [
      listEntries,
      ({ query }) =>
        this.listEntries(query as { kind?: string; state?: string; mine: string; limit: number }),
    ],
    [getEntry, ({ params }) => this.withEntry(params.id, (entry) => ({ status: 200, body: entry }))],
    [
      transitionEntry,
      ({ params, body }) => this.withEntry(params.id, (entry) => this.move(entry, body as Transition)),
    ],
    [
      removeEntry,
      ({ params, query }) => this.withEntry(params.id, (entry) => this.removeEntry(entry, query)),
    ],
    [listRevisions, ({ query }) => this.listRevisions(query as { limit: number; before?: number })],
    [getRevision, ({ params }) => this.oneRevision(params.number)],
    [
      restoreRevision,
      ({ params, body }) => this.withEntry(params.id, (entry) => this.restore(entry, params.number, body)),
    ],
    [listRemarks, () => ({ status: 200, body: { data: this.remarks } })],
    [addRemark, ({ body }) => this.addRemark(body as Pick<Remark, 'id' | 'passage' | 'text'>)],
    [
      replyToRemark,
      ({ params, body }) =>
        this.changeRemark(params.remark, ({ replies }) => ({
          replies: [...replies, { ...(body as { id: string; text: string }), ...this.said() }],
        })),
    ],
    [
      resolveRemark,
      ({ params, body }) =>
        this.changeRemark(params.remark, () => ({
          resolved: body['isResolved'] === true ? this.said() : null,
        })),
    ],
    [
      removeRemark,
      ({ params }) => {
        this.remarks = this.remarks.filter(({ id }) => id !== params.remark)
        return { status: 204, body: null }
      },
    ],
    [getPublication, ({ params }) => this.onePublication(params.id)],
    [
      listPublications,
      ({ query }) => {
        const found = this.publications.slice(0, query['limit'] as number)
        return { status: 200, body: { data: found.map((one) => ({ ...one, builder: this.builder })) } }
      },
    ],
    [retryPublication, ({ params }) => this.retry(params.id)],
  ]

  private said() {
    return { by: this.caller.email, at: '2026-11-12T10:00:00Z' }
  }

  private addRemark(remark: Pick<Remark, 'id' | 'passage' | 'text'>): Answer {
    const added = { ...remark, ...this.said(), replies: [], resolved: null }
    this.remarks = [...this.remarks, added]
    return { status: 200, body: added }
  }

  private changeRemark(id: string, change: (remark: Remark) => Partial<Remark>): Answer {
    this.remarks = this.remarks.map((remark) =>
      remark.id === id ? { ...remark, ...change(remark) } : remark,
    )
    const changed = this.remarks.find((remark) => remark.id === id)
    return changed ? { status: 200, body: changed } : noSuch()
  }

  private withEntry(id: string, handle: (entry: Entry) => Answer): Answer {
    const entry = this.find(id)
    return entry ? handle(entry) : noSuch()
  }

  private replace(entry: Entry, parts: Partial<Entry>): Entry {
    const next = { ...entry, ...parts, version: entry.version + 1, updatedAt: '2026-11-12T10:00:00Z' }
    this.entries = this.entries.map((one) => (one.id === entry.id ? next : one))
    return next
  }

  private listEntries({
    kind,
    state,
    mine,
    limit,
  }: {
    kind?: string
    state?: string
    mine: string
    limit: number
  }): Answer {
    const seen = this.entries.filter(
      (entry) =>
        (!kind || entry.kind === kind) && (mine === '0' || entry.author === this.caller.email.toLowerCase()),
    )
    const states: EntryState[] = [
      'draft',
      'in_review',
      'changes_requested',
      'scheduled',
      'published',
      'unpublished',
    ]
    const counts = Object.fromEntries(
      states.map((one) => [one, seen.filter((entry) => entry.state === one).length]),
    )
    const fitting = seen.filter((entry) => !state || entry.state === state)
    const data = fitting
      .slice(0, limit)
      .map(({ content, blockers, reviewNotes, ...rest }) => ({ ...rest, lead: '', trashed: null }))
    return {
      status: 200,
      body: { data, next: null, total: fitting.length, counts, trashed: this.trash.length },
    }
  }

  private move(entry: Entry, move: Transition): Answer {
    const { kind, state, author, live, slug, title } = entry
    if (move.version !== entry.version) return conflict(entry)
    const subject = { kind, state, author, isLive: live !== null, jobStatus: live?.jobStatus ?? undefined }
    if (!mayDo(move.action, subject, this.caller)) return notNow(entry)
    if ((move.action === 'publish' || move.action === 'schedule') && entry.blockers.length > 0)
      return fail(409, 'not_ready', 'This can’t be published yet.', { current: entry })
    const visible = ['publish', 'unpublish', 'fill', 'close', 'reopen', 'return-to-file'].includes(
      move.action,
    )
    const action =
      move.action === 'return-to-file' ? 'return' : move.action === 'unpublish' ? 'unpublish' : 'publish'
    const publication = visible
      ? makePublication({ id: makeId(this.nextNumber++), entry: entry.id, kind, slug, title, action })
      : null
    if (publication) this.publications.unshift(publication)
    return { status: 200, body: { entry: this.replace(entry, this.outcomeOf(entry, move)), publication } }
  }

  private outcomeOf({ live, slug, title, reviewNotes }: Entry, move: Transition): Partial<Entry> {
    if (move.action === 'request-changes') {
      const note = {
        id: makeId(this.nextNumber++),
        by: this.caller.email,
        at: '2026-11-12T10:00:00Z',
        text: move.note,
      }
      return { state: 'changes_requested', reviewNotes: [note, ...reviewNotes] }
    }
    if (move.action === 'schedule') return { state: 'scheduled', publishAt: move.publishAt }
    if (move.action === 'publish')
      return { state: 'published', publishAt: null, live: makeLive({ slug, title }) }
    if (move.action === 'unpublish' || move.action === 'return-to-file')
      return { state: 'unpublished', live: null }
    const statuses = { fill: 'filled', close: 'closed', reopen: 'open' } as const
    if (move.action === 'submit') return { state: 'in_review' }
    if (move.action === 'withdraw' || move.action === 'unschedule') return { state: 'draft', publishAt: null }
    return { live: live && { ...live, jobStatus: statuses[move.action] } }
  }

  private removeEntry(entry: Entry, query: Asked['query']): Answer {
    if (query['version'] !== entry.version) return conflict(entry)
    this.entries = this.entries.filter((one) => one !== entry)
    this.trash = [{ ...entry, version: entry.version + 1 }, ...this.trash]
    return { status: 204, body: null }
  }

  private listRevisions({ limit, before = Infinity }: { limit: number; before?: number }): Answer {
    const rest = this.revisions
      .filter(({ number }) => number < before)
      .toSorted((a, b) => b.number - a.number)
    const data = rest.slice(0, limit).map(({ content, ...summary }) => summary)
    return { status: 200, body: { data, next: rest.length > limit ? (data.at(-1)?.number ?? null) : null } }
  }

  private oneRevision(number: number): Answer {
    const revision = this.revisions.find((one) => one.number === number)
    return revision ? { status: 200, body: revision } : noSuch()
  }

  private restore(entry: Entry, number: number, body: Asked['body']): Answer {
    const revision = this.revisions.find((one) => one.number === number)
    if (!revision) return noSuch()
    if (body['version'] !== entry.version) return conflict(entry)
    const last = Math.max(...this.revisions.map((one) => one.number))
    this.revisions.push({ ...revision, number: last + 1, reason: 'restored', by: this.caller.email })
    const { content } = revision
    return {
      status: 200,
      body: this.replace(entry, { content, slug: content.slug, title: titleOf(content) }),
    }
  }

  private onePublication(id: string): Answer {
    const publication = this.publications.find((one) => one.id === id)
    return publication ? { status: 200, body: { ...publication, builder: this.builder } } : noSuch()
  }

  private retry(id: string): Answer {
    const publication = this.publications.find((one) => one.id === id)
    if (!publication) return noSuch()
    if (publication.state !== 'failed')
      return fail(409, 'not_now', 'There is no failed build to retry. Reload the list.')
    Object.assign(publication, { state: 'building', build: makeBuild() })
    return { status: 200, body: publication }
  }
}

const conflict = (current: Entry) =>
  fail(409, 'changed', `${current.updatedBy} saved a newer version. Compare the two and save again.`, {
    current,
  })
const notNow = (current: Entry) =>
  fail(409, 'not_now', 'You can’t do this now. Reload to see the available actions.', { current })

async function readRequest(endpoint: Endpoint, request: Request, values: object): Promise<Asked | undefined> {
  const { params, query, body } = endpoint.request ?? {}
  const search = Object.fromEntries(new URL(request.url).searchParams)
  const sent: unknown = body ? await request.json() : {}
  const read = [params?.safeParse(values), query?.safeParse(search), body?.safeParse(sent)]
  if (read.some((result) => result?.success === false)) return undefined
  const [named, queried, posted] = read.map((result) => (result?.data ?? {}) as Record<string, unknown>)
  return { params: named as Asked['params'], query: queried ?? {}, body: posted ?? {} }
}
