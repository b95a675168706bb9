/** What came back. */
export interface Answer {
  status: number
  /** Of JSON; undefined where it is something else. */
  body: unknown
  /** Seconds to wait, where the answer says so. */
  retryAfter: number | undefined
}

export interface Sending {
  /** undefined: none came. */
  answer: Promise<Answer | undefined | 'cancelled'>
  /** Cancels an upload. */
  cancel: () => void
}

/** Timeouts in milliseconds. */
const timeout = 30_000
const uploadTimeout = 10 * 60_000

/** Sends a form as JSON. */
export const sendValues = (url: string, data: FormData): Sending => ({
  answer: postValues(url, Object.fromEntries(data)),
  cancel: () => undefined,
})

async function postValues(url: string, values: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeout),
    })
    return answerOf(response.status, await response.text(), response.headers.get('retry-after'))
  } catch {
    return undefined
  }
}

/** Sends a form with its file; not with `fetch`, which does not report the progress of an upload, 0 to 1. */
export function uploadForm(url: string, data: FormData, onProgress: (progress: number) => void): Sending {
  const request = new XMLHttpRequest()
  let isCancelled = false
  const answer = new Promise<Answer | undefined | 'cancelled'>((resolve) => {
    const fail = () => resolve(isCancelled ? 'cancelled' : undefined)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () =>
      resolve(answerOf(request.status, request.responseText, request.getResponseHeader('retry-after'))),
    )
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, fail)
  })
  request.open('POST', url)
  request.setRequestHeader('accept', 'application/json')
  request.timeout = uploadTimeout
  request.send(data)
  return {
    answer,
    cancel: () => {
      isCancelled = true
      request.abort()
    },
  }
}

function answerOf(status: number, text: string, retryAfter: string | null): Answer {
  const seconds = Number(retryAfter ?? Number.NaN)
  return { status, body: parse(text), retryAfter: Number.isFinite(seconds) ? seconds : undefined }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
