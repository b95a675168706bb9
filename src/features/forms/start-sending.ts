import type { FormName } from '../../../contract/forms/forms'
import { sendFile, sendValues, type Answer } from './send-message'

export interface Sending {
  /** undefined: none came. */
  answer: Promise<Answer | undefined | 'cancelled'>
  cancel: () => void
}

/** Sends a form, as JSON or with its file. `onProgress` is told how much of an upload is on its way, 0 to 1. */
export function startSending(
  form: FormName,
  url: string,
  data: FormData,
  onProgress: (part: number) => void,
): Sending {
  if (form !== 'application')
    return { answer: sendValues(url, Object.fromEntries(data)), cancel: () => undefined }
  let isCancelled = false
  const upload = sendFile(url, data, onProgress)
  return {
    answer: upload.answer.then((answer) => (isCancelled ? 'cancelled' : answer)),
    cancel: () => {
      isCancelled = true
      upload.cancel()
    },
  }
}
