import type { z } from 'zod'
import { exportAudit, listAudit, type AuditEntry } from '../../contract/audit'
import { auditKinds } from '../../contract/audit-actions'
import type { Belongings } from '../../contract/belongings'
import { entryKinds } from '../../contract/content/kinds'
import { listEmailTemplates, type EmailTemplate } from '../../contract/email'
import { defaultWords, emailTemplateNames } from '../../contract/email-templates'
import {
  addEmployee,
  changeEmployee,
  getBelongings,
  inviteEmployee,
  listEmployees,
  removeEmployee,
  unlinkEmployee,
  type Employee,
} from '../../contract/employee'
import { responsesOf, type Endpoint } from '../../contract/endpoint'
import { getHealth, type Health } from '../../contract/health'
import { highestRole, mapRoles, type Role } from '../../contract/permissions'
import { getTrends } from '../../contract/trends'
import { listOpened, noteOpened, searchWorkspace, type FoundItem } from '../../contract/workspace-search'
import { makeTrends } from './make-trends'

interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

type AuditQuery = z.output<(typeof listAudit)['request']['query']>

/** A request that matches the contract. */
interface Asked {
  params: { id: string }
  query: Record<string, unknown>
  body: Record<string, unknown>
}

/** A UUID that sorts by number. */
const makeId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const fail = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } })
const noSuch = () => fail(404, 'not_found', 'This employee has been removed. Reload the list.')
const changed = ({ email }: Employee) =>
  fail(409, 'changed', `Someone else changed ${email}. Reload the list and try again.`)

/** How many entries of each kind someone owns. Default: none. */
export const ownedEntries = (some: Partial<Belongings['entries']> = {}): Belongings['entries'] => ({
  ...(Object.fromEntries(entryKinds.map((kind) => [kind, 0])) as Belongings['entries']), // each kind
  ...some,
})

/**
 * An in-memory backend for tests: implements `fetch`, and validates requests and responses against the contract's
 * schemas.
 */
export class EmployeeBackend {
  people: Employee[] = []
  changes: AuditEntry[] = []
  trends = makeTrends()
  site: 'ok' | 'missing' = 'ok'
  database: 'ok' | 'unavailable' = 'ok'
  scanner: Health['checks']['scanner'] = 'off'
  lastBuild: Health['checks']['build'] = 'ok'
  /** The header X-Latest-Only of exports; undefined: they hold all rows. */
  latestOnly: number | undefined
  /** Requests so far, e.g. "GET /api/admin/audit?limit=10". */
  readonly asked: string[] = []
  /** What a search of the workspace finds, and what was opened last. */
  found: FoundItem[] = []
  /** How it was corrected: everything is found then. Default: it wasn't. */
  correction: z.infer<(typeof searchWorkspace.responses)[200]>['correction']
  opened: FoundItem[] = []
  emailTemplates: EmailTemplate[] = emailTemplateNames.map((name) => ({
    name,
    ...defaultWords(name),
    ...{ isDefault: true, version: 0, by: null, at: null },
  }))
  /** What every employee owns. */
  owned: Belongings = { entries: ownedEntries(), inquiries: 0 }
  private readonly failures: { asked: string; answer: Answer | 'unreachable' }[] = []
  private nextId = 1

  constructor(people: readonly { email: string; roles: Role[] }[] = []) {
    for (const { email, roles } of people) this.put(email, roles)
  }

  /** Fails the next request with this prefix, e.g. `failNext('GET /api/health', 'unreachable')`. */
  failNext(asked: string, answer: Answer | 'unreachable'): void {
    this.failures.push({ asked, answer })
  }

  /** Changes roles as someone else. */
  changeAsSomeoneElse(email: string, ...roles: Role[]): void {
    const person = this.people.find((one) => one.email === email)
    if (person)
      Object.assign(person, {
        ...held(roles),
        version: person.version + 1,
        updatedAt: '2026-11-20T09:30:00Z',
      })
  }

  /** Links an account, as a first sign-in does. */
  link(email: string, name: string | null = null): void {
    const person = this.people.find((one) => one.email === email)
    if (person)
      Object.assign(person, { linkedAt: '2026-11-03T08:00:00Z', lastSignInAt: '2026-11-19T08:00:00Z', name })
  }

  log(entry: Omit<AuditEntry, 'id'>): void {
    this.changes.unshift({ ...entry, id: makeId(this.nextId++) })
  }

