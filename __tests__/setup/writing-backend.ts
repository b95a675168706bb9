import type { z } from 'zod'
import { kindsIn, titleOf, type ListedKind } from '../../contract/content/kinds'
import { responsesOf, type Endpoint } from '../../contract/endpoint'
import {
  changeEntries,
  copyEntry,
  createEntry,
  eraseEntry,
  findSlug,
  listEntries,
  restoreEntry,
  saveEntry,
  type Entry,
  type EntryContent,
  type EntryState,
} from '../../contract/entry'
import { listEntryFiles, takeOverFile } from '../../contract/entry-file'
import { mayDo, mayManage } from '../../contract/entry-rules'
import { addPicture } from '../../contract/picture'
import { notePresence } from '../../contract/presence'
import { sameContent } from '../../src/features/entries/autosave/merge-content'
import { makeEntry, makeId, makeLive, makePost } from './make-entry'
import { WorkspaceBackend } from './workspace-backend'

interface Answer {
  status: number
  body: unknown
}
interface Asked {
  id: string
  query: Record<string, unknown>
  body: Record<string, unknown>
}

const fail = (status: number, code: string, message: string, rest: object = {}): Answer => ({
  status,
  body: { code, message, ...rest },
})
const states = ['draft', 'in_review', 'changes_requested', 'scheduled', 'published', 'unpublished'] as const

/** The workspace's backend with writing: lists with search and pages, saves, addresses and pictures. */
export class WritingBackend extends WorkspaceBackend {
  /** Names of uploaded images, and other responses of the site by path. */
  pictures: string[] = []
  files: Record<string, Response> = {}
  /** Slugs in use besides those of the entries. */
  slugs: Record<string, { title: string; place: string }> = {}
  /** Emails of others who have an entry open, by its id. */
  others: Record<string, string[]> = {}
  /** Entries that are open. */
  open = new Set<string>()
  private lastSaves = new Map<string, string>()

  /** Calls of the API client, and paths of the site. */
  readonly answerAnything = async (input: RequestInfo | URL): Promise<Response> => {
    if (typeof input !== 'string' || !input.startsWith('/')) return this.fetch(input)
    return this.files[input]?.clone() ?? new Response('', { status: 404 })
  }

  /** The last saved text of an entry. */
  textOf(id: string): string | undefined {
    return this.find(id)?.content.markdown
  }

  protected override async answer(request: Request, pathname: string): Promise<Answer> {
    for (const [endpoint, handle] of this.writing) {
      const match = new RegExp(`^${endpoint.path.replace(':id', '([^/]+)')}$`).exec(pathname)
      if (match === null || endpoint.method !== request.method) continue
      const asked = await read(endpoint, request, match[1] ?? '')
      const answer = asked
        ? handle(asked)
        : fail(400, 'bad_request', 'The request couldn’t be read. Check its URL and its JSON.')
      responsesOf(endpoint)[answer.status]?.parse(answer.body)
      return answer
    }
    return super.answer(request, pathname)
  }

  private readonly writing: readonly (readonly [Endpoint, (asked: Asked) => Answer])[] = [
    [listEntries, ({ query }) => this.listSome(query as unknown as ListQuery)],
    [
      listEntryFiles,
      ({ query }) => {
        const kinds = kindsIn(query['kind'] as ListedKind)
        return { status: 200, body: { data: this.entryFiles.filter(({ kind }) => kinds.includes(kind)) } }
      },
    ],
    [takeOverFile, ({ body }) => this.takeOver(String(body['file']))],
    [createEntry, ({ body }) => this.begin(body as { id: string; content: EntryContent })],
    [saveEntry, ({ id, body }) => this.save(id, body as unknown as Save)],
    [findSlug, ({ query }) => this.findHolder(query as unknown as { slug: string; entry: string })],
    [copyEntry, ({ id, body }) => this.copy(id, String(body['id']))],
    [restoreEntry, ({ id, body }) => this.takeFromTrash(id, Number(body['version']))],
    [eraseEntry, ({ id, query }) => this.erase(id, Number(query['version']))],
    [changeEntries, ({ body }) => this.changeSeveral(body as unknown as SeveralChange)],
    [notePresence, ({ id, body }) => this.notePresence(id, body['isOpen'] === true)],
    [addPicture, ({ query }) => this.keepPicture(String(query['name']))],
  ]

  /** Files of the live release, with the entries that took them over. */
  entryFiles: z.output<(typeof listEntryFiles.responses)[200]>['data'] = []

