import { listAudit } from './audit'
import { addEmployee, changeEmployee, getEmployee, listEmployees, removeEmployee } from './employee'
import type { Endpoint } from './endpoint'
import { getHealth } from './health'
import { getOpenApi } from './openapi'
import { getSignInSettings } from './sign-in'

/** Every call of the API by its name; from this the API is described and the client is typed. */
export const api = {
  getHealth,
  getOpenApi,
  getSignInSettings,
  getEmployee,
  listEmployees,
  addEmployee,
  changeEmployee,
  removeEmployee,
  listAudit,
} as const satisfies Record<string, Endpoint>
