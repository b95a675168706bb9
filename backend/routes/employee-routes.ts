import type { FastifyInstance } from 'fastify'
import {
  addEmployee,
  changeEmployee,
  getEmployee,
  getMe,
  listEmployees,
  removeEmployee,
  unlinkEmployee,
} from '../../contract/employee'
import { highestRole } from '../../contract/permissions'
import type { Db } from '../database/open-database'
import { createEmployees } from '../employees/create-employees'
import { registerEndpoint } from '../register-endpoint'
import { createEmployeesRepository } from '../repositories/employees-repository'

/** Employees and their roles. */
export function employeeRoutes(app: FastifyInstance, db: Db): void {
  const repository = createEmployeesRepository(db)
  const employees = createEmployees(db)

  registerEndpoint(app, getMe, ({ caller: { email, roles }, answer }) =>
    answer(200, { email, role: highestRole(roles) ?? null, roles: [...roles] }),
  )

  registerEndpoint(app, getEmployee, async ({ caller, answer }) =>
    answer(200, { data: await repository.listVisible(caller) }),
  )

  registerEndpoint(app, listEmployees, async ({ query, answer }) => {
    const page = await repository.listPage(query)
    return answer(200, { ...page, counts: await repository.countByRole() })
  })

  registerEndpoint(app, addEmployee, async ({ body, caller, answer }) =>
    answer(201, await employees.add(caller.email, body)),
  )

  registerEndpoint(app, changeEmployee, async ({ params, body, caller, answer }) => {
    const seen = { id: params.id, version: body.version }
    return answer(200, await employees.changeRoles(caller.email, seen, body.roles))
  })

  registerEndpoint(app, unlinkEmployee, async ({ params, query, caller, answer }) =>
    answer(200, await employees.unlink(caller.email, { id: params.id, version: query.version })),
  )

  registerEndpoint(app, removeEmployee, async ({ params, query, caller, answer }) => {
    await employees.remove(caller.email, { id: params.id, version: query.version })
    return answer(204, null)
  })
}
