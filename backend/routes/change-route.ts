import type { FastifyInstance } from 'fastify'
import { openChanges } from '../../contract/change'
import { createChangeHub, type ChangeHubOptions } from '../changes/create-change-hub'
import type { ChangeSource } from '../database/change-source'
import type { Db } from '../database/open-database'
import { findLinkedRoles } from '../employees/find-linked-roles'
import { ServiceError } from '../errors/service-error'
import { registerEndpoint } from '../register-endpoint'
import { createEmployeesRepository } from '../repositories/employees-repository'

interface Options extends Pick<ChangeHubOptions, 'timings' | 'limits'> {
  db: Db
  /** undefined: nothing tells of changes. */
  source: ChangeSource | undefined
}

/** Tells open screens what has changed. */
export function changeRoute(app: FastifyInstance, { db, source, ...options }: Options): void {
  const employees = createEmployeesRepository(db)
  const hub =
    source &&
    createChangeHub({
      ...{ source, ...options },
      findPerson: async (caller) => ({
        roles: await findLinkedRoles(db, caller),
        id: await employees.findId(caller.email),
      }),
    })
  app.addHook('preClose', (done) => {
    hub?.close()
    done()
  })

  registerEndpoint(app, openChanges, async ({ caller, reply }) => {
    if (!hub) throw new ServiceError('changes_unavailable', 'This service doesn’t tell of changes.')
    const stream = await hub.connect(caller)
    return reply
      .type('text/event-stream')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }) // nginx passes on each event at once
      .send(stream)
  })
}
