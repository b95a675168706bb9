import { createHmac, randomUUID } from 'node:crypto'
import { BuildFailure, type Builder, type Job, type Patience } from './builder'
import { explainUnanswered } from './check-public'

export interface HookOptions {
  /** URL to call; it may be a secret and is never shown. */
  url: string
  /** Key of the signature. Default: unsigned. */
  secret?: string | undefined
  /** Pauses between attempts, in milliseconds; there is one attempt more than pauses. */
  pausesMs?: readonly number[]
  /** Default half an hour. */
  patience?: Patience
}

const answerMs = 10_000

/** Builds the site elsewhere: calls a deploy hook, signed if there is a secret. */
export function createHook(options: HookOptions): Builder {
  const { pausesMs = [5_000, 20_000, 60_000, 180_000] } = options
  const patience = options.patience ?? { totalMs: 30 * 60_000, firstPauseMs: 5_000, longestPauseMs: 30_000 }

  return {
    by: 'hook',
    step: 'calling',
    tries: pausesMs.length + 1,
    patience,
    build: async (job) => {
      for (let { attempts } = job; ;) {
        const refusal = await call(options, job)
        if (refusal === undefined) return
        job.say(`Call ${attempts}: the deploy hook ${refusal}\n`)
        const pauseMs = pausesMs[attempts - 1]
        if (pauseMs === undefined) throw refused(refusal, attempts)
        attempts = await job.pause(pauseMs)
      }
    },
  }
}

/** @returns Why the call was not accepted; undefined if it was. */
async function call(
  { url, secret }: HookOptions,
  { publications, signal }: Job,
): Promise<string | undefined> {
  const body = JSON.stringify({
    reason: 'publication',
    publications: publications.map(({ kind, slug, action }) => ({ kind, slug, action })),
  })
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureOf(body, secret) },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    })
    await answer.body?.cancel()
    return answer.ok ? undefined : `answered ${answer.status}`
  } catch (error) {
    signal.throwIfAborted()
    return explainUnanswered(error)
  }
}

/** As https://www.standardwebhooks.com says: over an id that is used once, the time, and the body. */
function signatureOf(body: string, secret: string | undefined): Record<string, string> {
  if (secret === undefined) return {}
  const id = randomUUID()
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

function refused(refusal: string, attempts: number): BuildFailure {
  return new BuildFailure(
    `The deploy hook ${refusal}, the last of ${attempts} times. See whether DEPLOY_HOOK_URL and DEPLOY_HOOK_SECRET are right and the host is up, then try again.`,
  )
}
