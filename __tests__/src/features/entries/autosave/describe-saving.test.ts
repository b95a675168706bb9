import { describeSaving } from '../../../../../src/features/entries/autosave/describe-saving'
import type { SavingState } from '../../../../../src/features/entries/autosave/saving-state'
import { makeEntry, makePost } from './support'

const entry = makeEntry()
const say = (parts: Partial<SavingState>) =>
  describeSaving({
    content: makePost(''),
    entry,
    phase: { is: 'idle' },
    savedAt: new Date(2026, 10, 20, 14, 2).getTime(),
    copyFailed: false,
    refusedSlug: undefined,
    ...parts,
  })
const failed = (kind: 'no-connection' | 'signed-out' | 'gone', copyFailed = false) =>
  say({ phase: { is: 'failed', failure: { kind }, again: undefined }, copyFailed }).text

test('what is saved says when', () => {
  expect(say({})).toEqual({ text: 'Saved 14:02', tone: 'calm' })
})

test('what nobody has touched yet says so', () => {
  expect(say({ entry: undefined, savedAt: undefined }).text).toBe('Nothing written yet')
})

test('a save on its way says so and is no trouble', () => {
  expect(say({ phase: { is: 'saving' } })).toEqual({ text: 'Saving…', tone: 'busy' })
  expect(say({ phase: { is: 'waiting' } }).tone).toBe('busy')
})

test('what can’t be kept in this browser either is trouble before it fails', () => {
  expect(say({ phase: { is: 'waiting' }, copyFailed: true })).toEqual({
    text: 'Not saved yet, and this browser has no room for a copy. Wait for “Saved” before you leave.',
    tone: 'trouble',
  })
  expect(failed('no-connection', true)).toBe(
    'Not saved: no connection. This browser has no room for a copy: leave this page open.',
  )
})

test('each failure says what happened, where the text is, and what to do', () => {
  expect(failed('no-connection')).toBe('Not saved: no connection. Your text is kept in this browser.')
  expect(failed('signed-out')).toBe(
    'Signed out: not saved. Your text is kept in this browser. Sign in again, and it is saved by itself.',
  )
  expect(failed('gone')).toBe('Not saved: somebody removed it meanwhile. Your text is kept in this browser.')
})
