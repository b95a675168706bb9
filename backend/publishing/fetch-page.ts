import { z } from 'zod'
import { codeOf } from '../errors/code-of'
import { readHashes, type PublicPage } from './judge-page'

const patienceMs = 10_000

/**
 * Asks the public address as a visitor without a cache would.
 *
 * @returns What it answered, or in words why it did not.
 */
export async function fetchPage(url: string, signal: AbortSignal): Promise<PublicPage | string> {
  try {
    const answer = await fetch(url, {
      headers: { 'cache-control': 'no-cache', accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    return { status: answer.status, hashes: readHashes(await answer.text()) }
  } catch (error) {
    signal.throwIfAborted()
    return explainUnanswered(error)
  }
}

/** Why a request was not answered, e.g. "can’t be reached (ECONNREFUSED)". */
export function explainUnanswered(error: unknown): string {
  const { name, cause } = z.object({ name: z.unknown(), cause: z.unknown() }).partial().parse(error)
  if (name === 'TimeoutError') return 'did not answer within 10 seconds'
  const code = codeOf(cause)
  return typeof code === 'string' ? `can’t be reached (${code})` : 'can’t be reached'
}
