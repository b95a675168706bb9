/** What came back: status and body; undefined where no answer came. */
export interface Answer {
  status: number
  /** Of JSON; undefined where it is something else. */
  body: unknown
  /** Seconds to wait, where the answer says so. */
  retryAfter: number | undefined
}

/** How long an answer may take, in milliseconds. */
const patience = 30_000
const uploadPatience = 10 * 60_000

/** Sends the values as JSON. */
export async function sendValues(url: string, values: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(patience),
    })
    return answerOf(response.status, await response.text(), response.headers.get('retry-after'))
  } catch {
    return undefined
  }
}

interface Upload {
  answer: Promise<Answer | undefined>
  /** Breaks it off: the answer is undefined. */
  cancel: () => void
}

/** Sends the values with their file; `fetch` does not say how far an upload is. */
export function sendFile(url: string, data: FormData, onProgress: (part: number) => void): Upload {
  const request = new XMLHttpRequest()
  const answer = new Promise<Answer | undefined>((resolve) => {
    const fail = () => resolve(undefined)
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
  request.timeout = uploadPatience
  request.send(data)
  return { answer, cancel: () => request.abort() }
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
