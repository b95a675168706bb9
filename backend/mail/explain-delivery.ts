import type { Delivery } from './letter'

/** What nodemailer says of a failure. */
export interface SmtpError extends Error {
  code?: string | undefined
  /** What the server said, e.g. "550 5.1.1 no such user". */
  response?: string | undefined
  responseCode?: number | undefined
}

interface Circumstances {
  /** Of the mail server. */
  host: string
  /** Whether the whole letter had gone out. */
  isHandedOver: boolean
}

/** Longest words of a server that are kept. */
const longest = 500

/** What a failure means for the letter. */
export function explainDelivery(error: SmtpError, { host, isHandedOver }: Circumstances): Delivery {
  const { code, responseCode } = error
  const said = (error.response ?? '').replace(/\s+/g, ' ').trim().slice(0, longest)
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isHandedOver && responseCode === undefined)
    return {
      outcome: 'unsure',
      why: `The connection to ${host} ended before the mail server said whether it took the mail. It may have arrived.`,
    }
  if (code === 'EAUTH')
    return {
      outcome: 'later',
      isAway: true,
      why: `${host} refuses the user or the password of SMTP_URL: ${said}`,
    }
  if (!isAboutLetter)
    return { outcome: 'later', isAway: true, why: `${host} can't be used: ${said || wordsOf(error)}` }
  const isForGood = responseCode === undefined || responseCode >= 500
  const why = `${host} said: ${said || wordsOf(error)}`
  return isForGood ? { outcome: 'refused', why } : { outcome: 'later', isAway: false, why }
}

/** nodemailer's words hold addresses and codes, never the password. */
const wordsOf = ({ message }: Error) => message.replace(/\s+/g, ' ').slice(0, longest)
