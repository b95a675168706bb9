import { formatClock } from '../../../lib/format-clock'
import { formatMoment } from '../../../lib/format-moment'
import type { SavingFailure } from './saving-failure'
import type { SavingState } from './saving-state'

export interface SavingText {
  text: string
  /** 'trouble': something keeps the text off the server. */
  tone: 'calm' | 'busy' | 'trouble'
}

/** Where the saving stands, in a sentence. */
export function describeSaving(state: SavingState): SavingText {
  const { phase } = state
  if (phase.is === 'failed')
    return { text: describeFailure(phase.failure, state.copyFailed), tone: 'trouble' }
  if (phase.is === 'conflict' && phase.reason === 'closed')
    return {
      text: `Not saved: this can no longer be edited. ${keptWords(state.copyFailed)}`,
      tone: 'trouble',
    }
  if (phase.is === 'conflict')
    return { text: 'Not saved: somebody saved another version meanwhile.', tone: 'trouble' }
  if (phase.is === 'merging')
    return {
      text: 'Not saved: you are putting two versions together. Save when it is done.',
      tone: 'trouble',
    }
  if (phase.is === 'saving') return { text: 'Saving…', tone: 'busy' }
  if (phase.is === 'waiting') return describeWaiting(state)
  return describeRest(state)
}

function describeWaiting({ copyFailed }: SavingState): SavingText {
  if (!copyFailed) return { text: 'Changed, saved in a moment', tone: 'busy' }
  const text = 'Not saved yet, and this browser has no room for a copy. Wait for “Saved” before you leave.'
  return { text, tone: 'trouble' }
}

function describeRest({ savedAt, entry, refusedSlug }: SavingState): SavingText {
  if (entry === undefined) return { text: 'Nothing written yet', tone: 'calm' }
  const at = savedAt === undefined ? formatMoment(entry.updatedAt) : formatClock(savedAt)
  if (refusedSlug === undefined) return { text: `Saved ${at}`, tone: 'calm' }
  return { text: `Saved ${at}, all but the address: ${refusedSlug.message}`, tone: 'trouble' }
}

function describeFailure(failure: SavingFailure, copyFailed: boolean): string {
  const kept = keptWords(copyFailed)
  switch (failure.kind) {
    case 'no-connection':
      return `Not saved: no connection. ${kept}`
    case 'signed-out':
      return `Signed out: not saved. ${kept} Sign in again, and it is saved by itself.`
    case 'server':
      return `Not saved. ${failure.message} ${kept}`
    case 'refused':
      return `Not saved. ${failure.message} ${kept}`
    case 'gone':
      return `Not saved: somebody removed it meanwhile. ${kept}`
  }
}

const keptWords = (copyFailed: boolean) =>
  copyFailed
    ? 'This browser has no room for a copy: leave this page open.'
    : 'Your text is kept in this browser.'
