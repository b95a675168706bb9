import type { EntryAction } from '../../contract/entry-rules'
import type { StoredEntry } from '../repositories/stored-entry'
import type { LiveContent } from '../repositories/tables'
import { asContent } from './as-content'
import type { EntryParts } from './change-entries'
import { hashContent } from './hash-content'
import { keepRevision } from './keep-revision'
import { moveComments } from './move-comments'
import { recordMove } from './record-move'

/** An entry after its move, and the receipt where visitors will see something change. */
export interface Moved {
  entry: StoredEntry
  publication: string | null
}

interface Going {
  /** Address of who does it; "system" for the service itself. */
  by: string
  action: EntryAction
  /** What visitors are to read from now on. */
  live: LiveContent
  /** The working copy and its state from now on. */
  working: Pick<StoredEntry, 'content' | 'state'>
}

/**
 * Puts a content before visitors: it can be read at once, and a receipt asks for the site to be built. An address
 * that is left is kept as moved.
 */
export async function goLive(parts: EntryParts, entry: StoredEntry, going: Going): Promise<Moved> {
  const { by, action, live, working } = going
  await settleSlugs(parts, entry, live)
  const hash = hashContent(live)
  const moved: StoredEntry = {
    ...entry,
    ...working,
    version: entry.version + 1,
    updatedAt: parts.at,
    updatedBy: by,
    publishAt: working.state === 'scheduled' ? entry.publishAt : null,
    live: { content: live, hash, at: parts.at },
    firstLiveAt: entry.firstLiveAt ?? parts.at,
  }
  await parts.entries.put(moved)
  await keepRevision(parts, entry.id, { by, reason: 'published', content: asContent(live) })
  await recordMove(parts, { by, action, before: entry, after: moved })
  const { kind, slug, fields } = live
  const receipt = { entry: entry.id, kind, slug, title: fields.title, hash, by, action: 'publish' } as const
  return { entry: moved, publication: await parts.publications.add(receipt) }
}

async function settleSlugs(parts: EntryParts, { id, live }: StoredEntry, next: LiveContent) {
  const { movedSlugs, at } = parts
  if (live && live.content.slug !== next.slug) await movedSlugs.add(live.content, id, at)
  await moveComments(parts, id, next)
  await movedSlugs.remove(next)
}
