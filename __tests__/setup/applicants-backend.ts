import {
  addApplicantNote,
  changeApplicants,
  countApplicants,
  deleteApplicant,
  getApplicant,
  listApplicants,
  emailApplicant,
  type Applicant,
  type ApplicantSummary,
  type Stage,
} from '../../contract/applicant'
import { getEmailServer } from '../../contract/email'
import { responsesOf, type Endpoint } from '../../contract/endpoint'
import { EmployeeBackend } from './employee-backend'

type Answer = Awaited<ReturnType<EmployeeBackend['answer']>>
interface Asked {
  id: string
  query: Record<string, unknown>
  body: Record<string, unknown>
}

const stages: readonly Stage[] = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected']
const noSuch = { status: 404, body: { code: 'not_found', message: 'It is gone. Load the list again.' } }

/** An applicant; the higher the number, the later they applied. */
export function makeApplicant(number: number, parts: Partial<Applicant> = {}): Applicant {
  const at = new Date(Date.UTC(2026, 10, 1, 8, number)).toISOString()
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    reference: `REFE-${String(number).padStart(4, '0')}`,
    stage: 'new',
    isSpam: false,
    job: 'cloud-engineer',
    jobTitle: 'Cloud engineer',
    name: `Applicant ${number}`,
    email: `a${number}@people.example`,
    rating: 0,
    retainUntil: '2099-05-01',
    applications: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
    phone: '',
    link: '',
    message: 'I like old systems.',
    cv: null,
    others: [],
    spamReasons: [],
    consent: '2026-11-21',
    events: [],
    ...parts,
  }
}

/** The backend with applicants, as the contract says. */
export class ApplicantsBackend extends EmployeeBackend {
  applicants: Applicant[]
  mails: { id: string; subject: string; text: string }[] = []
  private isNextAnswerLost = false

  constructor(applicants: readonly Applicant[]) {
    super([{ email: 'nora.lindqvist@firm.example', roles: ['admin'] }])
    this.applicants = [...applicants]
  }

