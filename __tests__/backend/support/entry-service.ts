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
import { emptyAuditLog } from './audit-log'
import { openApp, type OpenApp } from './open-app'
import type { TokenIssuer } from './token-issuer'

export const people = { nora: 'nora@firm.example', mei: 'mei@firm.example', ben: 'ben@firm.example' } as const
export type Person = keyof typeof people

type Outcome = ReturnType<(typeof transitionEntry.responses)[200]['parse']>

/** Calls the API of entries as a person; calls that return an entry must succeed. */
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
  /** How often the builder has been woken. */
  published: () => number
  as: (person: Person) => Writer
  close: () => Promise<void>
}

/** The service with nora, an admin, and mei and ben, employees. */
export async function openEntryService(
  db: Db,
  issuer: TokenIssuer,
  {
    timeZone = 'UTC',
    checkMs = 0,
    ...options
  }: Omit<PublishingOptions, 'clock'> & { timeZone?: string; checkMs?: number } = {},
): Promise<EntryService> {
  const clock = { now: new Date('2026-05-04T10:00:00.000Z') }
  let published = 0
  const publishing = {
    onPublished: () => (published += 1),
    findFile: () => Promise.resolve(undefined), // the files of the small site don't conflict
    ...options,
  }
  const open = await openApp({
    db,
    signIn: issuer.plan,
    writesPerMinute: 100_000,
    publishing,
    checkMs,
    clock: createClock({ timeZone, now: () => clock.now }),
  })
  const employees = createEmployeesRepository(db)
  for (const [name, email] of Object.entries(people))
    await employees.add({ email, roles: [name === 'nora' ? 'admin' : 'employee'] })
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

/** The entry in a response; any other response fails the test with its body. */
export function entryOf(answer: LightMyRequestResponse, status = 200): Entry {
  if (answer.statusCode !== status)
    throw new Error(`expected ${status}, found ${answer.statusCode} ${answer.body}`)
  return EntrySchema.parse(answer.json())
}

/** Status and code of a rejection, and the version of the entry in it; null: none. */
export function conflictOf(
  answer: LightMyRequestResponse,
): [status: number, code: string, version: number | null] {
  const { code, current } = EntryConflictSchema.parse(answer.json())
  return [answer.statusCode, code, current?.version ?? null]
}

/** Deletes all entries and their data. */
export async function clearEntries(db: Db): Promise<void> {
  for (const table of ['publication', 'entry', 'picture'] as const) await db.deleteFrom(table).execute()
  await emptyAuditLog(db)
}

/** Tries an action of the rules on an entry: "done", or status and code of the rejection. */
export async function outcomeOfAction(
  writer: Writer,
  entry: { id: string; version: number; content: EntryContent },
  action: EntryAction,
  now: Date,
): Promise<string> {
  const answer = await tryAction(writer, entry, action, now)
  if (answer.statusCode < 300) return 'done'
  // A rejection contains the unchanged entry, unless the person may not see it.
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
