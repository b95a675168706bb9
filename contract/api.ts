import { listAudit } from './audit'
import { addEmployee, changeEmployee, getEmployee, listEmployees, removeEmployee } from './employee'
import type { Endpoint } from './endpoint'
import {
  createEntry,
  findSlug,
  getEntry,
  getRevision,
  listEntries,
  listRevisions,
  moveEntry,
  removeEntry,
  restoreRevision,
  saveEntry,
} from './entry'
import { getHealth } from './health'
import { getOpenApi } from './openapi'
import { addPicture } from './picture'
import { getPublication, listPublications, retryPublication } from './publication'
import { getPublished, listPublished } from './published'
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
  listEntries,
  getEntry,
  createEntry,
  saveEntry,
  moveEntry,
  removeEntry,
  listRevisions,
  getRevision,
  restoreRevision,
  findSlug,
  addPicture,
  listPublished,
  getPublished,
  listPublications,
  getPublication,
  retryPublication,
} as const satisfies Record<string, Endpoint>
