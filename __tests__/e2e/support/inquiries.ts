import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Db } from '../../../backend/database/open-database'
import {
  createInquiriesRepository,
  type NewInquiry,
} from '../../../backend/repositories/inquiries-repository'

const messages = [
  'We are 140 people with one server room that nobody likes to enter. What would have to move where, and in which order?',
  'Since this morning the approval step stops with “InvalidTemplate”. It worked on Friday. Eleven invoices wait.',
  'Our board has asked whether we may switch on Copilot. What worries me is who can open what.',
]

/** Adds inquiries to the inbox, received one hour apart; the last one is the latest. */
export async function receive(db: Db, many: readonly Partial<NewInquiry>[]): Promise<void> {
  const inquiries = createInquiriesRepository(db)
  for (const [index, parts] of many.entries()) {
    const added = await inquiries.add({
      reference: `TEST-${String(index + 1).padStart(4, '0')}`,
      key: randomUUID(),
      kind: 'contact',
      state: 'new',
      name: `Sender ${index + 1}`,
      email: `sender${index + 1}@client.example`,
      company: '',
      phone: '',
      subject: 'project',
      severity: null,
      message: messages[index % messages.length] ?? '',
      page: '/contact/',
      spamReasons: [],
      consent: '2026-11-21',
      ...parts,
    })
    const created_at = new Date(Date.now() - (many.length - index) * 3_600_000)
    if (added) await db.updateTable('inquiry').set({ created_at }).where('id', '=', added.id).execute()
  }
}

/** Counts inquiries by state. */
export async function countStates(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom('inquiry').select('state').execute()
  const counts: Record<string, number> = {}
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

export const list = (page: Page) => page.getByRole('list', { name: 'Inquiries' })
export const detail = (page: Page) => page.getByRole('region', { name: 'Inquiry', exact: true })
export const heading = (page: Page) => detail(page).getByRole('heading', { level: 2 })
