import { getEmailServer } from '../../contract/email'
import { responsesOf, type Endpoint } from '../../contract/endpoint'
import {
  addInquiryNote,
  changeInquiries,
  deleteInquiry,
  exportInquiries,
  getInquiry,
  listAssignees,
  listInquiries,
  listSavedViews,
  removeView,
  replyToInquiry,
  saveView,
  type Inquiry,
  type SavedView,
} from '../../contract/inquiry'
import type { TriageEvent } from '../../contract/triage'
import { EmployeeBackend } from './employee-backend'
import { makeId } from './make-entry'

interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}
interface Asked {
  id: string
  query: Record<string, string>
  body: Record<string, unknown>
}

const me = 'nora.lindqvist@firm.example'
export const olga = 'olga.petrova@firm.example'
const noSuch = { status: 404, body: { code: 'not_found', message: 'There is no such inquiry.' } }

const outdated = {
  status: 409,
  body: { code: 'changed', message: 'Someone else changed this inquiry. Review it and try again.' },
}

/** The backend with inquiries, as the contract says; Nora is signed in. */
export class InquiriesBackend extends EmployeeBackend {
  inquiries: Inquiry[]
  views: SavedView[] = []
  mailServer: string | null = 'mail.firm.example'
  /** Request bodies, e.g. of a reply. */
  readonly sent: unknown[] = []
  pageSize = 50
  private nextEvent = 5_000

  constructor(inquiries: readonly Inquiry[]) {
    super([
      { email: me, roles: ['admin'] },
      { email: olga, roles: ['admin'] },
      { email: 'ben.okafor@firm.example', roles: ['employee'] },
    ])
    this.inquiries = inquiries.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  }

  find(id: string): Inquiry | undefined {
    return this.inquiries.find((inquiry) => inquiry.id === id)
  }

  states(): string[] {
    return this.inquiries.map(({ state }) => state)
  }

  /** Changes a state as Olga. */
  changeByOlga(id: string, state: string): void {
    const inquiry = this.find(id)
    if (inquiry) this.putInquiry(inquiry, { state: state as Inquiry['state'] }, olga)
  }

  protected override async answer(request: Request, pathname: string): Promise<Answer> {
    for (const [endpoint, handle] of this.inquiryHandlers) {
      const match = new RegExp(`^${endpoint.path.replace('.', '\\.').replace(':id', '([^/]+)')}$`).exec(
        pathname,
      )
      if (match === null || endpoint.method !== request.method) continue
      const search = Object.fromEntries(new URL(request.url).searchParams)
      const body: unknown = endpoint.request?.body ? await request.json() : {}
      endpoint.request?.query?.parse(search)
      endpoint.request?.body?.parse(body)
      if (endpoint.method !== 'GET') this.sent.push(body)
      const answer = handle({ id: match[1] ?? '', query: search, body: body as Asked['body'] })
      responsesOf(endpoint)[answer.status]?.parse(answer.body)
      return answer
    }
    return super.answer(request, pathname)
  }

  private readonly inquiryHandlers: readonly (readonly [Endpoint, (asked: Asked) => Answer])[] = [
    [listInquiries, ({ query }) => this.listPage(query)],
    [deleteInquiry, ({ id, query }) => this.eraseOne(id, Number(query['version']))],
    [
      exportInquiries,
      () => ({
        status: 200,
        body: 'Reference',
        ...(this.latestOnly !== undefined && { headers: { 'x-latest-only': String(this.latestOnly) } }),
      }),
    ],
    [listAssignees, () => ({ status: 200, body: { data: [{ email: me }, { email: olga }] } })],
    [getEmailServer, () => ({ status: 200, body: { server: this.mailServer } })],
    [getInquiry, ({ id }) => this.one(id, (inquiry) => inquiry)],
    [changeInquiries, ({ body }) => ({ status: 200, body: { data: this.changeAll(body as never) } })],
    [addInquiryNote, ({ id, body }) => this.one(id, (found) => this.write(found, 'note', body['text']))],
    [replyToInquiry, ({ id, body }) => this.one(id, (found) => this.write(found, 'email', body['text']))],
    [listSavedViews, () => ({ status: 200, body: { data: this.views } })],
    [saveView, ({ id, body }) => this.saveOne({ id, ...body } as SavedView)],
    [removeView, ({ id }) => this.removeOne(id)],
  ]

