import MailComposer from 'nodemailer/lib/mail-composer'
import type { Sender } from '../env-mail'
import type { Letter } from './letter'

/**
 * A letter as it goes over the wire (RFC 5322). Its Message-ID is made of its id, so that one sent twice can be
 * recognized; line breaks in what people typed never make a header.
 */
export function writeLetter(
  { id, kind, to, replyTo, subject, text, at }: Letter,
  from: Sender,
): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    text,
    date: at,
    messageId: `<${id}@${from.address.replace(/^.*@/, '')}>`,
    headers: headersOf(kind),
    newline: 'win',
    disableUrlAccess: true,
    disableFileAccess: true,
  })
  return composer.compile().build()
}

/** Nobody's automatic answer should answer what the service wrote by itself (RFC 3834). */
function headersOf(kind: Letter['kind']): Record<string, string> {
  if (kind === 'acknowledgement') return { 'Auto-Submitted': 'auto-replied' }
  return kind === 'notification' ? { 'Auto-Submitted': 'auto-generated' } : {}
}
