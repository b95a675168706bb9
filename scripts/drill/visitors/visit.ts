import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../../../src/sea-chart/random'
import type { Message } from '../make-message'

/** Something visitors do at a steady rate. */
export interface Habit {
  kind: string
  perSecond: number
  /** The next request. */
  next: (random: Random) => Visit
}

export type Visit = Pick<Message, 'path' | 'headers'> & { body?: Buffer }

/** One request of a visitor: from its beginning to the last byte of the answer. */
export interface Sample {
  kind: string
  path: string
  ms: number
  /** undefined: no answer, or a part of it. */
  status: number | undefined
}

const patienceMs = 15_000

/**
 * Visits at a steady rate, whether or not earlier visits have been answered, on connections that are kept.
 *
 * @param isOver Asked before each visit.
 */
export async function visitUntil(
  isOver: () => boolean,
  { port, habits, random }: { port: number; habits: readonly Habit[]; random: Random },
): Promise<Sample[]> {
  const agent = new Agent({ keepAlive: true })
  const visits: Promise<Sample>[] = []
  const follow = async ({ kind, perSecond, next }: Habit) => {
    const pause = 1000 / perSecond
    const began = performance.now() + random.next() * pause
    for (let count = 0; !isOver(); count++) {
      await wait(began + count * pause - performance.now())
      const visit = next(random)
      visits.push(send(port, agent, visit).then((sent) => ({ kind, path: visit.path, ...sent })))
    }
  }
  await Promise.all(habits.map(follow))
  return Promise.all(visits).finally(() => agent.destroy())
}

function send(
  port: number,
  agent: Agent,
  { path, headers, body }: Visit,
): Promise<Pick<Sample, 'ms' | 'status'>> {
  return new Promise((resolve) => {
    const began = performance.now()
    const end = (status: number | undefined) => resolve({ ms: performance.now() - began, status })
    const method = body ? 'POST' : 'GET'
    const length = body && { 'content-length': String(body.length) }
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: { ...headers, ...length },
        timeout: patienceMs,
      },
      (answer) => {
        answer.on('end', () => end(answer.statusCode)).on('error', () => end(undefined))
        answer.resume()
      },
    )
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => end(undefined))
    outgoing.end(body)
  })
}
