import type { EntryState, EntrySummary } from '../../../../contract/entry'
import { stateTitles } from '../../../config/entry-titles'

export interface StateOf {
  state: EntryState
  live: EntrySummary['live']
  /** Whether visitors read another text than the working copy. Default: read from state and `live`. */
  hasChanges?: boolean
}

export interface StateText {
  /** The state itself, e.g. "In review". */
  title: string
  /** What visitors see meanwhile; undefined where the title says it all. */
  detail: string | undefined
  /** 'waiting': somebody has to act. 'live': visitors read this very text. */
  tone: 'quiet' | 'waiting' | 'live'
}

/** Where an entry stands, and what visitors see, in words. */
export function describeState({ state, live, hasChanges = state !== 'published' }: StateOf): StateText {
  const waiting = state === 'in_review' || state === 'changes_requested'
  const tone = waiting ? 'waiting' : live && !hasChanges ? 'live' : 'quiet'
  return { title: stateTitles[state], detail: describeLive(live, hasChanges), tone }
}

function describeLive(live: StateOf['live'], hasChanges: boolean): string | undefined {
  if (live === null) return undefined
  const opening = live.opening === 'filled' || live.opening === 'closed' ? live.opening : undefined
  if (hasChanges) return opening ? `an earlier text is live, ${opening}` : 'an earlier text is live'
  return opening
}
