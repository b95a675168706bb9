import type { Publication } from '../../../../../contract/publication'
import {
  hasEnded,
  planCourse,
  type WaitsFor,
} from '../../../../../src/features/entries/publication-status/plan-course'
import { pollPause } from '../../../../../src/features/entries/publication-status/poll-pause'
import { makeBuild, makePublication } from '../../../../setup/make-entry'

const plan = (parts: Partial<Publication>, waitsFor: WaitsFor = 'its build') => {
  const { marks, headline } = planCourse(makePublication(parts), waitsFor)
  return { marks: marks.map(({ title, state }) => `${title}: ${state}`), headline }
}

test.each<[string, Partial<Publication>, string[], string]>([
  ['saved', {}, ['Saved: done', 'Building: ahead', 'Live: ahead'], 'Saved. Its build begins in a moment.'],
  [
    'in the queue',
    { build: makeBuild({ state: 'waiting', step: 'waiting' }) },
    ['Saved: done', 'Building: ahead', 'Live: ahead'],
    'Saved. Its build waits for its turn.',
  ],
  [
    'being built',
    { state: 'building', build: makeBuild() },
    ['Saved: done', 'Building: now', 'Live: ahead'],
    'Building the pages.',
  ],
  [
    'being checked',
    { state: 'building', build: makeBuild({ step: 'checking' }) },
    ['Saved: done', 'Built: done', 'Live: now'],
    'Built. Asking the public address whether it has arrived.',
  ],
  [
    'live',
    { state: 'live', liveAt: '2026-11-12T10:00:20Z', build: makeBuild({ state: 'live', step: 'done' }) },
    ['Saved: done', 'Built: done', 'Live: done'],
    'Live: visitors read it at /blog/tides/.',
  ],
  [
    'failed while building',
    { state: 'failed', build: makeBuild({ state: 'failed' }) },
    ['Saved: done', 'Building: failed', 'Live: ahead'],
    'Not live yet: it failed while building the pages.',
  ],
  [
    'built and not found at its address',
    { state: 'failed', build: makeBuild({ state: 'failed', step: 'checking' }) },
    ['Saved: done', 'Built: done', 'Live: failed'],
    'Not live yet: it failed since the public address did not answer with it.',
  ],
  [
    'replaced',
    { state: 'replaced' },
    ['Saved: done', 'Building: passed', 'Live: passed'],
    'A later publication took its place.',
  ],
  [
    'taken off',
    { action: 'unpublish', hash: null, state: 'live', liveAt: '2026-11-12T10:00:20Z' },
    ['Saved: done', 'Built: done', 'Gone: done'],
    'Gone: nothing is at /blog/tides/ any more.',
  ],
])('%s', (_, parts, marks, headline) => {
  expect(plan(parts)).toEqual({ marks, headline })
})

test('what waits says for what, as far as one can tell', () => {
  expect(plan({}, 'another build').headline).toBe(
    'Saved. It waits for the build that is running and goes out with the next one.',
  )
  expect(plan({}, 'a deploy').headline).toContain('Nothing builds the site here')
  expect(plan({}, 'nothing known').headline).toContain('Where nothing builds by itself')
})

test('marks carry when they were reached', () => {
  const { marks } = planCourse(
    makePublication({ state: 'live', liveAt: '2026-11-12T10:00:20Z', build: makeBuild({ state: 'live' }) }),
    'its build',
  )
  expect(marks.map(({ at }) => at)).toEqual(['2026-11-12T10:00:00Z', undefined, '2026-11-12T10:00:20Z'])
})

test('live, failed and replaced are ends', () => {
  const states = ['saved', 'building', 'live', 'failed', 'replaced'] as const
  expect(states.filter((state) => hasEnded({ state }))).toEqual(['live', 'failed', 'replaced'])
})

test('looks grow rarer, from every second to every fifteen', () => {
  expect([0, 29, 30, 60, 119, 120, 9_999].map(pollPause)).toEqual([
    1_000, 1_000, 2_000, 5_000, 5_000, 15_000, 15_000,
  ])
})
