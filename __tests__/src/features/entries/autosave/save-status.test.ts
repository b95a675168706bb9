import type { SaveState } from '../../../../../src/features/entries/autosave/save-state'
import { describeSaveState } from '../../../../../src/features/entries/autosave/save-status'
import { makeEntry, makePost } from './support'

const entry = makeEntry()
const say = (parts: Partial<SaveState>) =>
  describeSaveState({
    content: makePost(''),
    entry,
    phase: { is: 'idle' },
    savedAt: new Date(2026, 10, 20, 14, 2).getTime(),
    copyFailed: false,
    takenSlug: undefined,
    merged: undefined,
    ...parts,
  })
const failed = (kind: 'no-connection' | 'signed-out' | 'deleted', copyFailed = false) =>
  say({ phase: { is: 'failed', error: { kind }, retryAt: undefined }, copyFailed }).text

test('says when everything was saved', () => {
  expect(say({})).toEqual({ text: 'Saved 14:02', tone: 'quiet' })
})

test('says that a new entry is not saved yet', () => {
  expect(say({ entry: undefined, savedAt: undefined }).text).toBe('Not saved yet')
})

test('says that a save is in progress, which is not an error', () => {
  expect(say({ phase: { is: 'saving' } })).toEqual({ text: 'Saving…', tone: 'busy' })
  expect(say({ phase: { is: 'waiting' } }).tone).toBe('busy')
})

test('reports full storage before a save fails', () => {
  expect(say({ phase: { is: 'waiting' }, copyFailed: true })).toEqual({
    text: 'Not saved yet, and there’s no space for a local copy. Wait for “Saved” before you leave.',
    tone: 'error',
  })
  expect(failed('no-connection', true)).toBe(
    'Not saved: no connection. There’s no space for a local copy. Keep this page open.',
  )
})

test('says what failed, where the text is, and what to do', () => {
  expect(failed('no-connection')).toBe('Not saved: no connection. Your changes are stored in this browser.')
  expect(failed('signed-out')).toBe(
    'Not saved: your session has expired. Sign in again to save. Your changes are stored in this browser.',
  )
  expect(failed('deleted')).toBe('Not saved: someone deleted this. Your changes are stored in this browser.')
})
