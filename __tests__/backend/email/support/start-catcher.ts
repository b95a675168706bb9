import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A received email. */
export interface Caught extends Email {
  /** From the envelope. */
  recipients: string[]
  /** As received. */
  raw: string
}

/** How the catcher responds; tests may replace each. */
export interface Manners {
  /** Rejects a recipient with a code and a message. */
  refuse: (recipient: string) => { code: number; words: string } | undefined
  /** Called when an email has been received, before the response; an error becomes the response. */
  onMail: (mail: Caught) => Promise<void> | void
}

/** An email server on loopback that collects emails. */
export async function startCatcher({ password = '' } = {}) {
  const mails: Caught[] = []
  const polite: Manners = { refuse: () => undefined, onMail: () => undefined }
  const manners = { ...polite }
  const server = new SMTPServer({
    authOptional: password === '',
    allowInsecureAuth: true,
    disabledCommands: password === '' ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    onAuth: (given, _session, done) => {
      if (given.password === password) done(null, { user: given.username })
      else done(saying(535, 'authentication failed'))
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = manners.refuse(address)
      done(refusal && saying(refusal.code, refusal.words))
    },
    onData: (stream, session, done) => {
      const receive = async () => {
        const raw = await buffer(stream)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const mail = { ...(await PostalMime.parse(raw)), recipients, raw: raw.toString() }
        mails.push(mail)
        await manners.onMail(mail)
      }
      receive().then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  server.on('error', () => undefined) // clients that are killed cut their connections
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    manners,
    url: `smtp://127.0.0.1:${port}`,
    urlAs: (user: string, secret: string) => `smtp://${user}:${encodeURIComponent(secret)}@127.0.0.1:${port}`,
    /** Resets responses and emails. */
    reset: () => {
      mails.length = 0
      Object.assign(manners, polite)
    },
    /** Stops it, and closes open connections. */
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type Catcher = Awaited<ReturnType<typeof startCatcher>>

/** A response of an email server. */
export const saying = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode })
