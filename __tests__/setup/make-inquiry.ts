import type { Inquiry } from '../../contract/inquiry'
import { makeId } from './make-entry'

/** An inquiry received around noon; higher numbers are later. */
export function makeInquiry(number: number, parts: Partial<Inquiry> = {}): Inquiry {
  const at = new Date(Date.UTC(2026, 10, 20, 12, number)).toISOString()
  return {
    id: makeId(number),
    reference: `TEST-${String(number).padStart(4, '0')}`,
    kind: 'contact',
    state: 'new',
    name: `Sender ${number}`,
    email: `sender${number}@client.example`,
    company: '',
    subject: 'project',
    severity: null,
    assignee: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    phone: '',
    message: `Message ${number}: we would like to move.`,
    page: '/contact/',
    spamReasons: [],
    consent: '2026-11-21',
    events: [],
    ...parts,
  }
}
