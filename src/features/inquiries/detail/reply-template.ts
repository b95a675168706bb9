import type { Inquiry } from '../../../../contract/inquiry'
import { formatDate } from '../../../lib/format-date'
import { topicOf } from '../inquiry-words'

/** The subject of a reply, with the reference that an answer to it is found by. */
export const replySubject = (inquiry: Inquiry) =>
  `Re: ${topicOf(inquiry)} [${inquiry.reference}]`.replace(/\s+/g, ' ').slice(0, 200)

/** The greeting above the reply. */
export const greetingOf = ({ name }: Pick<Inquiry, 'name'>) => `Hello ${name},\n\n`

/** The text a reply starts with: greeting, signature, and the message quoted. @param writer Name of the employee. */
export function replyText(inquiry: Inquiry, writer: string): string {
  const quoted = inquiry.message
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
  const day = formatDate(inquiry.createdAt.slice(0, 10))
  return `${greetingOf(inquiry)}\n\nKind regards\n${writer}\n\nOn ${day}, you wrote:\n${quoted}\n`
}
