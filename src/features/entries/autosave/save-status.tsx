import { formatMoment } from '../../../lib/format-moment'
import { formatTime } from '../../../lib/format-time'
import * as css from './autosave.module.css'
import type { SaveError, SaveState } from './save-state'

interface SaveStatusText {
  text: string
  /** 'error': something keeps the text from being saved. */
  tone: 'quiet' | 'busy' | 'error'
}

/** Whether the text is saved; only errors are announced. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { text, tone } = describeSaveState(state)
  return (
    <p className={`${css.status} ${css[tone]}`} role="status" aria-live={tone === 'error' ? 'polite' : 'off'}>
      {text}
    </p>
  )
}

/** Whether the text is saved, in a sentence. */
export function describeSaveState(state: SaveState): SaveStatusText {
  const { phase, copyFailed } = state
  switch (phase.is) {
    case 'failed':
      return { text: describeError(phase.error, copyFailed), tone: 'error' }
    case 'conflict':
      return {
        text:
          phase.reason === 'closed'
            ? `Not saved: this can no longer be edited. ${describeCopy(copyFailed)}`
            : 'Not saved: someone else saved a newer version',
        tone: 'error',
      }
    case 'merging':
      return { text: 'Not saved: save when you’ve finished merging', tone: 'error' }
    case 'saving':
      return { text: 'Saving…', tone: 'busy' }
    case 'waiting':
      return describeWaiting(copyFailed)
    case 'idle':
      return describeIdle(state)
  }
}

function describeWaiting(copyFailed: boolean): SaveStatusText {
  if (!copyFailed) return { text: 'Unsaved changes', tone: 'busy' }
  const text = 'Not saved yet, and there’s no space for a local copy. Wait for “Saved” before you leave.'
  return { text, tone: 'error' }
}

function describeIdle({ savedAt, entry, takenSlug }: SaveState): SaveStatusText {
  if (entry === undefined) return { text: 'Not saved yet', tone: 'quiet' }
  const at = savedAt === undefined ? formatMoment(entry.updatedAt) : formatTime(new Date(savedAt))
  if (takenSlug === undefined) return { text: `Saved ${at}`, tone: 'quiet' }
  return { text: `Saved ${at}, except the URL slug: ${takenSlug.message}`, tone: 'error' }
}

function describeError(error: SaveError, copyFailed: boolean): string {
  const copy = describeCopy(copyFailed)
  switch (error.kind) {
    case 'no-connection':
      return `Not saved: no connection. ${copy}`
    case 'signed-out':
      return `Not saved: your session has expired. Sign in again to save. ${copy}`
    case 'server':
    case 'rejected':
      return `Not saved. ${error.message} ${copy}`
    case 'deleted':
      return `Not saved: someone deleted this. ${copy}`
  }
}

const describeCopy = (copyFailed: boolean) =>
  copyFailed
    ? 'There’s no space for a local copy. Keep this page open.'
    : 'Your changes are stored in this browser.'
