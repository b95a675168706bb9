import { request, type Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '../../../backend/errors/code-of'

/** A call, as a client sends it. */
export interface Call {
  kind: string
  /** For reports. */
  target: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
  /** All bytes of the request, instead of the above. */
  raw?: Buffer
  /** The client hangs up without waiting for an answer. */
  hangsUp?: boolean
  /** Whether an answer that lets the caller in would be wrong. */
  isForged: boolean
}

export interface Answer {
  /** undefined: none came. */
  status: number | undefined
  body: string
  /** Why no answer came. */
  failure?: string
}

const patienceMs = 30_000
/** A client that hangs up does so after its bytes have left. */
const beforeHangUpMs = 5

/** Sends a call; a kept connection that the service has closed is replaced, as browsers do. */
export async function sendCall(port: number, call: Call, agent: Agent): Promise<Answer> {
  if (call.raw) return sendRaw(port, call.raw, call.hangsUp ?? false)
  const answer = await sendOnce(port, call, agent)
  return answer.isStale ? sendOnce(port, call, false) : answer
}

function sendOnce(
  port: number,
  { method, path, headers, body }: Call,
  agent: Agent | false,
): Promise<Answer & { isStale: boolean }> {
  return new Promise((resolve) => {
    const length = body ? { 'content-length': String(body.length) } : {}
    const options = { host: '127.0.0.1', port, path, method, agent, headers: { ...headers, ...length } }
    const outgoing = request({ ...options, timeout: patienceMs }, (answer) => {
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        resolve({ status: answer.statusCode, body: '', isStale: false }) // it ends when the client goes
        return answer.destroy()
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        resolve({ status: answer.statusCode, body: Buffer.concat(chunks).toString(), isStale: false })
      })
      answer.on('error', (error) => resolve(nothing(`the answer was cut off: ${error.message}`)))
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${patienceMs / 1000} s`)))
    outgoing.on('error', (error) => {
      const isStale = outgoing.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(String(codeOf(error)))
      resolve(nothing(`${error.message}, ${outgoing.reusedSocket ? 'kept' : 'new'} connection`, isStale))
    })
    outgoing.end(body)
  })
}

const nothing = (failure: string, isStale = false) => ({ status: undefined, body: '', failure, isStale })

/** Sends bytes that no client library would. */
async function sendRaw(port: number, bytes: Buffer, hangsUp: boolean): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(patienceMs, () => socket.destroy(new Error(`no answer in ${patienceMs / 1000} s`)))
  const chunks: Buffer[] = []
  let failure = 'closed without an answer'
  socket.on('data', (chunk) => chunks.push(chunk))
  const closed = new Promise<void>((resolve) => {
    socket.on('error', (error) => (failure = error.message))
    socket.on('close', () => resolve())
  })
  socket.write(bytes)
  if (hangsUp) {
    await wait(beforeHangUpMs)
    socket.destroy()
  }
  await closed
  const body = Buffer.concat(chunks).toString('latin1')
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(body)?.[1]
  return status === undefined ? { status: undefined, body, failure } : { status: Number(status), body }
}
