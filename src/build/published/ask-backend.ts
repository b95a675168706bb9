/** The backend could not be asked: nobody there, no answer in time, or not ready to answer. */
export class BackendAway extends Error {
  readonly code = 'backend_away'
  constructor(
    /** Address of the call. */
    readonly url: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`${url}: ${reason}`, options)
    this.name = 'BackendAway'
  }
}

export interface Bounds {
  /** For the whole answer, in milliseconds. */
  timeoutMs: number
  /** Longest answer that is taken. */
  bytes: number
}

/** What servers in front of a service say while it is not there, and the service while its database is not. */
const away = [502, 503, 504]

/**
 * Asks by GET and reads the answer as far as it is bounded.
 *
 * @returns undefined when there is no such thing (404).
 * @throws BackendAway when nobody answers; Error when the answer is none that was expected.
 */
export async function askBackend(url: string, { timeoutMs, bytes }: Bounds): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(url, { signal })
    if (away.includes(answer.status)) throw new BackendAway(url, `answered with status ${answer.status}`)
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`${url}: expected status 200, found ${answer.status}`)
    return await readBounded(url, answer, bytes)
  } catch (error) {
    if (!isNetworkError(error)) throw error
    throw new BackendAway(
      url,
      signal.aborted ? `no answer in ${timeoutMs / 1000} seconds` : reasonOf(error),
      {
        cause: error,
      },
    )
  }
}

async function readBounded(url: string, { body }: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    const bytes: unknown = part
    if (!(bytes instanceof Uint8Array)) throw new Error(`${url}: expected bytes, found something else`)
    size += bytes.length
    if (size > limit) throw new Error(`${url}: expected at most ${limit} bytes, found more`)
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** What `fetch` throws of its own: a TypeError for the network, a DOMException for the time-out. */
const isNetworkError = (error: unknown): error is Error =>
  error instanceof TypeError || error instanceof DOMException

/** `fetch failed` says little; its cause names what happened. */
function reasonOf({ message, cause }: Error): string {
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return cause.errors[0].message
  return cause instanceof Error && cause.message !== '' ? cause.message : message
}
