import type { Inquiry } from '../../../contract/inquiry'
import { formatDate } from '../../lib/format-date'
import { topicOf } from './inquiry-words'

/** The subject of an answer, with the reference by which an answer to it is told. */
export const replySubject = (inquiry: Inquiry) =>
  `Re: ${topicOf(inquiry)} [${inquiry.reference}]`.replace(/\s+/g, ' ').slice(0, 200)

/** The greeting, which the answer is written under. */
export const greetingOf = ({ name }: Pick<Inquiry, 'name'>) => `Hello ${name},\n\n`

/** An answer to begin with: greeting, room, who writes, and what was asked, quoted. @param writer Name of who writes. */
export function replyText(inquiry: Inquiry, writer: string): string {
  const quoted = inquiry.message
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
  const day = formatDate(inquiry.createdAt.slice(0, 10))
  return `${greetingOf(inquiry)}\n\nKind regards\n${writer}\n\nOn ${day} you wrote:\n${quoted}\n`
}
