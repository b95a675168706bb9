import { multipart } from '../../__tests__/backend/submissions/support/form-service'
import { samples } from '../../__tests__/backend/submissions/support/sample-forms'
import type { FormName } from '../../contract/forms/forms'

/** A submission that is ready to be sent, any number of times. */
export interface Message {
  form: FormName
  path: string
  /** With the address it comes from. */
  headers: Record<string, string>
  body: Buffer
  cv: Buffer | undefined
}

interface MessageOptions {
  form: FormName
  /** Makes its texts and its client differ from all others. */
  number: number
  key: string
  /** The CV of an application; others have none. */
  cv: Buffer
  /** Instead of the sample's. */
  values?: Record<string, string>
}

/** Each visitor sends one message, from an address of their own: no limit on visitors counts. */
export function makeMessage({ form, number, key, cv, values = {} }: MessageOptions): Message {
  const message = `${samples[form].message} This is message ${number} of this drill.`
  const all = { ...samples[form], email: `visitor-${number}@berg.example`, message, key, ...values }
  const headers = { 'x-forwarded-for': addressOf(number), accept: 'application/json' }
  const path = `/api/forms/${form}`
  if (form !== 'application') {
    const body = Buffer.from(JSON.stringify(all))
    return { form, path, headers: { ...headers, 'content-type': 'application/json' }, body, cv: undefined }
  }
  const { headers: typed, payload } = multipart(all, { bytes: cv, name: 'Anna.pdf' }, headers)
  return { form, path, headers: typed, body: payload, cv }
}

/** One of 16 million addresses of visitors. */
export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
