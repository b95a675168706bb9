import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '../../../backend/errors/code-of'
import { ReceivedSchema } from '../../../contract/submission'
import type { Message } from '../make-message'

/** An answered submission. */
export interface Answered {
  key: string
  form: Message['form']
  /** What the last answer said. */
  reference: string
  cv: Buffer | undefined
}

export interface Sending {
  answered: Answered[]
  /** How often the service got a request and no answer came: it was sent again. */
  cutOff: number
  /** How many of the answers said that the service had it before. */
  found: number
}

const pauseMs = 50

/**
 * Sends all messages, several at once, each again until it is answered.
 *
 * @param next Makes the next message; undefined after the last.
 */
export async function sendAll(
  address: string,
  { clients, next }: { clients: number; next: () => { key: string; message: Message } | undefined },
  sending: Sending,
): Promise<void> {
  const work = async () => {
    for (let one = next(); one !== undefined; one = next()) {
      const { key, message } = one
      const { reference, isNew } = await sendUntilAnswered(address, message, () => sending.cutOff++)
      if (!isNew) sending.found++
      sending.answered.push({ key, form: message.form, reference, cv: message.cv })
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
}

async function sendUntilAnswered(
  address: string,
  message: Message,
  onCutOff: () => void,
): Promise<{ reference: string; isNew: boolean }> {
  for (;;) {
    const answer = await send(address, message).catch((error: unknown) => {
      if (!isRefused(error)) onCutOff()
    })
    if (answer && (answer.status === 200 || answer.status === 201)) {
      const { reference } = ReceivedSchema.parse(JSON.parse(answer.text))
      return { reference, isNew: answer.status === 201 }
    }
    if (answer) throw new Error(`A form "${message.form}" was answered ${answer.status}: ${answer.text}`)
    await wait(pauseMs)
  }
}

/** Whether nobody was there. */
const isRefused = (error: unknown) => error instanceof Error && codeOf(error.cause) === 'ECONNREFUSED'

/** An answer counts when all of it has arrived. */
async function send(
  address: string,
  { path, headers, body }: Message,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(address + path, { method: 'POST', headers, body: new Uint8Array(body) })
  return { status: answer.status, text: await answer.text() }
}
