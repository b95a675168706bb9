import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { createClock } from '../../../backend/clock'
import type { Db } from '../../../backend/database/open-database'
import type { PublishingOptions } from '../../../backend/entries/entry-repos'
import { createEmployeesRepository } from '../../../backend/repositories/employees-repository'
import {
  EntryConflictSchema,
  EntrySchema,
  transitionEntry,
  type Entry,
  type EntryContent,
} from '../../../contract/entry'
import type { EntryAction } from '../../../contract/entry-rules'
import { apiOf, outcomeOf, type ApiOf } from './api-of'
import { openApp, type OpenApp } from './open-app'
import type { TokenIssuer } from './token-issuer'

export const people = { nora: 'nora@firm.example', mei: 'mei@firm.example', ben: 'ben@firm.example' } as const
export type Person = keyof typeof people

type Outcome = ReturnType<(typeof transitionEntry.responses)[200]['parse']>

/** Calls about entries in somebody's name; those that end in an entry must succeed. */
export interface Writer extends ApiOf {
  begin: (content: EntryContent) => Promise<Entry>
  load: (id: string) => Promise<Entry>
  trySave: (entry: Entry, content: EntryContent, saveId?: string) => Promise<LightMyRequestResponse>
  save: (entry: Entry, content: EntryContent) => Promise<Entry>
  /** @param move An action, or the whole body without the version. */
  tryMove: (entry: Pick<Entry, 'id' | 'version'>, move: Move) => Promise<LightMyRequestResponse>
  move: (entry: Pick<Entry, 'id' | 'version'>, move: Move) => Promise<Outcome>
}
type Move = string | Record<string, unknown>

export interface EntryService {
  open: OpenApp
  /** The service's clock; tests set it. */
  clock: { now: Date }
  /** How often publishing has been told to begin. */
  published: () => number
  as: (person: Person) => Writer
  close: () => Promise<void>
}

/** The service with nora, who is an admin, and mei and ben, who are employees. */
export async function openEntryService(
  db: Db,
  issuer: TokenIssuer,
  { timeZone = 'UTC', ...options }: Omit<PublishingOptions, 'clock'> & { timeZone?: string } = {},
): Promise<EntryService> {
  const clock = { now: new Date('2026-05-04T10:00:00.000Z') }
  let published = 0
  const publishing = {
    onPublished: () => (published += 1),
    findFile: () => Promise.resolve(undefined), // the small site the service has is no obstacle
    ...options,
  }
  const open = await openApp({
    db,
    signIn: issuer.plan,
    writesPerMinute: 100_000,
    publishing,
    clock: createClock({ timeZone, now: () => clock.now }),
  })
  const employees = createEmployeesRepository(db)
  for (const [name, email] of Object.entries(people))
    await employees.add({ email, role: name === 'nora' ? 'admin' : 'employee' })
  return {
    open,
    clock,
    published: () => published,
    as: (person) => writer(apiOf(open.app, issuer, people[person])),
    close: open.close,
  }
}

function writer(api: ApiOf): Writer {
  const trySave: Writer['trySave'] = ({ id, version }, content, saveId = randomUUID()) =>
    api.send('PUT', `/api/entries/${id}`, { version, saveId, content })
  const tryMove: Writer['tryMove'] = ({ id, version }, move) =>
    api.send('POST', `/api/entries/${id}/transitions`, {
      version,
      ...(typeof move === 'string' ? { action: move } : move),
    })
  return {
    ...api,
    begin: async (content) =>
      entryOf(await api.send('POST', '/api/entries', { id: randomUUID(), content }), 201),
    load: async (id) => entryOf(await api.get(`/api/entries/${id}`)),
    trySave,
    save: async (entry, content) => entryOf(await trySave(entry, content)),
    tryMove,
    move: async (entry, move) => {
      const answer = await tryMove(entry, move)
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
      return transitionEntry.responses[200].parse(answer.json())
    },
  }
}

/** The entry an answer holds; anything else fails the test with what it says. */
export function entryOf(answer: LightMyRequestResponse, status = 200): Entry {
  if (answer.statusCode !== status)
    throw new Error(`expected ${status}, found ${answer.statusCode} ${answer.body}`)
  return EntrySchema.parse(answer.json())
}

/** Code of a refusal and the version of the entry it shows; null when it shows none. */
export function conflictOf(
  answer: LightMyRequestResponse,
): [status: number, code: string, version: number | null] {
  const { code, current } = EntryConflictSchema.parse(answer.json())
  return [answer.statusCode, code, current?.version ?? null]
}

/** Takes away all entries and what belongs to them. */
export async function clearEntries(db: Db): Promise<void> {
  for (const table of ['publication', 'entry', 'picture', 'audit_entry'] as const)
    await db.deleteFrom(table).execute()
}

/** Tries an action of the rules on an entry: "done", or the status and code of its refusal. */
export async function outcomeOfAction(
  writer: Writer,
  entry: { id: string; version: number; content: EntryContent },
  action: EntryAction,
  now: Date,
): Promise<string> {
  const answer = await tryAction(writer, entry, action, now)
  if (answer.statusCode < 300) return 'done'
  // A refusal shows the entry, unchanged; who may not see it is shown nothing.
  if (answer.statusCode === 409) expect(conflictOf(answer)[2]).toBe(entry.version)
  else expect(answer.body).not.toContain('current')
  return outcomeOf(answer).join(' ')
}

function tryAction(
  writer: Writer,
  entry: { id: string; version: number; content: EntryContent },
  action: EntryAction,
  now: Date,
): Promise<LightMyRequestResponse> {
  const { id, version, content } = entry
  const changed = { ...content, markdown: `${content.markdown}And more.\n` }
  if (action === 'edit')
    return writer.send('PUT', `/api/entries/${id}`, { version, saveId: randomUUID(), content: changed })
  if (action === 'remove') return writer.send('DELETE', `/api/entries/${id}?version=${version}`)
  const publishAt = new Date(now.getTime() + 3_600_000).toISOString()
  const details = {
    schedule: { publishAt },
    'request-changes': { note: 'Say more about the moon.' },
  }
  return writer.tryMove(entry, { action, ...details[action as keyof typeof details] })
}
