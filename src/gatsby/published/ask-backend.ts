/** The backend is unavailable: unreachable, too slow, or not ready. */
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
 * @throws BackendAway without a response; Error for an unexpected response.
 */
export async function askBackend(url: string, { timeoutMs, bytes }: Bounds): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  const lose = (cause: unknown): never => {
    const reason = signal.aborted ? `no answer in ${timeoutMs / 1000} seconds` : reasonOf(cause)
    throw new BackendAway(url, reason, { cause })
  }
  const answer = await fetch(url, { signal }).catch(lose)
  if (away.includes(answer.status)) throw new BackendAway(url, `answered with status ${answer.status}`)
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${url}: expected status 200, found ${answer.status}`)
  const body = await readBounded(answer, bytes).catch(lose)
  if (body === undefined) throw new Error(`${url}: expected at most ${bytes} bytes, found more`)
  return body
}

/** The bytes of an answer; undefined when there are more than `limit`. */
async function readBounded({ body }: Response, limit: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader()
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    size += next.value.length
    if (size > limit) {
      await reader?.cancel()
      return undefined
    }
    parts.push(next.value)
  }
  return Buffer.concat(parts)
}

/** `fetch failed` says little; its cause names what happened, for each address of the host that was tried. */
function reasonOf(error: unknown): string {
  const { message = String(error), cause, errors } = error as Partial<AggregateError>
  if (cause !== undefined) return reasonOf(cause)
  return message === '' && errors?.[0] !== undefined ? reasonOf(errors[0]) : message
}
