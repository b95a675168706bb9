import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Sender } from '../env-email'
import type { Delivery, OutgoingEmail, SendEmail } from './outgoing-email'

export interface SmtpOptions {
  /** "smtp://" (STARTTLS where offered, and demanded before a password is sent) or "smtps://". Holds a secret. */
  url: string
  from: Sender
  /** How long an email may take in all, in milliseconds. Default one minute. */
  totalMs?: number
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Hands emails to an SMTP server, each on its own connection. */
export function createSmtp({ url, from, totalMs = 60_000 }: SmtpOptions): SendEmail {
  const { protocol, hostname, port, username, password } = new URL(url)
  const auth =
    username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    requireTLS: auth !== undefined && !loopback.includes(hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketCloseTimeout: 500,
  }

  return async (email, signal) => {
    const message = await compose(email, from)
    const connection = new SMTPConnection(options)
    const body = Readable.from([message])
    let isHandedOver = false
    body.on('end', () => (isHandedOver = true))
    const limit = AbortSignal.any([signal, AbortSignal.timeout(totalMs)])
    return new Promise<Delivery>((resolve) => {
      const end = (delivery: Delivery) => {
        limit.removeEventListener('abort', stop)
        connection.close()
        resolve(delivery)
      }
      const fail = (error: SmtpError) => end(explainDelivery(error, { host: hostname, isHandedOver }))
      const stop = () => fail(new Error('no answer in time'))
      const send = () =>
        connection.send({ from: from.address, to: [email.to] }, body, (error) =>
          error ? fail(error) : end({ outcome: 'sent' }),
        )
      limit.addEventListener('abort', stop)
      if (limit.aborted) {
        stop()
        return
      }
      connection.on('error', fail)
      connection.connect((error) => {
        if (error) fail(error)
        else if (auth) connection.login({ ...auth }, (refusal) => (refusal ? fail(refusal) : send()))
        else send()
      })
    })
  }
}

/**
 * An email as it is sent (RFC 5322). Its Message-ID contains its id, so that a duplicate can be recognised; line breaks in
 * what people typed never make a header.
 */
function compose({ id, kind, to, replyTo, subject, text, at }: OutgoingEmail, from: Sender): Promise<Buffer> {
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

/** Automatic replies should not reply to automatic emails (RFC 3834). */
function headersOf(kind: OutgoingEmail['kind']): Record<string, string> {
  if (kind === 'acknowledgement') return { 'Auto-Submitted': 'auto-replied' }
  return kind === 'notification' || kind === 'notice' ? { 'Auto-Submitted': 'auto-generated' } : {}
}

/** An error of nodemailer. */
interface SmtpError extends Error {
  code?: string | undefined
  /** The server's response, e.g. "550 5.1.1 no such user". */
  response?: string | undefined
  responseCode?: number | undefined
}

interface Circumstances {
  /** Of the email server. */
  host: string
  /** Whether the whole email was sent. */
  isHandedOver: boolean
}

/** How much of a server's response is stored. */
const longest = 500

/** What an error means for the email. */
function explainDelivery(error: SmtpError, { host, isHandedOver }: Circumstances): Delivery {
  const { code, responseCode } = error
  const said = (error.response ?? '').replace(/\s+/g, ' ').trim().slice(0, longest)
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isHandedOver && responseCode === undefined)
    return {
      outcome: 'unsure',
      why: `Lost the connection to ${host} while sending. The email may have been delivered.`,
    }
  if (code === 'EAUTH')
    return {
      outcome: 'later',
      isAway: true,
      why: `${host} rejects the user name or password in SMTP_URL: ${said}`,
    }
  if (!isAboutEmail)
    return { outcome: 'later', isAway: true, why: `${host} isn’t available: ${said || wordsOf(error)}` }
  const isPermanent = responseCode === undefined || responseCode >= 500
  const why = `${host} said: ${said || wordsOf(error)}`
  return isPermanent ? { outcome: 'refused', why } : { outcome: 'later', isAway: false, why }
}

/** nodemailer's messages hold addresses and codes, never the password. */
const wordsOf = ({ message }: Error) => message.replace(/\s+/g, ' ').slice(0, longest)
