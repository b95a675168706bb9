import {
  getNotificationKind,
  notificationKindNames,
  type NotificationKind,
} from '../../contract/notification-kinds'
import { notificationsPath } from '../../contract/notifications-path'
import type { NewEmail } from '../repositories/emails-repository'

/** An event as an email tells of it. */
export interface NoticeLine {
  /** Id of the event. */
  id: string
  kind: NotificationKind
  /** What happened, as a sentence without a full stop. */
  text: string
  /** Email address; "system" or "visitor". */
  actor: string
}

/** Lines of a kind in one email; further ones are counted. */
const mostLines = 20

interface Notice {
  to: string
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string
  /** The newest last; at least one. */
  lines: readonly NoticeLine[]
  isDigest: boolean
}

/** The email that tells an employee of events: short, grouped by kind, with a link each. It holds no visitor’s data. */
export function writeNotice({ to, siteUrl, lines, isDigest }: Notice): NewEmail {
  const groups = notificationKindNames.flatMap((kind) => {
    const ofKind = lines.filter((line) => line.kind === kind)
    return ofKind.length === 0 ? [] : [writeGroup(kind, ofKind, siteUrl)]
  })
  const [only] = lines
  const settings = `${siteUrl}/employee/notification-settings/`
  return {
    kind: 'notice',
    to,
    subject: lines.length === 1 && only && !isDigest ? only.text : describeAll(lines.length, isDigest),
    text: [...groups, `Choose what is emailed to you: ${settings}`].join('\n\n'),
    by: 'system',
  }
}

const describeAll = (count: number, isDigest: boolean) =>
  `${isDigest ? 'Daily digest: ' : ''}${count} notification${count === 1 ? '' : 's'}`

function writeGroup(kind: NotificationKind, lines: readonly NoticeLine[], siteUrl: string): string {
  const shown = lines.slice(0, mostLines).map(({ id, text, actor }) => {
    const by = actor.includes('@') ? ` (${actor})` : ''
    return `- ${text}${by}\n  ${siteUrl}${notificationsPath}?open=${id}`
  })
  const left = lines.length - shown.length
  const more = left > 0 ? [`- and ${left} more: ${siteUrl}${notificationsPath}`] : []
  return [getNotificationKind(kind).title, ...shown, ...more].join('\n')
}
