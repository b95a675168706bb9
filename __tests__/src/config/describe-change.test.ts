import type { AuditEntry } from '../../../contract/audit'
import { describeChange } from '../../../src/config/describe-change'

const me = 'nora@firm.example'

function entry(changes: Partial<AuditEntry>): AuditEntry {
  const id = '00000000-0000-4000-8000-000000000001'
  const at = '2026-05-04T10:00:00.000Z'
  return {
    id,
    at,
    actor: 'mei@firm.example',
    action: 'entry.created',
    subject: 'it',
    before: null,
    after: null,
    ...changes,
  }
}

test.each([
  ['submit', 'submitted for review'],
  ['publish', 'published'],
  ['request-changes', 'requested changes to'],
  ['unpublish', 'unpublished'],
  ['close', 'closed'],
])('names the change of an entry: %s', (action, did) => {
  expect(describeChange(entry({ action: 'entry.moved', after: { action } }), me).did).toBe(did)
})

test('calls an unknown action of an entry a status change', () => {
  expect(describeChange(entry({ action: 'entry.moved', after: { action: 'sail' } }), me).did).toBe(
    'changed the status of',
  )
})

test('calls the current user “You”, and names the service', () => {
  expect(describeChange(entry({ actor: 'Nora@Firm.example' }), me).actor).toBe('You')
  expect(describeChange(entry({ actor: 'system' }), me).actor).toBe('System')
})

test.each([
  [
    { actor: 'nora@firm.example', action: 'inquiry.read', subject: 'K7QF-3M2P' },
    'You read inquiry K7QF-3M2P',
  ],
  [
    { action: 'security.call_denied', subject: 'GET /api/admin/audit' },
    'mei@firm.example had no permission for GET /api/admin/audit',
  ],
  [
    { actor: 'anonymous', action: 'security.sign_in_refused', subject: 'guest_not_allowed' },
    'Someone not signed in couldn’t sign in: guest_not_allowed',
  ],
  [
    { actor: 'several', action: 'security.limit_met', subject: 'various calls' },
    'Several people called too often: various calls',
  ],
] as const)('describes readings and refusals', (changes, sentence) => {
  const { actor, did, subject } = describeChange(entry(changes), me)
  expect(`${actor} ${did} ${subject}`).toBe(sentence)
})
