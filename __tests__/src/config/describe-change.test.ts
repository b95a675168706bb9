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
