import { z } from 'zod'
import { EntryKindSchema, type EntryKind } from '../../../contract/content/entry-kind'
import { isSetting, kindNames, titleOf } from '../../../contract/content/kinds'
import { entryAddress } from '../../../contract/entry-address'
import { listPublished } from '../../../contract/published'
import { entryHref } from '../../config/entries'
import type { PublishedContent } from '../../content/published-content'
import type { Bounds } from './ask-backend'
import { fetchAll } from './fetch-all'

const AnswerSchema = listPublished.responses[200]
type Answer = z.output<typeof AnswerSchema>

/** A page of 100 entries of the longest text, with room for their other fields. */
const bounds: Bounds = { timeoutMs: 30_000, bytes: 100 * 1024 * 1024 }

/**
 * Everything that was published in the editor, page by page.
 *
 * @param address Of the backend, without /api.
 * @throws BackendAway when it does not answer; InvalidValueError when it answers something else than agreed.
 */
export async function fetchPublished(
  address: string,
): Promise<Pick<PublishedContent, 'entries' | 'moved' | 'gone' | 'files'>> {
  const pages = await fetchAll(`${address}${listPublished.path}?limit=100`, {
    schema: AnswerSchema,
    bounds,
    what: 'the published entries',
    explainLocation,
  })
  const entries = pages.flatMap(({ data }) => data)
  const moved = pages.flatMap((page) => page.moved)
  const gone = pages.flatMap((page) => page.gone)
  const byAddress = new Map(entries.map((entry) => [entryAddress(entry.kind, entry.slug), entry]))
  return {
    entries: entries.map((entry) => ({ entry, location: locationOf(entry) })),
    moved: moved.map((move) => {
      const entry = byAddress.get(entryAddress(move.kind, move.to))
      return { ...move, location: entry ? locationOf(entry) : 'the editor' }
    }),
    files: pages.flatMap((page) => page.files),
    gone: gone.map(({ kind, slug }) => entryAddress(kind, slug)),
  }
}

const locationOf = ({ kind, id, fields }: Answer['data'][number]) =>
  locationInEditor({ kind, id, title: titleOf({ kind, fields }) })

const FaultyEntrySchema = z.object({
  id: z.string(),
  kind: EntryKindSchema,
  fields: z.object({ title: z.string().optional() }),
})

/** The entry with the issue, if known; else the call. */
function explainLocation(url: string, value: unknown, keys: readonly PropertyKey[]): string {
  const whole = z.object({ data: z.array(z.unknown()) }).safeParse(value)
  const [list, index, ...inner] = keys
  const entry =
    whole.success && list === 'data' ? FaultyEntrySchema.safeParse(whole.data.data[Number(index)]) : undefined
  if (!entry?.success) return [url, keys.join('.')].filter(Boolean).join(': ')
  const { id, kind, fields } = entry.data
  return `${locationInEditor({ id, kind, title: titleOf({ kind, fields }) })}: ${inner.join('.')}`
}

/** Describes where an entry is edited, e.g. `the editor, article "Tides" (/admin/post-blog/?entry=…)`. */
function locationInEditor({ kind, id, title }: { kind: EntryKind; id: string; title: string }): string {
  const name = isSetting(kind) ? kindNames[kind].one : `${kindNames[kind].one} "${title}"`
  return `the editor, ${name} (${entryHref({ kind, id }, ['admin'])})`
}
