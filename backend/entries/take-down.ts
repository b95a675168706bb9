import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import type { Moved } from './go-live'
import { recordMove } from './record-move'

/**
 * Takes a live entry away from visitors. Its address is remembered: should it come back at another one, visitors
 * who knew the first are sent there.
 */
export async function takeDown(parts: EntryParts, entry: StoredEntry, by: string): Promise<Moved> {
  const { live } = entry
  if (!live) return { entry, publication: null }
  const moved: StoredEntry = {
    ...entry,
    state: 'unpublished',
    live: null,
    version: entry.version + 1,
    updatedAt: parts.at,
    updatedBy: by,
  }
  await parts.entries.put(moved)
  await parts.movedSlugs.add(live.content, entry.id, parts.at)
  await recordMove(parts, { by, action: 'unpublish', before: entry, after: moved })
  const { kind, slug, fields } = live.content
  const receipt = {
    entry: entry.id,
    kind,
    slug,
    title: fields.title,
    hash: null,
    by,
    action: 'unpublish',
  } as const
  return { entry: moved, publication: await parts.publications.add(receipt) }
}
