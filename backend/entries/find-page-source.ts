import { isFixed } from '../../contract/content/kinds'
import { findPageAddress } from '../../contract/entry-address'
import { mayManage, maySee } from '../../contract/entry-rules'
import type { PageSource } from '../../contract/page-source'
import type { Viewer } from '../repositories/entry-list-repository'
import type { EntryRepos } from './entry-repos'

/** The entry or file that the public page at a path comes from, where this person may open it; null otherwise. */
export async function findPageSource(
  { entries, publishing }: EntryRepos,
  caller: Viewer,
  path: string,
): Promise<PageSource | null> {
  const address = findPageAddress(path)
  if (!address) return null
  const { kind, slug } = address
  const live = await entries.findLive(address)
  if (live) return maySee(live, caller) ? { kind, entry: live.id, file: null } : null
  const known = await publishing.files.list()
  const found = known?.find((file) => file.kind === kind && file.slug === slug)
  if (!found || !mayManage(kind, caller.roles)) return null
  const draft = await entries.findByFile(found.file)
  // a page that its entry replaced and then took off is gone, though its file exists
  if (draft?.source?.isReplaced && !isFixed(kind)) return null
  return { kind, entry: draft?.id ?? null, file: found.file }
}