  private notePresence(id: string, isOpen: boolean): Answer {
    if (isOpen) this.open.add(id)
    else this.open.delete(id)
    return { status: 200, body: { data: this.others[id] ?? [] } }
  }

  private takeOver(file: string): Answer {
    const found = this.entryFiles.find((one) => one.file === file)
    if (!found) return fail(404, 'not_found', `${file} isn’t a file of this site. Reload the list.`)
    const { kind, slug, title } = found
    const content = { ...makePost({ slug, title }), kind } as EntryContent // any kind with a title
    const source = { file, isReplaced: false, state: 'same' as const }
    const entry = makeEntry({ id: makeId(800), content, source })
    this.entries = [...this.entries, entry]
    this.entryFiles = this.entryFiles.map((one) => (one === found ? { ...one, entry: entry.id } : one))
    return { status: 201, body: entry }
  }

  private listSome({ kind, state, search, mine, trash, limit, after }: ListQuery): Answer {
    const { email, roles } = this.caller
    const isOwn = ({ author }: Entry) => author === email.toLowerCase()
    const isListed = (entry: Entry) => !kind || kindsIn(kind).includes(entry.kind)
    const trashed = this.trash.filter(isListed)
    const seen = (trash === '1' ? trashed : this.entries)
      .filter((entry) => isListed(entry) && (mayManage(entry.kind, roles) || isOwn(entry)))
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    const counts = Object.fromEntries(
      states.map((one) => [one, seen.filter((entry) => entry.state === one).length]),
    )
    const fitting = seen.filter(
      (entry) =>
        (!state || entry.state === state) &&
        (mine === '0' || isOwn(entry)) &&
        `${entry.title} ${entry.slug} ${entry.author}`.toLowerCase().includes(search.toLowerCase()),
    )
    const start = after === undefined ? 0 : Number(after)
    const data = fitting.slice(start, start + limit).map(({ content, blockers, reviewNotes, ...rest }) => ({
      ...rest,
      lead: 'lead' in content.fields ? (content.fields.lead ?? '') : '',
      trashed: trash === '1' ? inTrash : null,
    }))
    const next = fitting.length > start + limit ? String(start + limit) : null
    return { status: 200, body: { data, next, total: fitting.length, counts, trashed: trashed.length } }
  }

  private begin({ id, content }: { id: string; content: EntryContent }): Answer {
    const known = this.find(id)
    if (known && sameContent(known.content, content)) return { status: 200, body: known }
    if (known) return fail(409, 'entry_exists', 'An entry with this id already exists.', { current: known })
    const refusal = this.refuseSlug(id, content)
    if (refusal) return refusal
    const author = this.caller.email.toLowerCase()
    const entry = makeEntry({
      id,
      content,
      author,
      updatedBy: author,
      version: 1,
      updatedAt: '2026-11-20T13:00:00Z',
    })
    this.entries = [entry, ...this.entries]
    return { status: 201, body: entry }
  }

  private changeSeveral({ items, action }: SeveralChange): Answer {
    const data = items.map(({ id, version }) => {
      const entry = this.find(id)
      if (!entry) return { id, problem: 'Not found, or you don’t have access. Reload the list.' }
      if (entry.version !== version) return { id, problem: `${entry.updatedBy} saved a newer version.` }
      if (action === 'publish' && entry.blockers.length > 0)
        return { id, problem: 'This can’t be published yet.' }
      const { kind, state, author, live, slug, title } = entry
      if (!mayDo(action, { kind, state, author, isLive: live !== null }, this.caller))
        return { id, problem: 'You can’t do this now.' }
      this.entries = this.entries.filter((one) => one !== entry)
      if (action === 'remove') this.trash = [{ ...entry, version: version + 1 }, ...this.trash]
      else {
        const isLive = action === 'publish'
        const next = isLive ? ('published' as const) : ('unpublished' as const)
        const changed = { state: next, live: isLive ? makeLive({ slug, title }) : null, version: version + 1 }
        this.entries = [{ ...entry, ...changed }, ...this.entries]
      }
      return { id, problem: null }
    })
    return { status: 200, body: { data } }
  }

  private copy(id: string, copyId: string): Answer {
    const source = this.find(id)
    if (!source) return gone
    const { kind } = source.content
    const fields = { ...source.content.fields, title: `Copy of ${source.title}` }
    const answer = this.begin({
      id: copyId,
      content: { kind, slug: '', fields, markdown: source.content.markdown } as EntryContent, // of the same kind
    })
    return answer
  }

