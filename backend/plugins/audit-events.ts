import type { FastifyInstance } from 'fastify'
import type { ListReading, RecordReading } from '../../contract/audit-actions'
import { createEventLog } from '../audit/create-event-log'
import { describeRefusal } from '../audit/describe-refusal'
import type { Db } from '../database/open-database'
import { createAuditRepository } from '../repositories/audit-repository'

/** Who reads a list, or which record, of the visitors' data. */
export type Reading = { actor: string } & (
  | { action: ListReading }
  | { action: RecordReading; record: { reference: string } }
)

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes a reading in the audit log; what can't be noted must not be sent. */
    recordReading: (reading: Reading) => Promise<void>
  }
}

/** Notes in the audit log who reads visitors' data, and which calls are refused. */
export function addAuditEvents(app: FastifyInstance, db: Db): void {
  const { record, stop } = createEventLog({
    addAll: createAuditRepository(db).addAll,
    onError: (err) => app.log.error({ err }, 'the audit log lacks repeated events for now'),
  })

  app.decorate('recordReading', async (reading) => {
    const { actor, action } = reading
    const subject = 'record' in reading ? { reference: reading.record.reference } : lists[reading.action]
    await record({ actor, action, subject, after: null })
  })

  app.addHook('onError', ({ caller, method, routeOptions, log }, _reply, error, done) => {
    done()
    const event = describeRefusal(error, { caller: caller?.email, method, route: routeOptions.url })
    if (event) record(event).catch((err: unknown) => log.error({ err }, 'the audit log lacks a refusal'))
  })

  // before the database is closed
  app.addHook('preClose', () => stop().catch((err: unknown) => app.log.error({ err }, 'audit log')))
}

/** What the audit log calls the lists. */
const lists: Record<ListReading, string> = {
  'inquiry.listed': 'inquiries',
  'applicant.listed': 'applicants',
  'comment.listed': 'comments',
  'email.listed': 'emails',
}
