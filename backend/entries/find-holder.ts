import { maySee } from '../../contract/entry-rules'
import type { Place } from '../repositories/entries-repository'
import type { Viewer } from '../repositories/entry-list-repository'
import { titleOf, type StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'

/** What has an address. */
export interface Holder {
  title: string
  /** A file such as "content/blog/tides.md", or "the editor". */
  place: string
}

/** What has an address, as this person may know it; undefined: it is free. @param except Entry that may have it. */
export async function findHolder(
  { entries, publishing }: Pick<EntryParts, 'entries' | 'publishing'>,
  caller: Viewer,
  place: Place,
  except: string,
): Promise<Holder | undefined> {
  if (place.slug === '') return undefined
  const entry = await entries.findAt(place, except)
  if (entry) return { title: nameFor(caller, entry), place: 'the editor' }
  const file = await publishing.findFile(place.kind, place.slug)
  return file === undefined ? undefined : { title: place.slug, place: file }
}

function nameFor(caller: Viewer, entry: StoredEntry): string {
  const title = maySee(entry, caller) ? titleOf(entry.content) || untitled : undefined
  return title ?? entry.live?.content.fields.title ?? 'A draft of somebody else'
}

const untitled = 'A draft without a title'
