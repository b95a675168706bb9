import type { Publication } from '../../../../../contract/publication'
import {
  hasEnded,
  planProgress,
  type WaitsFor,
} from '../../../../../src/features/entries/publication-status/progress-steps'
import { pollInterval } from '../../../../../src/features/entries/publication-status/publication-queries'
import { makeBuild, makePublication } from '../../../../setup/make-entry'

const plan = (parts: Partial<Publication>, waitsFor: WaitsFor = 'its build') => {
  const { steps, headline } = planProgress(makePublication(parts), waitsFor)
  return { steps: steps.map(({ title, state }) => `${title}: ${state}`), headline }
}

test.each<[string, Partial<Publication>, string[], string]>([
  ['saved', {}, ['Saved: done', 'Building: upcoming', 'Live: upcoming'], 'Saved. Build starting…'],
  [
    'in the queue',
    { build: makeBuild({ state: 'waiting', step: 'waiting' }) },
    ['Saved: done', 'Building: upcoming', 'Live: upcoming'],
    'Saved. Build queued.',
  ],
  [
    'being built',
    { state: 'building', build: makeBuild() },
    ['Saved: done', 'Building: current', 'Live: upcoming'],
    'Building the pages…',
  ],
  [
    'being checked',
    { state: 'building', build: makeBuild({ step: 'checking' }) },
    ['Saved: done', 'Built: done', 'Live: current'],
    'Built. Checking the live page…',
  ],
  [
    'live',
    { state: 'live', liveAt: '2026-11-12T10:00:20Z', build: makeBuild({ state: 'live', step: 'done' }) },
    ['Saved: done', 'Built: done', 'Live: done'],
    'Live at /blog/tides/',
  ],
  [
    'failed while building',
    { state: 'failed', build: makeBuild({ state: 'failed' }) },
    ['Saved: done', 'Building: failed', 'Live: upcoming'],
    'Publishing failed while building the pages',
  ],
  [
    'built and not found at its address',
    { state: 'failed', build: makeBuild({ state: 'failed', step: 'checking' }) },
    ['Saved: done', 'Built: done', 'Live: failed'],
    'Publishing failed because the live page didn’t update',
  ],
  [
    'left out of a build that went live',
    {
      state: 'failed',
      failure: 'Text line 1: broken link.',
      build: makeBuild({ state: 'live', step: 'done' }),
    },
    ['Saved: done', 'Built: done', 'Live: failed'],
    'Left out of the site',
  ],
  [
    'replaced',
    { state: 'replaced' },
    ['Saved: done', 'Building: skipped', 'Live: skipped'],
    'Replaced by a later publication',
  ],
  [
    'taken off',
    { action: 'unpublish', hash: null, state: 'live', liveAt: '2026-11-12T10:00:20Z' },
    ['Saved: done', 'Built: done', 'Unpublished: done'],
    'Unpublished',
  ],
])('%s', (_, parts, steps, headline) => {
  expect(plan(parts)).toEqual({ steps, headline })
})

test('says what a publication is waiting for', () => {
  expect(plan({}, 'another build').headline).toBe('Saved. Queued for the next build.')
  expect(plan({}, 'a deployment').headline).toBe('Saved. It will go live with the next deployment.')
  expect(plan({}, 'unknown').headline).toBe('Saved. Waiting for a build or deployment.')
})

test('steps carry when they were reached', () => {
  const { steps } = planProgress(
    makePublication({ state: 'live', liveAt: '2026-11-12T10:00:20Z', build: makeBuild({ state: 'live' }) }),
    'its build',
  )
  expect(steps.map(({ at }) => at)).toEqual(['2026-11-12T10:00:00Z', undefined, '2026-11-12T10:00:20Z'])
})

test('ends with live, failed and replaced', () => {
  const states = ['saved', 'building', 'live', 'failed', 'replaced'] as const
  expect(states.filter((state) => hasEnded({ state }))).toEqual(['live', 'failed', 'replaced'])
})

test('polls less and less often, from every second to every fifteen', () => {
  expect([0, 29, 30, 60, 119, 120, 9_999].map(pollInterval)).toEqual([
    1_000, 1_000, 2_000, 5_000, 5_000, 15_000, 15_000,
  ])
})
