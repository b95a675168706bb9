import type { Entry, EntryContent } from '../../../../../contract/entry'
import { ApiError } from '../../../../../src/client/api-error'
import {
  type Clock,
  createAutosave,
  type AutosaveOptions,
} from '../../../../../src/features/entries/autosave/autosave'
import type { SaveRequest, EntryServer } from '../../../../../src/features/entries/autosave/entry-server'
import { createLocalCopies } from '../../../../../src/features/entries/autosave/local-copies'
import { sameContent } from '../../../../../src/features/entries/autosave/merge-content'
import { makeEntry as makeAny, makeId } from '../../../../setup/make-entry'

type Post = Extract<EntryContent, { kind: 'post' }>

/** An article on its way. */
export const makePost = (markdown: string, fields: Post['fields'] = {}, slug = ''): Post => ({
  kind: 'post',
  slug,
  fields,
  markdown,
})

/** An article of Mei's in its first version. */
export const makeEntry = (content: EntryContent = makePost('Water.'), parts: Partial<Entry> = {}): Entry =>
  makeAny({ content, version: 1, ...parts })

/** A clock that stands until it is told to go on. */
export class TestClock implements Clock {
  private at = Date.parse('2026-11-20T13:00:00Z')
  private waiting: { due: number; action: () => void }[] = []

  now = () => this.at

  later = (action: () => void, milliseconds: number) => {
    const timer = { due: this.at + milliseconds, action }
    this.waiting.push(timer)
    return () => {
      this.waiting = this.waiting.filter((other) => other !== timer)
    }
  }

  /** Lets so much time pass, step by step, with whatever answers arrive in between. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.at + milliseconds
    for (;;) {
      await answers()
      const [next] = this.waiting.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)
      if (!next) break
      this.waiting = this.waiting.filter((other) => other !== next)
      this.at = next.due
      next.action()
    }
    this.at = end
  }

  get timers(): number {
    return this.waiting.length
  }
}

/** Lets everything go on that waits for an answer that is there. */
export async function answers(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

type PlannedResponse = Error | 'lost' | 'hold'

/** A server with one entry: versions, repeated saves and errors as in the contract. */
export class TestServer implements EntryServer {
  entry: Entry | undefined
  readonly requests: SaveRequest[] = []
  /** What becomes of the next saves. 'lost': saved, but the answer is not heard. 'hold': until `release`. */
  responses: PlannedResponse[] = []
  offline = false
  private saveIds: string[] = []
  private held: (() => void)[] = []

  put = async (id: string, request: SaveRequest): Promise<Entry> => {
    this.requests.push(request)
    const response = this.responses.shift()
    if (this.offline) throw unreachable()
    if (response === 'hold') await new Promise<void>((resolve) => this.held.push(resolve))
    if (response instanceof Error) throw response
    const entry = this.save(id, request)
    if (response === 'lost') throw unreachable()
    return entry
  }

  load = async (): Promise<Entry> => {
    await Promise.resolve()
    if (this.offline) throw unreachable()
    if (!this.entry) throw rejection(404, 'not_found')
    return this.entry
  }

  /** Releases the held responses. */
  release(): void {
    for (const go of this.held.splice(0)) go()
  }

  /** Saves as someone else. */
  saveAsSomeoneElse(content: EntryContent, parts: Partial<Entry> = {}): Entry {
    const version = (this.entry?.version ?? 0) + 1
    this.entry = makeEntry(content, { version, updatedBy: 'nora.lindqvist@firm.example', ...parts })
    this.saveIds = []
    return this.entry
  }

  private save(id: string, { saveId, version, content }: SaveRequest): Entry {
    const { entry } = this
    if (this.saveIds.includes(saveId) && entry) return entry
    if (version === null && entry && !sameContent(entry.content, content)) throw conflict(entry)
    if (version !== null && !entry) throw rejection(404, 'not_found')
    if (version !== null && entry?.version !== version) throw conflict(entry)
    this.saveIds = [saveId]
    this.entry = makeEntry(content, { id, version: (entry?.version ?? 0) + 1 })
    return this.entry
  }
}

export const unreachable = () => new ApiError('unreachable', 'The server can’t be reached.')
export const signedOut = () =>
  new ApiError('interaction_required', 'Your sign-in has run out. Sign in again.')
export const rejection = (status: number, code: string, message = `Refused: ${code}.`) =>
  new ApiError(code, message, status)
export const conflict = (current: Entry | undefined, code = 'changed') =>
  new ApiError(
    code,
    `${current?.updatedBy ?? 'nora.lindqvist@firm.example'} saved a newer version. Compare the two and save again.`,
    409,
    { body: { current: current ?? null } },
  )

let ids = 100
const user = 'Mei.Tanaka@firm.example'

/** Autosave with the given server and storage. Without `entry` it starts a new one. */
export function open(options: Partial<AutosaveOptions> & { server?: TestServer; storage?: Storage } = {}) {
  const { server = new TestServer(), storage = localStorage, entry } = options
  if (entry) server.entry ??= entry
  const clock = (options.clock ?? new TestClock()) as TestClock
  const copies = createLocalCopies(() => storage, user)
  const autosave = createAutosave({
    id: makeId(1),
    entry,
    content: entry?.content ?? makePost(''),
    copies,
    session: 'tab-a',
    makeId: () => makeId(ids++),
    ...options,
    server,
    clock,
  })
  const type = (markdown: string) => autosave.change({ ...autosave.get().content, markdown })
  return { autosave, clock, server, copies, type }
}
