import type { FastifyInstance } from 'fastify'
import { exportAudit as exportCall, listAudit } from '../../contract/audit'
import { exportAudit } from '../audit/export-audit'
import type { Clock } from '../clock'
import { sendCsv } from '../csv/send-csv'
import type { Db } from '../database/open-database'
import { registerEndpoint } from '../register-endpoint'
import { createAuditRepository } from '../repositories/audit-repository'

/** The audit log. */
export function auditRoutes(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  const audit = createAuditRepository(db)
  registerEndpoint(app, listAudit, async ({ query, answer }) => answer(200, await audit.listPage(query)))

  registerEndpoint(app, exportCall, async ({ query, caller, reply }) => {
    const rows = await exportAudit(db, caller.email, query)
    return sendCsv(reply, { ...rows, name: 'audit-log', at: clock.now() })
  })
}
