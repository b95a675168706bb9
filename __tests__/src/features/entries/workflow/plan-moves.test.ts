import { makeEntry, makeLive, makePost } from '../../../../setup/make-entry'
import type { EntryState } from '../../../../../contract/entry'
import { describeState } from '../../../../../src/features/entries/workflow/describe-state'
import { planActions } from '../../../../../src/features/entries/workflow/plan-actions'
import { planQuestion } from '../../../../../src/features/entries/workflow/plan-question'

const mei = { email: 'Mei.Tanaka@firm.example', role: 'employee' as const }
const nora = { email: 'nora.lindqvist@firm.example', role: 'admin' as const }
const today = '2026-11-12'

const offered = (parts: Parameters<typeof makeEntry>[0], caller: typeof mei | typeof nora) => {
  const { main, more } = planActions(makeEntry(parts), caller)
  return [main?.title, ...more.map(({ title }) => title)]
}
const job = (status: 'open' | 'filled', closes?: string) => ({
  kind: 'job' as const,
  slug: 'pilot',
  fields: { title: 'Pilot', status, closes },
  markdown: '',
})

describe('the bar offers', () => {
  test.each<[EntryState, (string | undefined)[]]>([
    ['draft', ['Submit for review', 'Remove']],
    ['in_review', ['Take back from review']],
    ['changes_requested', ['Submit for review', 'Remove']],
    ['scheduled', [undefined]],
    ['published', [undefined]],
    ['unpublished', ['Submit for review', 'Remove']],
  ])('an author in the state %s what the rules allow', (state, titles) => {
    expect(offered({ state }, mei)).toEqual(titles)
  })

  test.each<[EntryState, (string | undefined)[]]>([
    ['draft', ['Publish', 'Schedule', 'Remove']],
    ['in_review', ['Publish', 'Ask for changes', 'Schedule']],
    ['changes_requested', ['Publish', 'Schedule', 'Remove']],
    ['scheduled', ['Publish now', 'Take off the schedule']],
    ['unpublished', ['Publish', 'Schedule', 'Remove']],
  ])('an admin in the state %s of what somebody else wrote', (state, titles) => {
    expect(offered({ state }, nora)).toEqual(titles)
  })

  test('an admin, of what is live, to take it off; and to publish what was changed since', () => {
    expect(offered({ state: 'published', live: makeLive() }, nora)).toEqual([undefined, 'Take off the site'])
    expect(offered({ state: 'draft', live: makeLive() }, nora)).toEqual([
      'Publish the changes',
      'Schedule',
      'Take off the site',
    ])
  })

  test('to fill or close an open position, and to open one that is filled', () => {
    const content = job('open')
    expect(offered({ content, state: 'published', live: makeLive({ opening: 'open' }) }, nora)).toEqual([
      undefined,
      'Mark as filled',
      'Close',
      'Take off the site',
    ])
    expect(offered({ content, state: 'published', live: makeLive({ opening: 'filled' }) }, nora)).toEqual([
      'Open again',
      'Take off the site',
    ])
  })
})

describe('before publishing one reads', () => {
  const said = (parts: Parameters<typeof makeEntry>[0]) =>
    planQuestion('publish', makeEntry(parts), today).sentences

  test('the address it will have', () => {
    expect(said({})[0]).toBe('Visitors will read it at /blog/tides/.')
  })

  test('that it takes the place of what is read there now', () => {
    expect(said({ live: makeLive() })[0]).toBe(
      'It takes the place of what visitors read at /blog/tides/ now.',
    )
  })

  test('that it moves, and that the old address leads on', () => {
    expect(said({ live: makeLive({ slug: 'waves' }) })[0]).toBe(
      'It moves from /blog/waves/ to /blog/tides/. Whoever opens the old address is led to the new one.',
    )
  })

  test('nothing about an address while there is none', () => {
    expect(said({ content: makePost({ slug: '' }) })).toHaveLength(1)
  })

  test('that a scheduled one goes out now instead', () => {
    const sentences = said({ state: 'scheduled', publishAt: '2026-11-20T09:00:00Z' })
    expect(sentences[1]).toMatch(
      /^It was to go out on November 20, 2026, \d\d:\d\d; it goes out now instead\.$/,
    )
  })

  test('until when one can apply, and when one can not', () => {
    expect(said({ content: job('open', '2026-11-12') })[1]).toBe('One can apply until November 12, 2026.')
    expect(said({ content: job('open', '2026-11-11') })[1]).toBe(
      'Its last day to apply, November 11, 2026, is over: nobody can apply.',
    )
    expect(said({ content: job('filled') })[1]).toBe('It goes out as filled: nobody can apply.')
  })
})

test('before taking something off one reads at which address it will be missing', () => {
  const entry = makeEntry({ state: 'draft', live: makeLive({ slug: 'waves' }) })
  const { title, sentences } = planQuestion('unpublish', entry, today)
  expect(title).toBe('Take this article off the site?')
  expect(sentences[0]).toContain('visitors to /blog/waves/ read that there is no such page')
})

describe('a state is said', () => {
  const say = (parts: Parameters<typeof makeEntry>[0], hasChanges?: boolean) => {
    const { state, live } = makeEntry(parts)
    const { title, detail, tone } = describeState({ state, live, hasChanges })
    return [title, detail, tone]
  }

  test('by its name alone while nothing is live', () => {
    expect(say({ state: 'draft' })).toEqual(['Draft', undefined, 'quiet'])
    expect(say({ state: 'in_review' })).toEqual(['In review', undefined, 'waiting'])
  })

  test('with what visitors read meanwhile', () => {
    expect(say({ state: 'draft', live: makeLive() })).toEqual(['Draft', 'an earlier text is live', 'quiet'])
    expect(say({ state: 'published', live: makeLive() })).toEqual(['Published', undefined, 'live'])
    expect(say({ state: 'published', live: makeLive() }, true)[1]).toBe('an earlier text is live')
  })

  test('with whether a position is filled', () => {
    const live = makeLive({ opening: 'filled' })
    expect(say({ state: 'published', live })[1]).toBe('filled')
    expect(say({ state: 'draft', live })[1]).toBe('an earlier text is live, filled')
  })
})
