import { z } from 'zod'
import { EmailSchema } from '../contract/employee'

/** Who mails come from. */
export interface Sender {
  /** May be empty. */
  name: string
  address: string
}

/** Variables of mail. */
export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'an address such as "smtps://user:password@mail.firm.example:465"')
    .optional()
    .describe('The mail server; default none: mails are kept in the outbox.'),
  MAIL_FROM: z
    .string()
    .refine((value) => parseSender(value) !== undefined, 'a sender such as "The firm <hello@firm.example>"')
    .transform((value) => parseSender(value) as Sender)
    .optional()
    .describe('Who mails come from.'),
  TEAMS_WEBHOOK_URL: z
    .string()
    .refine(isWebhookUrl, 'an https address, or http on this machine')
    .optional()
    .describe(
      'Where cards for a channel of Microsoft Teams are posted: the address of a workflow “When a Teams webhook request is received”. A secret; default none.',
    ),
  NOTIFY_ADDRESS: EmailSchema.optional().describe(
    'Email address of the company that is told about submissions; default none.',
  ),
  DESK_ADDRESS: EmailSchema.optional().describe('Former name of NOTIFY_ADDRESS.'),
}
type MailVariables = z.output<z.ZodObject<typeof mailVariables>>

/** Both or neither; one sentence for each that is missing. */
export function findMailContradictions({ SMTP_URL, MAIL_FROM }: MailVariables): string[] {
  if ((SMTP_URL === undefined) === (MAIL_FROM === undefined)) return []
  return SMTP_URL === undefined
    ? [
        'environment variable SMTP_URL: expected the address of a mail server since MAIL_FROM is set, found nothing. Set it, or remove MAIL_FROM: mails are then kept in the outbox',
      ]
    : [
        'environment variable MAIL_FROM: expected who mails come from since SMTP_URL is set, found nothing. Set it, e.g. "The firm <hello@firm.example>"',
      ]
}

/** A user has a password; there is no path, and no settings that switch certificates off. */
function isSmtpUrl(value: string): boolean {
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) return false
  const { hostname, pathname, search, hash, username, password } = new URL(value)
  const hasBoth = (username === '') === (password === '')
  return hostname !== '' && hasBoth && ['', '/'].includes(pathname) && search === '' && hash === ''
}

function isWebhookUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isHere)) && username === '' && password === ''
}

/** "hello@firm.example" or "The firm <hello@firm.example>". */
function parseSender(value: string): Sender | undefined {
  const [, name = '', address = ''] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(value.trim()) ?? ['', '', value]
  const { success, data } = EmailSchema.safeParse(address)
  if (!success) return undefined
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: data }
}
