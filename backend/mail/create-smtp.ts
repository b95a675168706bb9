import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Sender } from '../env-mail'
import { explainDelivery, type SmtpError } from './explain-delivery'
import type { Delivery, SendLetter } from './letter'
import { writeLetter } from './write-letter'

export interface SmtpOptions {
  /** "smtp://" (STARTTLS where offered, and demanded before a password is sent) or "smtps://". Holds a secret. */
  url: string
  from: Sender
  /** How long a letter may take in all, in milliseconds. Default one minute. */
  totalMs?: number
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Hands letters to a mail server, each by a connection of its own. */
export function createSmtp({ url, from, totalMs = 60_000 }: SmtpOptions): SendLetter {
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

  return async (letter, signal) => {
    const message = await writeLetter(letter, from)
    const connection = new SMTPConnection(options)
    const body = Readable.from([message])
    let isHandedOver = false
    body.on('end', () => (isHandedOver = true))
    const limit = AbortSignal.any([signal, AbortSignal.timeout(totalMs)])
    return new Promise<Delivery>((resolve) => {
      const settle = (delivery: Delivery) => {
        limit.removeEventListener('abort', stop)
        connection.close()
        resolve(delivery)
      }
      const fail = (error: SmtpError) => settle(explainDelivery(error, { host: hostname, isHandedOver }))
      const stop = () => fail(new Error('no answer in time'))
      const send = () =>
        connection.send({ from: from.address, to: [letter.to] }, body, (error) =>
          error ? fail(error) : settle({ outcome: 'sent' }),
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
