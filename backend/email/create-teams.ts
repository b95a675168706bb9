import { codeOf } from '../errors/code-of'
import type { Delivery, SendEmail } from './outgoing-email'

export interface TeamsOptions {
  /** Of the workflow in Microsoft Teams that posts the card; https, or http on this machine. A secret. */
  url: string
  /** How long a card may take in all, in milliseconds. Default 20 seconds. */
  totalMs?: number
}

/** System errors before anything was sent. */
const awayCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** Posts cards to a channel of Microsoft Teams by its incoming webhook. */
export function createTeams({ url, totalMs = 20_000 }: TeamsOptions): SendEmail {
  return async ({ subject, text }, signal) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(writeMessage(subject, text)),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(totalMs)]),
      })
      await answer.body?.cancel()
      return explainStatus(answer.status)
    } catch (error) {
      return explainFailure(error)
    }
  }
}

/** The message that Teams expects: an adaptive card. @param text Lines; the last is the address to open. */
function writeMessage(title: string, text: string): object {
  const lines = text.split('\n').filter((line) => line !== '')
  const href = lines.at(-1)?.startsWith('http') ? lines.pop() : undefined
  const block = (words: string, more: object = {}) => ({
    type: 'TextBlock',
    text: plain(words),
    wrap: true,
    ...more,
  })
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            block(title, { weight: 'Bolder', size: 'Medium' }),
            ...lines.map((line) => block(line, { isSubtle: true })),
          ],
          ...(href && { actions: [{ type: 'Action.OpenUrl', title: 'Open', url: href }] }),
        },
      },
    ],
  }
}

/** Text blocks know some Markdown: a title that people typed must not become a link or a list. */
const plain = (text: string): string => text.replace(/[\\`*_[\]()#+\-!>~|]/g, '\\$&')

function explainStatus(status: number): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  const why = `Microsoft Teams answered with status ${status}.`
  if (status === 429 || status === 408 || status >= 500) return { outcome: 'later', why, isAway: false }
  return { outcome: 'refused', why: `${why} Check TEAMS_WEBHOOK_URL: the workflow may have been deleted.` }
}

function explainFailure(error: unknown): Delivery {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined
  const found = codeOf(cause)
  const code = typeof found === 'string' ? found : ''
  if (awayCodes.includes(code) || code.startsWith('ERR_TLS') || code.includes('CERT'))
    return { outcome: 'later', why: `Microsoft Teams can’t be reached (${code}).`, isAway: false }
  return { outcome: 'unsure', why: 'The card was sent, but Microsoft Teams didn’t answer.' }
}