  readonly fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const { pathname, search } = new URL(request.url)
    const asked = `${request.method} ${pathname}${search}`
    this.asked.push(asked)
    const failing = this.failures.findIndex((failure) => asked.startsWith(failure.asked))
    if (failing >= 0) {
      const [failure] = this.failures.splice(failing, 1)
      if (failure?.answer === 'unreachable') throw new TypeError('fetch failed')
      if (failure) return toResponse(failure.answer)
    }
    return toResponse(await this.answer(request, pathname))
  }

  protected async answer(request: Request, pathname: string): Promise<Answer> {
    for (const [endpoint, handle] of this.handlers) {
      const match = new RegExp(`^${endpoint.path.replace(':id', '([^/]+)')}$`).exec(pathname)
      if (match === null || endpoint.method !== request.method) continue
      const asked = await readRequest(endpoint, request, match[1] ?? '')
      if ('status' in asked) return asked
      const answer = handle(asked)
      const schema = responsesOf(endpoint)[answer.status]
      if (schema === undefined) throw new Error(`${endpoint.path} never answers ${answer.status}`)
      schema.parse(answer.body)
      return answer
    }
    return fail(404, 'not_found', `Nothing answers at ${pathname}.`)
  }

  private search({ q, kinds, limit }: { q: string; kinds?: string[]; limit: number }): Answer {
    const words = q.toLowerCase().split(' ')
    const matching = this.found.filter(
      ({ kind, title, detail, snippet = '' }) =>
        (kinds === undefined || kinds.includes(kind)) &&
        (this.correction !== undefined ||
          words.every((word) => `${title} ${detail} ${snippet}`.toLowerCase().includes(word))),
    )
    const groups = [...new Set(matching.map(({ kind }) => kind))].map((kind) => {
      const items = matching.filter((item) => item.kind === kind)
      return { kind, items: items.slice(0, limit), hasMore: items.length > limit }
    })
    return { status: 200, body: { data: groups, correction: this.correction, pagesReady: true } }
  }

  private readonly handlers: readonly (readonly [Endpoint, (asked: Asked) => Answer])[] = [
    [listEmployees, ({ query }) => this.list(query as { search: string; limit: number; after?: string })],
    [addEmployee, ({ body }) => this.add(body as { email: string; roles: Role[] })],
    [
      changeEmployee,
      ({ params, body }) => this.change(params.id, body as { roles: Role[]; version: number }),
    ],
    [unlinkEmployee, ({ params, query }) => this.unlink(params.id, query['version'] as number)],
    [inviteEmployee, ({ params }) => this.invite(params.id)],
    [getBelongings, ({ params }) => this.belongingsOf(params.id)],
    [listEmailTemplates, () => ({ status: 200, body: { data: this.emailTemplates } })],
    [removeEmployee, ({ params, query }) => this.remove(params.id, query['version'] as number)],
    [searchWorkspace, ({ query }) => this.search(query as { q: string; kinds?: string[]; limit: number })],
    [listOpened, () => ({ status: 200, body: { data: this.opened } })],
    [
      noteOpened,
      ({ body }) => {
        this.opened.unshift(
          ...this.found.filter(({ kind, id }) => kind === body['kind'] && id === body['id']),
        )
        return { status: 204, body: null }
      },
    ],
    [getTrends, () => ({ status: 200, body: this.trends })],
    [listAudit, ({ query }) => this.audit(query as AuditQuery)],
    [
      exportAudit,
      () => ({
        status: 200,
        body: 'Time (UTC)',
        ...(this.latestOnly !== undefined && { headers: { 'x-latest-only': String(this.latestOnly) } }),
      }),
    ],
    [
      getHealth,
      () => {
        const ok = this.database === 'ok'
        const startedAt = '2026-11-20T06:00:00Z'
        const known = <T>(state: T) => (ok ? state : 'unknown')
        const checks = {
          database: this.database,
          migrations: known('ok'),
          site: this.site,
          files: 'ok',
          scanner: this.scanner,
          email: known('off'),
          build: known(this.lastBuild),
        }
        const isReady = ok && this.site === 'ok'
        const body = { status: isReady ? 'ok' : 'unavailable', startedAt, checks }
        return { status: isReady ? 200 : 503, body }
      },
    ],
  ]

  private put(email: string, roles: Role[]): Employee {
    const at = '2026-11-02T08:00:00Z'
    const dates = { createdAt: at, updatedAt: at, linkedAt: null, lastSignInAt: null, invitedAt: at }
    const person = { id: makeId(this.nextId++), email, ...held(roles), name: null, version: 1, ...dates }
    this.people.push(person)
    this.people.sort((a, b) => a.email.localeCompare(b.email))
    return person
  }

  private list({ search, limit, after = '' }: { search: string; limit: number; after?: string }): Answer {
    const fitting = this.people.filter(({ email }) => email.toLowerCase().includes(search.toLowerCase()))
    const rest = fitting.filter(({ email }) => email.localeCompare(after) > 0)
    const data = rest.slice(0, limit)
    const next = rest.length > limit ? (data.at(-1)?.email ?? null) : null
    return { status: 200, body: { data, next, total: fitting.length, counts: this.counts() } }
  }

  private counts() {
    return mapRoles((role) => this.people.filter(({ roles }) => roles.includes(role)).length)
  }

  private add({ email, roles }: { email: string; roles: Role[] }): Answer {
    if (this.people.some((person) => person.email.toLowerCase() === email.toLowerCase()))
      return fail(409, 'employee_exists', `${email} already has access. Change their roles in the list.`)
    return { status: 201, body: this.put(email, roles) }
  }

  private change(id: string, { roles, version }: { roles: Role[]; version: number }): Answer {
    const person = this.people.find((one) => one.id === id)
    if (!person) return noSuch()
    if (person.version !== version) return changed(person)
    if (!roles.includes('admin') && this.isLastAdmin(person)) return lastAdmin(person)
    Object.assign(person, { ...held(roles), version: version + 1, updatedAt: '2026-11-20T10:00:00Z' })
    return { status: 200, body: person }
  }

  private unlink(id: string, version: number): Answer {
    const person = this.people.find((one) => one.id === id)
    if (!person) return noSuch()
    if (person.version !== version) return changed(person)
    Object.assign(person, { linkedAt: null, version: version + 1 })
    return { status: 200, body: person }
  }

  private belongingsOf(id: string): Answer {
    const successors = this.people
      .filter((one) => one.id !== id)
      .map(({ id: successor, email, name }) => ({ id: successor, email, name }))
    return { status: 200, body: { ...this.owned, successors } }
  }

  private invite(id: string): Answer {
    const person = this.people.find((one) => one.id === id)
    if (!person) return noSuch()
    Object.assign(person, { invitedAt: '2026-11-20T10:00:00Z' })
    return { status: 200, body: person }
  }

  private remove(id: string, version: number): Answer {
    const person = this.people.find((one) => one.id === id)
    if (!person) return noSuch()
    if (person.version !== version) return changed(person)
    if (this.isLastAdmin(person)) return lastAdmin(person)
    this.people = this.people.filter((one) => one !== person)
    return { status: 204, body: null }
  }

  private isLastAdmin({ roles }: Employee): boolean {
    return roles.includes('admin') && this.counts().admin === 1
  }

  private audit({ limit, before, search, actor, area, kind, from = '', to = '9' }: AuditQuery): Answer {
    const changes = this.changes.filter(
      (change) =>
        `${change.actor} ${change.action} ${change.subject}`.toLowerCase().includes(search.toLowerCase()) &&
        change.actor.toLowerCase() === (actor ?? change.actor).toLowerCase() &&
        change.action.startsWith(area ?? '') &&
        (kind === undefined || auditKinds[change.action] === kind) &&
        change.at.slice(0, 10) >= from &&
        change.at.slice(0, 10) <= to,
    )
    const start = before === undefined ? 0 : changes.findIndex(({ id }) => id === before) + 1
    const data = changes.slice(start, start + limit)
    const next = changes.length > start + limit ? (data.at(-1)?.id ?? null) : null
    return { status: 200, body: { data, next } }
  }
}

const held = (roles: Role[]): Pick<Employee, 'role' | 'roles'> => ({
  role: highestRole(roles) ?? null,
  roles,
})

const lastAdmin = ({ email }: Employee) =>
  fail(409, 'last_admin', `${email} is the last admin. Make someone else an admin first.`)

async function readRequest(endpoint: Endpoint, request: Request, id: string): Promise<Asked | Answer> {
  const { params, query, body } = endpoint.request ?? {}
  const search = Object.fromEntries(new URL(request.url).searchParams)
  const sent: unknown = body ? await request.json() : {}
  const read = [params?.safeParse({ id }), query?.safeParse(search), body?.safeParse(sent)]
  const fault = read.find((result) => result?.success === false)
  if (fault) return fail(400, 'invalid_request', 'The request is not as expected.')
  const [, queried, posted] = read.map((result) => (result?.data ?? {}) as Record<string, unknown>)
  return { params: { id }, query: queried ?? {}, body: posted ?? {} }
}

const toResponse = ({ body, ...init }: Answer) =>
  init.status === 204 ? new Response(null, init) : Response.json(body, init)
