import { notificationsPath } from '../../contract/notifications-path'
import type { NewEmail } from '../repositories/emails-repository'
import type { NoticeLine } from './write-notice'

/** The card that tells a channel of Microsoft Teams of an event. It has the event’s id, so that it is posted once. */
export function writeCard({ id, text, actor }: NoticeLine, siteUrl: string): NewEmail {
  const by = actor.includes('@') ? `by ${actor}` : ''
  return {
    id,
    kind: 'card',
    to: 'Microsoft Teams',
    subject: text,
    text: [by, `${siteUrl}${notificationsPath}?open=${id}`].filter((line) => line !== '').join('\n'),
    by: 'system',
  }
}