  private one(id: string, handle: (inquiry: Inquiry) => Inquiry): Answer {
    const inquiry = this.find(id)
    return inquiry ? { status: 200, body: handle(inquiry) } : noSuch
  }

  private eraseOne(id: string, version: number): Answer {
    const inquiry = this.find(id)
    if (!inquiry) return noSuch
    if (inquiry.version !== version) return outdated
    this.inquiries = this.inquiries.filter((one) => one !== inquiry)
    return { status: 204, body: null }
  }

  private listPage(query: Record<string, string>): Answer {
    const found = this.inquiries.filter((inquiry) => fits(inquiry, query))
    const start = found.findIndex(({ id }) => id === query['after']) + 1
    const page = found.slice(start, start + this.pageSize)
    const data = page.map(({ message, phone, page: _, spamReasons, consent, events, ...rest }) => ({
      ...rest,
      excerpt: message,
    }))
    const next = found.length > start + this.pageSize ? (page.at(-1)?.id ?? null) : null
    const countOf = (state: string) => this.inquiries.filter((one) => one.state === state).length
    const counts = {
      new: countOf('new'),
      in_progress: countOf('in_progress'),
      closed: countOf('closed'),
      spam: countOf('spam'),
    }
    return { status: 200, body: { data, next, total: found.length, counts } }
  }

  private changeAll({
    items,
    ...change
  }: { items: { id: string; version: number }[] } & Partial<Pick<Inquiry, 'state' | 'assignee'>>) {
    return items.map(({ id, version }) => {
      const found = this.find(id)
      if (!found) return { id, outcome: 'not_found', item: null }
      const item = found.version === version ? this.putInquiry(found, change, me) : found
      const { message, ...rest } = item
      const outcome = item === found ? 'changed' : 'done'
      return { id, outcome, item: { ...rest, excerpt: message } }
    })
  }

  private putInquiry(
    inquiry: Inquiry,
    change: Partial<Pick<Inquiry, 'state' | 'assignee'>>,
    by: string,
  ): Inquiry {
    const events: TriageEvent[] = []
    if (change.state !== undefined)
      events.push(this.event(by, { kind: 'state', text: change.state, before: inquiry.state }))
    if (change.assignee !== undefined)
      events.push(
        this.event(by, { kind: 'assigned', text: change.assignee ?? '', before: inquiry.assignee ?? '' }),
      )
    return this.replace({
      ...inquiry,
      ...change,
      version: inquiry.version + 1,
      events: [...events, ...inquiry.events],
    })
  }

  private write(inquiry: Inquiry, kind: 'note' | 'email', text: unknown): Inquiry {
    const events = [this.event(me, { kind, text: String(text), before: null }), ...inquiry.events]
    const isBegun = kind === 'email' && inquiry.state === 'new'
    return this.replace({
      ...inquiry,
      events,
      ...(isBegun && { state: 'in_progress', version: inquiry.version + 1 }),
    })
  }

  private replace(inquiry: Inquiry): Inquiry {
    this.inquiries = this.inquiries.map((one) => (one.id === inquiry.id ? inquiry : one))
    return inquiry
  }

  private event(by: string, parts: Pick<TriageEvent, 'kind' | 'text' | 'before'>): TriageEvent {
    const emailState = parts.kind === 'email' ? ('waiting' as const) : null
    return { id: makeId(this.nextEvent++), at: '2026-11-21T10:00:00Z', by, emailState, ...parts }
  }

  private saveOne(view: SavedView): Answer {
    this.views = [...this.views.filter(({ id }) => id !== view.id), view]
    return { status: 200, body: view }
  }

  private removeOne(id: string): Answer {
    this.views = this.views.filter((view) => view.id !== id)
    return { status: 204, body: null }
  }
}

function fits(inquiry: Inquiry, { state, kind, assignee, search = '' }: Record<string, string>): boolean {
  const { name, message } = inquiry
  const isOpen = inquiry.state === 'new' || inquiry.state === 'in_progress'
  const inState =
    state === undefined ? inquiry.state !== 'spam' : state === 'open' ? isOpen : inquiry.state === state
  const owner = assignee === 'me' ? me : assignee
  const isOwned =
    owner === undefined || (owner === 'unassigned' ? inquiry.assignee === null : inquiry.assignee === owner)
  const isOfKind = kind === undefined || inquiry.kind === kind
  return inState && isOwned && isOfKind && `${name} ${message}`.toLowerCase().includes(search.toLowerCase())
}
