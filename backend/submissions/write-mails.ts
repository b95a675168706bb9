import { inboxPaths } from '../../contract/triage-paths'
import type { FormName } from '../../contract/forms/forms'
import type { NewMail } from '../repositories/emails-repository'
import { nextSteps } from './next-steps'

type Mail = Pick<NewMail, 'kind' | 'to' | 'subject' | 'text' | 'by'>

interface Kept {
  form: FormName
  reference: string
  /** The firm's name, if it is known here. */
  firm: string | undefined
}

/**
 * Tells whoever wrote that it has come. Nothing they typed is in it: the address may be somebody else's, and nobody is to
 * send them texts by way of us.
 */
export function writeReceipt(
  { form, reference, firm }: Kept,
  { to, about }: { to: string; about: string },
): Mail {
  const { title, next } = nextSteps[form]
  const text = [
    'Hello,',
    `${title.replace(/^We have/, 'we have')}${about}. Its reference is ${reference}: name it if you write to us again.`,
    next,
    'If this did not come from you, somebody has mistyped their address: you need not do anything.',
    firm === undefined ? 'Goodbye' : `Goodbye,\n${firm}`,
  ].join('\n\n')
  return { kind: 'receipt', to, subject: `[${reference}] ${title}`, text, by: 'system' }
}

const news: Readonly<Record<FormName, string>> = {
  contact: 'A message',
  support: 'A support request',
  application: 'An application',
  comment: 'A comment',
}

/** Where each form's messages are answered. */
const desks: Readonly<Record<FormName, string>> = {
  contact: inboxPaths.inquiries,
  support: inboxPaths.inquiries,
  application: inboxPaths.applicants,
  comment: inboxPaths.comments,
}

/**
 * Tells the firm that something waits. Who wrote it stays at the desk: what is erased there is not left in a mailbox.
 */
export function writeDeskMail(
  { form, reference }: Kept,
  { to, about, site }: { to: string; about: string; site: string },
): Mail {
  const subject = `[${reference}] ${news[form]}${about}`
  const text = `${news[form]}${about} has come: ${reference}.\n\nIt waits for somebody at ${site}${desks[form]}`
  return { kind: 'desk', to, subject, text, by: 'system' }
}
