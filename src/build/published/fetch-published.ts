import { z } from 'zod'
import { EntryKindSchema } from '../../../contract/content/entry-kind'
import { InvalidValueError, parseOrExplain } from '../../../contract/parse-or-explain'
import { listPublished } from '../../../contract/published'
import type { MovedSlug, PlacedEntry } from '../../content/published-content'
import { askBackend, type Bounds } from './ask-backend'
import { placeInEditor } from './place-in-editor'

const AnswerSchema = listPublished.responses[200]
type Answer = z.output<typeof AnswerSchema>

/** A page of 100 entries of the longest text, with room for their other fields. */
const bounds: Bounds = { timeoutMs: 30_000, bytes: 100 * 1024 * 1024 }

/** Entries beyond this are a fault of the answers rather than a firm that writes a lot. */
const mostPages = 1_000

/**
 * Everything that was published in the editor, page by page.
 *
 * @param address Of the backend, without /api.
 * @throws BackendAway when it does not answer; InvalidValueError when it answers something else than agreed.
 */
export async function fetchPublished(
  address: string,
): Promise<{ entries: PlacedEntry[]; moved: MovedSlug[] }> {
  const pages: Answer[] = []
  let after: string | null = null
  do {
    const page: Answer = await fetchPage(address, after)
    pages.push(page)
    after = page.next
    if (pages.length > mostPages) throw new Error(`${address}: the list of published entries has no end`)
  } while (after !== null)
  const entries = pages.flatMap(({ data }) => data)
  const moved = pages.flatMap((page) => page.moved)
  return {
    entries: entries.map((entry) => ({ entry, place: placeOf(entry) })),
    moved: moved.map((move) => {
      const entry = entries.find(({ kind, slug }) => kind === move.kind && slug === move.to)
      return { ...move, place: entry ? placeOf(entry) : 'the editor' }
    }),
  }
}

const placeOf = ({ kind, id, fields: { title } }: Answer['data'][number]) =>
  placeInEditor({ kind, id, title })

async function fetchPage(address: string, after: string | null): Promise<Answer> {
  const url = `${address}${listPublished.path}?limit=100${after === null ? '' : `&after=${after}`}`
  const body = await askBackend(url, bounds)
  const value = parseJson(url, body?.toString('utf8') ?? '')
  return parseOrExplain(AnswerSchema, value, (keys) => explainPlace(url, value, keys))
}

function parseJson(url: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const line = `${url}: expected the published entries in JSON, found something else. Is it the address of the backend?`
    throw new InvalidValueError([], [line], { cause })
  }
}

const FaultyEntrySchema = z.object({
  id: z.string(),
  kind: EntryKindSchema,
  fields: z.object({ title: z.string() }),
})

/** The entry a fault is in, where it can be told; else the call. */
function explainPlace(url: string, value: unknown, keys: readonly PropertyKey[]): string {
  const whole = z.object({ data: z.array(z.unknown()) }).safeParse(value)
  const [list, index, ...inner] = keys
  const entry =
    whole.success && list === 'data' ? FaultyEntrySchema.safeParse(whole.data.data[Number(index)]) : undefined
  if (!entry?.success) return [url, keys.join('.')].filter(Boolean).join(': ')
  const { id, kind, fields } = entry.data
  return `${placeInEditor({ id, kind, title: fields.title })}: ${inner.join('.')}`
}
