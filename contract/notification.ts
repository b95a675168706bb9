import { z } from 'zod'
import { EntryKindSchema } from './content/entry-kind'
import { DatabaseTextSchema, DatabaseTimeSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { emailTimings, notificationKindNames, unreadLimit } from './notification-kinds'

export const NotificationKindSchema = z.enum(notificationKindNames).meta({ id: 'NotificationKind' })

/** What a notification is about: enough to open it. */
export const NotificationSubjectSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('entry'), id: z.uuid(), kind: EntryKindSchema }),
    z.object({ type: z.literal('inquiry'), reference: z.string() }),
    z.object({ type: z.literal('applicant'), id: z.uuid() }),
    z.object({ type: z.literal('comment') }),
    z.object({ type: z.literal('build') }),
    z.object({ type: z.literal('email') }),
  ])
  .meta({ id: 'NotificationSubject' })
export type NotificationSubject = z.infer<typeof NotificationSubjectSchema>

export const NotificationSchema = z
  .object({
    id: z.uuid().describe('Id of the event: everyone who is notified of it sees the same one.'),
    kind: NotificationKindSchema,
    at: z.iso.datetime(),
    actor: z
      .string()
      .describe(
        'Email address of the person who did it; "system" for the service itself, "visitor" for visitors.',
      ),
    text: z.string().describe('What happened, in one sentence without a full stop; no visitor’s data.'),
    subject: NotificationSubjectSchema,
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof NotificationSchema>

const UnreadSchema = z.int().describe(`Unread notifications, counted up to ${unreadLimit}.`)

export const listNotifications = {
  method: 'GET',
  path: '/api/notifications',
  access: 'workspace.open',
  summary: 'Lists the caller’s notifications, newest first.',
  request: {
    query: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(100)
        .default(20)
        .describe('Notifications per page; default 20.'),
      after: DatabaseTextSchema.max(254)
        .optional()
        .describe('`next` of the previous page; default: the first page.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(NotificationSchema),
      next: z.string().nullable().describe('Cursor of the next page; null on the last.'),
      unread: UnreadSchema,
    }),
  },
} as const satisfies Endpoint

export const getNotification = {
  method: 'GET',
  path: '/api/notifications/:id',
  access: 'workspace.open',
  summary: 'Returns an event that the caller may be notified of: links in emails and cards lead to it.',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: NotificationSchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const readNotifications = {
  method: 'POST',
  path: '/api/notifications/read',
  access: 'workspace.open',
  summary: 'Marks the caller’s notifications as read: some, or all up to a time.',
  request: {
    body: z.union([
      z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
      z.strictObject({
        until: DatabaseTimeSchema.describe('`at` of the latest notification that the caller has seen.'),
      }),
    ]),
  },
  responses: { 200: z.object({ unread: UnreadSchema }) },
} as const satisfies Endpoint

const PreferenceSchema = z.strictObject({
  kind: NotificationKindSchema,
  email: z
    .enum(emailTimings)
    .describe(
      '"at-once": as it happens; "digest": once a day, at 08:00 of the company’s time; "off": never.',
    ),
})
export type NotificationPreference = z.infer<typeof PreferenceSchema>

const PreferencesSchema = z.object({
  data: z.array(PreferenceSchema).describe('One for each kind that the caller can receive.'),
  sendsEmail: z.boolean().describe('Whether an email server is set up.'),
})

export const getNotificationPreferences = {
  method: 'GET',
  path: '/api/notification-preferences',
  access: 'workspace.open',
  summary: 'Returns when the caller is emailed about each kind of notification.',
  responses: { 200: PreferencesSchema },
} as const satisfies Endpoint

export const saveNotificationPreferences = {
  method: 'PUT',
  path: '/api/notification-preferences',
  access: 'workspace.open',
  summary: 'Changes when the caller is emailed; kinds that aren’t named stay as they are.',
  request: {
    body: z.strictObject({ data: z.array(PreferenceSchema).min(1).max(notificationKindNames.length) }),
  },
  responses: { 200: PreferencesSchema },
} as const satisfies Endpoint
