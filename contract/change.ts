import { z } from 'zod'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { can, entryPermissions, type Permission, type Role } from './permissions'

/**
 * What open screens are told of when it changes, and who: those who may read it. A change says nothing but this name,
 * so that no personal data leaves by it.
 */
export const changeTopics = {
  inquiries: 'inquiries.manage',
  applicants: 'applicants.manage',
  comments: 'comments.moderate',
  entries: entryPermissions,
  publications: [...entryPermissions, 'seo.manage'],
  /** Each person is told of their own. */
  notifications: 'workspace.open',
  emails: 'outbox.manage',
  employees: 'employees.manage',
} as const satisfies Record<string, Permission | readonly Permission[]>
export type ChangeTopic = keyof typeof changeTopics

export const changeTopicNames = Object.keys(changeTopics) as [ChangeTopic, ...ChangeTopic[]] // the keys are written above

/** What a person with these roles is told of. */
export const topicsFor = (roles: readonly Role[]): readonly ChangeTopic[] =>
  changeTopicNames.filter((topic) => can(roles, changeTopics[topic]))

export const openChanges = {
  method: 'GET',
  path: '/api/changes',
  access: 'workspace.open',
  summary:
    'Tells of changes as server-sent events until the token expires: the data of an event is the names of what has changed, joined by commas. An event "ready" comes first; comments every 20 seconds show that the connection is alive.',
  responses: {
    200: z.unknown().describe(`text/event-stream; the names are ${changeTopicNames.join(', ')}.`),
    429: ErrorSchema,
    503: ErrorSchema,
  },
} as const satisfies Endpoint
