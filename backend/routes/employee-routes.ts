import type { FastifyInstance } from 'fastify'
import {
  addEmployee,
  changeEmployee,
  getEmployee,
  listEmployees,
  removeEmployee,
} from '../../contract/employee'
import type { Db } from '../database/open-database'
import { createStaff } from '../employees/create-staff'
import { registerEndpoint } from '../register-endpoint'
import { createEmployeesRepository } from '../repositories/employees-repository'

/** Who has which role, and the admins' way to change that. */
export function employeeRoutes(app: FastifyInstance, db: Db): void {
  const employees = createEmployeesRepository(db)
  const staff = createStaff(db)

  registerEndpoint(app, getEmployee, async ({ caller, answer }) =>
    answer(200, { data: await employees.listVisible(caller) }),
  )

  registerEndpoint(app, listEmployees, async ({ query, answer }) => {
    const page = await employees.listPage(query)
    return answer(200, { ...page, counts: await employees.countByRole() })
  })

  registerEndpoint(app, addEmployee, async ({ body, caller, answer }) =>
    answer(201, await staff.add(caller.email, body)),
  )

  registerEndpoint(app, changeEmployee, async ({ params, body, caller, answer }) => {
    const seen = { id: params.id, version: body.version }
    return answer(200, await staff.changeRole(caller.email, seen, body.role))
  })

  registerEndpoint(app, removeEmployee, async ({ params, query, caller, answer }) => {
    await staff.remove(caller.email, { id: params.id, version: query.version })
    return answer(204, null)
  })
}