  find(name: string): Applicant {
    const found = this.applicants.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is not there`)
    return found
  }

  /** Changes an applicant as someone else. */
  changeBySomeoneElse(name: string, parts: Partial<Applicant>): void {
    this.keep(this.find(name), parts)
  }

  /** Makes the next change, but loses its response. */
  loseNextAnswer(): void {
    this.isNextAnswerLost = true
  }

  protected override async answer(request: Request, pathname: string): Promise<Answer> {
    const answer = await this.take(request, pathname)
    if (request.method === 'GET' || !this.isNextAnswerLost) return answer
    this.isNextAnswerLost = false
    throw new TypeError('fetch failed')
  }

  private async take(request: Request, pathname: string): Promise<Answer> {
    for (const [endpoint, handle] of this.applicantHandlers) {
      const match = new RegExp(`^${endpoint.path.replace(':id', '([^/]{36})')}$`).exec(pathname)
      if (match === null || endpoint.method !== request.method) continue
      const { query, body } = endpoint.request ?? {}
      const search = Object.fromEntries(new URL(request.url).searchParams)
      const answer = handle({
        id: match[1] ?? '',
        query: (query?.parse(search) ?? {}) as Asked['query'],
        body: (body?.parse(await request.json()) ?? {}) as Asked['body'],
      })
      responsesOf(endpoint)[answer.status]?.parse(answer.body)
      return answer
    }
    return super.answer(request, pathname)
  }

  private readonly applicantHandlers: readonly (readonly [Endpoint, (asked: Asked) => Answer])[] = [
    [countApplicants, () => this.count()],
    [listApplicants, ({ query }) => this.listApplicants(query)],
    [getApplicant, ({ id }) => this.withOne(id, (one) => ({ status: 200, body: one }))],
    [changeApplicants, ({ body }) => this.changeMany(body)],
    [
      addApplicantNote,
      ({ id, body }) => this.withOne(id, (one) => ({ status: 201, body: this.write(one, 'note', body) })),
    ],
    [
      emailApplicant,
      ({ id, body }) =>
        this.withOne(id, (one) => {
          const mail = body as ApplicantsBackend['mails'][number]
          if (!this.mails.some(({ id: known }) => known === mail.id)) this.mails.push(mail)
          return { status: 201, body: this.write(one, 'email', body) }
        }),
    ],
    [
      deleteApplicant,
      ({ id, query }) =>
        this.withOne(id, (one) => {
          if (one.version !== query['version'])
            return {
              status: 409,
              body: {
                code: 'changed',
                message: 'Someone else changed this application. Review it and try again.',
              },
            }
          this.applicants = this.applicants.filter((other) => other !== one)
          return { status: 204, body: null }
        }),
    ],
    [getEmailServer, () => ({ status: 200, body: { server: null } })],
  ]

  private withOne(id: string, handle: (one: Applicant) => Answer): Answer {
    const one = this.applicants.find((applicant) => applicant.id === id)
    return one ? handle(one) : noSuch
  }

  private keep(one: Applicant, parts: Partial<Applicant>): Applicant {
    const next = { ...one, ...parts, version: one.version + 1 }
    this.applicants = this.applicants.map((other) => (other.id === one.id ? next : other))
    return next
  }

  /** A repeated id is the same note or email, whatever its text. */
  private write(one: Applicant, kind: 'note' | 'email', body: Asked['body']): Applicant {
    const id = String(body['id'])
    if (one.events.some((event) => event.id === id)) return one
    const event = {
      id,
      at: '2026-11-20T10:00:00Z',
      by: 'nora.lindqvist@firm.example',
      kind,
      text: String(body['text']),
      before: null,
      emailState: kind === 'email' ? ('waiting' as const) : null,
    }
    const next = { ...one, events: [event, ...one.events] }
    this.applicants = this.applicants.map((other) => (other.id === one.id ? next : other))
    return next
  }

  private count(): Answer {
    const usual = this.applicants.filter(({ isSpam }) => !isSpam)
    const counts = Object.fromEntries(
      stages.map((stage) => [stage, usual.filter((one) => one.stage === stage).length]),
    )
    const slugs = new Map(usual.map(({ job, jobTitle }) => [job, jobTitle]))
    const jobs = [...slugs].map(([slug, title]) => ({
      slug,
      title,
      applicants: usual.filter(({ job }) => job === slug).length,
    }))
    return { status: 200, body: { counts, spam: this.applicants.length - usual.length, jobs } }
  }

  private listApplicants({ search, stage, job, spam, limit, after, order }: Asked['query']): Answer {
    const words = String(search).toLowerCase()
    const found = this.applicants
      .filter((one) => one.isSpam === (spam === '1'))
      .filter((one) => stage === undefined || one.stage === stage)
      .filter((one) => job === undefined || one.job === job)
      .filter((one) => one.name.toLowerCase().includes(words))
      .toSorted(
        (a, b) => (order === 'rating' ? b.rating - a.rating : 0) || b.createdAt.localeCompare(a.createdAt),
      )
    const start = after === undefined ? 0 : Number(after)
    const data = found.slice(start, start + Number(limit)).map(summaryOf)
    const end = start + data.length
    const next = end < found.length ? String(end) : null
    return { status: 200, body: { data, next, total: found.length } }
  }

  private changeMany({ items, ...change }: Asked['body']): Answer {
    const data = (items as { id: string; version: number }[]).map(({ id, version }) => {
      const one = this.applicants.find((applicant) => applicant.id === id)
      if (!one) return { id, outcome: 'not_found', item: null }
      if (one.version !== version) return { id, outcome: 'changed', item: summaryOf(one) }
      return { id, outcome: 'done', item: summaryOf(this.keep(one, change)) }
    })
    return { status: 200, body: { data } }
  }
}

function summaryOf(one: Applicant): ApplicantSummary {
  const { phone, link, message, cv, others, spamReasons, consent, events, ...summary } = one
  return summary
}
