import type { EntryContent } from '../../contract/entry'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import { asContent } from './as-content'
import { dayIn } from '../clock'
import { goLive, type Moved } from './go-live'
import { liveForm } from './publish-entry'

/** What becomes of an opening by each action. */
export const openings = { fill: 'filled', close: 'closed', reopen: 'open' } as const

/**
 * Opens or closes a live opening at once. Unfinished changes of its working copy stay unpublished.
 *
 * @throws ServiceError `not_ready` for one whose last day has passed.
 */
export async function setOpening(
  parts: EntryParts,
  entry: StoredEntry,
  { by, action }: { by: string; action: keyof typeof openings },
): Promise<Moved> {
  const status = openings[action]
  const shown = entry.live ? asContent(entry.live.content) : entry.content
  const today = dayIn(parts.publishing.clock.timeZone, parts.at)
  const live = await liveForm(parts, entry, withStatus(shown, status), today)
  const working = { content: withStatus(entry.content, status), state: entry.state }
  return goLive(parts, entry, { by, action, live, working })
}

function withStatus(content: EntryContent, status: (typeof openings)[keyof typeof openings]): EntryContent {
  return content.kind === 'job' ? { ...content, fields: { ...content.fields, status } } : content
}
