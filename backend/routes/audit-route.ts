import type { FastifyInstance } from 'fastify'
import { listAudit } from '../../contract/audit'
import type { Db } from '../database/open-database'
import { registerEndpoint } from '../register-endpoint'
import { createAuditRepository } from '../repositories/audit-repository'

/** The audit log. */
export function auditRoute(app: FastifyInstance, db: Db): void {
  const audit = createAuditRepository(db)
  registerEndpoint(app, listAudit, async ({ query, answer }) => answer(200, await audit.listPage(query)))
}
