import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { AppOptions } from '../../../backend/create-app'
import type { Db } from '../../../backend/database/open-database'
import { createEmployeesRepository } from '../../../backend/repositories/employees-repository'
import {
  createInquiriesRepository,
  type NewInquiry,
} from '../../../backend/repositories/inquiries-repository'
import { changeInquiries, InquirySchema, listInquiries, type Inquiry } from '../../../contract/inquiry'
import { apiOf, type ApiOf } from './api-of'
import { emptyAuditLog } from './audit-log'
import { openApp } from './open-app'
import type { TokenIssuer } from './token-issuer'

/** nora and omar are admins, mei is an employee. */
export const staff = {
  nora: 'nora@firm.example',
  omar: 'Omar@firm.example',
  mei: 'mei@firm.example',
} as const
export type Colleague = keyof typeof staff

/** Calls the API of inquiries as a person; all must succeed, except those by `api`. */
export interface Clerk {
  api: ApiOf
  list: (query?: string) => Promise<ReturnType<(typeof listInquiries.responses)[200]['parse']>>
  load: (id: string) => Promise<Inquiry>
  change: (
    items: readonly { id: string; version: number }[],
    wanted: Record<string, unknown>,
  ) => Promise<ReturnType<(typeof changeInquiries.responses)[200]['parse']>['data']>
}

export interface Inbox {
  as: (person: Colleague) => Clerk
  close: () => Promise<void>
}

export async function openInbox(
  db: Db,
  issuer: TokenIssuer,
  options: Partial<AppOptions> = {},
): Promise<Inbox> {
  const { app, close } = await openApp({ db, signIn: issuer.plan, writesPerMinute: 100_000, ...options })
  const employees = createEmployeesRepository(db)
  for (const [name, email] of Object.entries(staff))
    await employees.add({ email, roles: [name === 'mei' ? 'employee' : 'admin'] })
  return { as: (person) => clerk(apiOf(app, issuer, staff[person])), close }
}

function clerk(api: ApiOf): Clerk {
  return {
    api,
    list: async (query = '') =>
      listInquiries.responses[200].parse(bodyOf(await api.get(`/api/admin/inquiries?${query}`))),
    load: async (id) => InquirySchema.parse(bodyOf(await api.get(`/api/admin/inquiries/${id}`))),
    change: async (items, wanted) => {
      const seen = items.map(({ id, version }) => ({ id, version }))
      const answer = await api.send('POST', '/api/admin/inquiries/changes', { items: seen, ...wanted })
      return changeInquiries.responses[200].parse(bodyOf(answer)).data
    },
  }
}

/** Body of a response; an error fails the test with its body. */
export function bodyOf(answer: LightMyRequestResponse): unknown {
  if (answer.statusCode >= 300) throw new Error(`expected success, found ${answer.statusCode} ${answer.body}`)
  return answer.json()
}

let received = 0

/** Adds an inquiry as a submission does, each a minute after the last. */
export async function receive(
  db: Db,
  inquiry: Partial<NewInquiry> = {},
): Promise<{ id: string; version: number; reference: string }> {
  const number = (received += 1)
  const reference = `TEST-${String(number).padStart(4, '0')}`
  const added = await createInquiriesRepository(db).add({
    reference,
    key: randomUUID(),
    kind: 'contact',
    state: 'new',
    name: 'Ada Lund',
    email: 'ada@client.example',
    company: '',
    phone: '',
    subject: 'project',
    severity: null,
    message: 'We would like to move our mail server.',
    page: '/contact/',
    spamReasons: [],
    consent: '2026-05',
    ...inquiry,
  })
  if (!added) throw new Error('there is one of this key')
  const created_at = new Date(Date.UTC(2026, 4, 4, 10, number))
  await db.updateTable('inquiry').set({ created_at }).where('id', '=', added.id).execute()
  return { ...added, version: 1, reference: inquiry.reference ?? reference }
}

/** Deletes all inquiries and their data. */
export async function clearInbox(db: Db): Promise<void> {
  for (const table of ['inquiry', 'saved_view'] as const) await db.deleteFrom(table).execute()
  await emptyAuditLog(db)
}
