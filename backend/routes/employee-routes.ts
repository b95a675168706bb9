import type { FastifyInstance } from 'fastify'
import {
  addEmployee,
  changeEmployee,
  getBelongings,
  getEmployee,
  getMe,
  inviteEmployee,
  listEmployees,
  removeEmployee,
  unlinkEmployee,
} from '../../contract/employee'
import { highestRole } from '../../contract/permissions'
import { createEmployees, type EmployeesOptions } from '../employees/create-employees'
import { registerEndpoint } from '../register-endpoint'
import { createEmployeesRepository } from '../repositories/employees-repository'

/** Employees and their roles. */
export function employeeRoutes(app: FastifyInstance, options: EmployeesOptions): void {
  const repository = createEmployeesRepository(options.db)
  const employees = createEmployees(options)

  registerEndpoint(app, getMe, async ({ caller, answer }) => {
    const { email, roles } = caller
    // a browser asks for the roles when a session begins
    if (roles.length > 0) await repository.noteSignIn(email, caller)
    return answer(200, { email, role: highestRole(roles) ?? null, roles: [...roles] })
  })

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

  registerEndpoint(app, inviteEmployee, async ({ params, body, caller, answer }) =>
    answer(200, await employees.invite(caller.email, params.id, body.emailId)),
  )

  registerEndpoint(app, getBelongings, async ({ params, answer }) =>
    answer(200, await employees.findBelongings(params.id)),
  )

  registerEndpoint(app, removeEmployee, async ({ params, query, caller, answer }) => {
    await employees.remove(caller.email, { id: params.id, version: query.version }, query.to)
    return answer(204, null)
  })
}
