import { ServiceError } from '../errors/service-error'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import { canonicalJson } from './canonical-json'
import { changeContent } from './change-content'
import type { EntryParts } from './change-entries'
import { findHolder } from './find-holder'
import { nameEntry } from './name-entry'

/**
 * Makes an earlier form the working copy. Its address comes back too, unless something else has it by now: then
 * the present one stays, so that nothing of the text is out of reach.
 *
 * @throws ServiceError `not_found`.
 */
export async function restoreForm(
  parts: EntryParts,
  { email, role }: Viewer,
  entry: StoredEntry,
  number: number,
): Promise<StoredEntry> {
  const revision = await parts.revisions.find(entry.id, number)
  if (!revision) throw new ServiceError('not_found', 'There is no such revision. Load the list again.')
  const place = { kind: entry.kind, slug: revision.content.slug }
  if (place.slug !== '') await parts.entries.lockPlace(place)
  const holder = await findHolder(parts, { email, role }, place, entry.id)
  const content = holder ? { ...revision.content, slug: entry.content.slug } : revision.content
  if (canonicalJson(content) === canonicalJson(entry.content)) return entry

  const restored = await changeContent(parts, entry, { by: email, content, reason: 'restored' })
  await parts.audit.add({
    actor: email,
    action: 'entry.restored',
    subject: nameEntry(content),
    before: { id: entry.id, version: entry.version },
    after: { version: restored.version, revision: number },
  })
  return restored
}