  private takeFromTrash(id: string, version: number): Answer {
    const entry = this.trash.find((one) => one.id === id)
    if (!entry) return gone
    if (entry.version !== version) return fail(409, 'changed', 'Someone else changed it.', { current: null })
    const isTaken = this.entries.some(({ slug }) => slug === entry.slug)
    const slug = isTaken ? '' : entry.slug
    const restored = { ...entry, slug, content: { ...entry.content, slug }, version: version + 1 }
    this.trash = this.trash.filter((one) => one !== entry)
    this.entries = [restored, ...this.entries]
    return { status: 200, body: restored }
  }

  private erase(id: string, version: number): Answer {
    const entry = this.trash.find((one) => one.id === id)
    if (!entry) return gone
    if (entry.version !== version) return fail(409, 'changed', 'Someone else changed it.', { current: null })
    this.trash = this.trash.filter((one) => one !== entry)
    return { status: 204, body: null }
  }

  private save(id: string, { version, saveId, content }: Save): Answer {
    const entry = this.find(id)
    if (!entry) return fail(404, 'not_found', 'Not found, or you don’t have access. Reload the list.')
    if (this.lastSaves.get(id) === saveId) return { status: 200, body: entry }
    const { kind, state, author, live } = entry
    if (!mayDo('edit', { kind, state, author, isLive: live !== null }, this.caller))
      return fail(409, 'not_now', 'You can’t edit this while it’s in review.', { current: entry })
    if (entry.version !== version)
      return fail(
        409,
        'changed',
        `${entry.updatedBy} saved a newer version. Compare the two and save again.`,
        { current: entry },
      )
    const refusal = this.refuseSlug(id, content)
    if (refusal) return refusal
    this.lastSaves.set(id, saveId)
    return { status: 200, body: this.keepText(entry, content) }
  }

  private keepText(entry: Entry, content: EntryContent): Entry {
    const saved: Entry = {
      ...entry,
      content,
      slug: content.slug,
      title: titleOf(content),
      state: entry.state === 'published' ? 'draft' : entry.state,
      version: entry.version + 1,
      updatedAt: '2026-11-20T13:00:00Z',
      updatedBy: this.caller.email.toLowerCase(),
    }
    this.entries = this.entries.map((one) => (one.id === entry.id ? saved : one))
    return saved
  }

  private refuseSlug(id: string, { slug }: EntryContent): Answer | undefined {
    const holder = this.holderOf(slug, id)
    if (!holder) return undefined
    const message = `The URL “${slug}” is already used by “${holder.title}” (${holder.place}).`
    return fail(409, 'slug_taken', message, { current: this.find(id) ?? null })
  }

  private findHolder({ slug, entry }: { slug: string; entry: string }): Answer {
    return { status: 200, body: { takenBy: this.holderOf(slug, entry) ?? null } }
  }

  private holderOf(slug: string, id: string) {
    if (slug === '') return undefined
    const other = this.entries.find((entry) => entry.slug === slug && entry.id !== id)
    return other ? { title: other.title, place: 'the editor' } : this.slugs[slug]
  }

  private keepPicture(name: string): Answer {
    this.pictures.push(name)
    const src = `/media/${String(this.pictures.length).padStart(10, '0')}/${name.replace(/\.\w+$/, '')}.webp`
    return { status: 201, body: { src, width: 800, height: 400 } }
  }
}

const gone = fail(404, 'not_found', 'Not found, or you don’t have access. Reload the list.')
const inTrash = {
  at: '2026-11-12T10:00:00Z',
  by: 'nora.lindqvist@firm.example',
  until: '2026-12-12T10:00:00Z',
}

interface SeveralChange {
  items: readonly { id: string; version: number }[]
  action: 'publish' | 'unpublish' | 'remove'
}

interface ListQuery {
  kind?: ListedKind
  state?: EntryState
  search: string
  mine: '0' | '1'
  trash: '0' | '1'
  limit: number
  after?: string
}

interface Save {
  version: number
  saveId: string
  content: EntryContent
}

async function read(endpoint: Endpoint, request: Request, id: string): Promise<Asked | undefined> {
  const { params, query, body } = endpoint.request ?? {}
  const search = Object.fromEntries(new URL(request.url).searchParams)
  const sent: unknown = body ? await request.json() : {}
  const results = [params?.safeParse({ id }), query?.safeParse(search), body?.safeParse(sent)]
  if (results.some((result) => result?.success === false)) return undefined
  const [, queried, posted] = results.map((result) => (result?.data ?? {}) as Record<string, unknown>)
  return { id, query: queried ?? {}, body: posted ?? {} }
}
