import type { EntryKind } from './content/entry-kind'
import { permissionFor as publisherOf } from './entry-rules'
import { can, type Permission, type Role } from './permissions'

/** When an email about a notification is sent: as soon as it happens, with the next daily digest, or not at all. */
export const emailTimings = ['at-once', 'digest', 'off'] as const
export type EmailTiming = (typeof emailTimings)[number]

/** Unread notifications are counted up to here. */
export const unreadLimit = 100

interface NotificationKindDefinition {
  /** As settings, emails and cards name it. */
  title: string
  /** What happened, as a line of a list. "{thing}" is the title of what it is about. */
  sentence: string
  /** Who receives it: everyone with a permission, or those whom it concerns. Never the person who did it. */
  to: { permission: Permission } | { person: 'author' | 'assignee' | 'participant' }
  /** When it is emailed, unless a person chose otherwise. Everyone who receives it sees it in the workspace. */
  email: EmailTiming
  /** Whether a channel of Microsoft Teams is told, too, where one is set up. Default false. */
  card?: boolean
  /** Minutes for which further events of this kind are not reported, so that one cause is one notification. Default 0. */
  quietMinutes?: number
}

/** Every kind of notification, in the order of the settings. Settings, API, emails and cards follow from it. */
export const notificationKinds = {
  'entry.submitted': {
    title: 'Submitted for review',
    sentence: '“{thing}” was submitted for review',
    to: { permission: 'entries.publish' },
    email: 'at-once',
    card: true,
  },
  'job.submitted': {
    title: 'Job submitted for review',
    sentence: 'The job “{thing}” was submitted for review',
    to: { permission: 'jobs.manage' },
    email: 'at-once',
    card: true,
  },
  'entry.returned': {
    title: 'Changes requested to your entry',
    sentence: 'Changes were requested to “{thing}”',
    to: { person: 'author' },
    email: 'at-once',
  },
  'entry.edited': {
    title: 'Your entry edited in review',
    sentence: '“{thing}” was edited while in review',
    to: { person: 'author' },
    email: 'digest',
  },
  'remark.added': {
    title: 'Remark on your entry',
    sentence: 'New remark on “{thing}”',
    to: { person: 'author' },
    email: 'digest',
  },
  'remark.replied': {
    title: 'Reply to a remark',
    sentence: 'New reply to a remark on “{thing}”',
    to: { person: 'participant' },
    email: 'digest',
  },
  'entry.published': {
    title: 'Your entry published',
    sentence: '“{thing}” was published',
    to: { person: 'author' },
    email: 'at-once',
    card: true,
  },
  'inquiry.received': {
    title: 'New inquiry',
    sentence: 'New {thing}',
    to: { permission: 'inquiries.manage' },
    email: 'digest',
    card: true,
  },
  'inquiry.assigned': {
    title: 'Inquiry assigned to you',
    sentence: 'A {thing} was assigned to you',
    to: { person: 'assignee' },
    email: 'at-once',
  },
  'applicant.received': {
    title: 'New applicant',
    sentence: 'New application for {thing}',
    to: { permission: 'applicants.manage' },
    email: 'digest',
    card: true,
  },
  'comment.received': {
    title: 'Comment awaiting approval',
    sentence: 'A comment on “{thing}” is awaiting approval',
    to: { permission: 'comments.moderate' },
    email: 'digest',
    card: true,
  },
  'build.failed': {
    title: 'Build failed',
    sentence: 'The site couldn’t be built',
    to: { permission: 'seo.manage' },
    email: 'at-once',
    card: true,
  },
  'email.failed': {
    title: 'Email not delivered',
    sentence: 'An email couldn’t be delivered',
    to: { permission: 'outbox.manage' },
    email: 'digest',
    quietMinutes: 60,
  },
} as const satisfies Record<string, NotificationKindDefinition>
export type NotificationKind = keyof typeof notificationKinds

export const notificationKindNames = Object.keys(notificationKinds) as [
  NotificationKind,
  ...NotificationKind[],
] // the keys are written above

/** The definition of a kind, with its optional fields. */
export const getNotificationKind = (kind: NotificationKind): NotificationKindDefinition =>
  notificationKinds[kind]

/** The permission that a person needs to receive a kind; those whom a kind concerns work in the workspace. */
export function permissionFor(kind: NotificationKind): Permission {
  const { to } = getNotificationKind(kind)
  return 'permission' in to ? to.permission : 'workspace.open'
}

/** Told to those who may publish an entry of this kind when one is submitted for review. */
export const submissionOf = (kind: EntryKind): NotificationKind =>
  publisherOf(kind, 'entries.publish') === 'jobs.manage' ? 'job.submitted' : 'entry.submitted'

/** The kinds that someone with these roles can receive. */
export const kindsFor = (roles: readonly Role[]): NotificationKind[] =>
  notificationKindNames.filter((kind) => can(roles, permissionFor(kind)))

/** The kinds that a channel of Microsoft Teams is told of. */
export const cardKinds: readonly NotificationKind[] = notificationKindNames.filter(
  (kind) => getNotificationKind(kind).card,
)

/** What happened, as a line, e.g. "“How tides move” was submitted for review". */
export const describeNotification = (kind: NotificationKind, thing: string): string =>
  getNotificationKind(kind).sentence.replace('{thing}', () => thing)
