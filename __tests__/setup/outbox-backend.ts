import { listEmails, resendEmail, type EmailMessage } from '../../contract/email'
import { EmailStateSchema, type EmailState } from '../../contract/email-state'
import { EmployeeBackend } from './employee-backend'
import { makeId } from './make-entry'

interface Answer {
  status: number
  body: unknown
}

/** The staff's backend with an outbox. */
export class OutboxBackend extends EmployeeBackend {
  mails: EmailMessage[] = []
  server: string | null = 'mail.firm.example'

  addEmail(parts: Partial<EmailMessage> = {}): EmailMessage {
    const number = this.mails.length + 1
    const mail: EmailMessage = {
      id: makeId(number),
      state: 'sent',
      kind: 'reply',
      to: `visitor-${number}@home.example`,
      subject: `Your question ${number}`,
      text: 'We answer.\n\nKind regards',
      by: 'nora.lindqvist@firm.example',
      at: `2026-11-20T08:${String(number).padStart(2, '0')}:00.000Z`,
      sentAt: null,
      attempts: 1,
      failure: null,
      ...parts,
    }
    this.mails.unshift(mail)
    return mail
  }

  protected override async answer(request: Request, pathname: string) {
    return this.answerMails(request, pathname) ?? (await super.answer(request, pathname))
  }

  private answerMails(request: Request, pathname: string): Answer | undefined {
    if (pathname === listEmails.path) return this.listMails(new URL(request.url).searchParams)
    const id = /^\/api\/admin\/emails\/(.+)\/send$/.exec(pathname)?.[1]
    const mail = this.mails.find((one) => one.id === id)
    if (request.method !== 'POST' || !mail) return undefined
    Object.assign(mail, { state: 'waiting', failure: null, attempts: 0 })
    return { status: 200, body: resendEmail.responses[200].parse(mail) }
  }

  private listMails(asked: URLSearchParams): Answer {
    const { state, search, limit, after } = listEmails.request.query.parse(Object.fromEntries(asked))
    const found = this.mails.filter(
      (mail) =>
        mail.state === (state ?? mail.state) &&
        `${mail.to} ${mail.subject} ${mail.text}`.toLowerCase().includes(search.toLowerCase()),
    )
    const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
    const data = found.slice(start, start + limit)
    const body = {
      data,
      next: found.length > start + limit ? (data.at(-1)?.id ?? null) : null,
      total: found.length,
      counts: this.counted(),
      server: this.server,
    }
    return { status: 200, body: listEmails.responses[200].parse(body) }
  }

  private counted(): Record<EmailState, number> {
    const entries = EmailStateSchema.options.map((state) => [
      state,
      this.mails.filter((mail) => mail.state === state).length,
    ])
    return Object.fromEntries(entries) as Record<EmailState, number>
  }
}
