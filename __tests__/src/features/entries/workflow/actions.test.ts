import type { EntryState } from '../../../../../contract/entry'
import { planActions, planConfirmation } from '../../../../../src/features/entries/workflow/actions'
import { describeStatus } from '../../../../../src/features/entries/workflow/status-chip'
import { makeEntry, makeLive, makePost } from '../../../../setup/make-entry'
const mei = { email: 'Mei.Tanaka@firm.example', roles: ['employee'] as const }
const nora = { email: 'nora.lindqvist@firm.example', roles: ['admin'] as const }
const today = '2026-11-12'

const offered = (parts: Parameters<typeof makeEntry>[0], caller: typeof mei | typeof nora) => {
  const { main, more } = planActions(makeEntry(parts), caller)
  return [main?.label, ...more.map(({ label }) => label)]
}
const job = (status: 'open' | 'filled', closes?: string) => ({
  kind: 'job' as const,
  slug: 'pilot',
  fields: { title: 'Pilot', status, closes },
  markdown: '',
})

describe('the actions', () => {
  test.each<[EntryState, (string | undefined)[]]>([
    ['draft', ['Submit for review', 'Move to trash']],
    ['in_review', ['Withdraw']],
    ['changes_requested', ['Submit for review', 'Move to trash']],
    ['scheduled', [undefined]],
    ['published', [undefined]],
    ['unpublished', ['Submit for review', 'Move to trash']],
  ])('of an author with the status %s are those that the rules allow', (state, titles) => {
    expect(offered({ state }, mei)).toEqual(titles)
  })

  test.each<[EntryState, (string | undefined)[]]>([
    ['draft', ['Publish', 'Schedule', 'Move to trash']],
    ['in_review', ['Publish', 'Request changes', 'Schedule']],
    ['changes_requested', ['Publish', 'Schedule', 'Move to trash']],
    ['scheduled', ['Publish now', 'Reschedule', 'Unschedule']],
    ['unpublished', ['Publish', 'Schedule', 'Move to trash']],
  ])('of an admin with the status %s, for an entry by someone else', (state, titles) => {
    expect(offered({ state }, nora)).toEqual(titles)
  })

  test('let an admin unpublish a live entry, and publish later changes', () => {
    expect(offered({ state: 'published', live: makeLive() }, nora)).toEqual([undefined, 'Unpublish'])
    expect(offered({ state: 'draft', live: makeLive() }, nora)).toEqual([
      'Publish changes',
      'Schedule',
      'Unpublish',
    ])
  })

  test('fill or close an open job, and reopen a filled one', () => {
    const content = job('open')
    expect(offered({ content, state: 'published', live: makeLive({ jobStatus: 'open' }) }, nora)).toEqual([
      undefined,
      'Mark as filled',
      'Close job',
      'Unpublish',
    ])
    expect(offered({ content, state: 'published', live: makeLive({ jobStatus: 'filled' }) }, nora)).toEqual([
      'Reopen',
      'Unpublish',
    ])
  })
})

describe('before publishing, the dialog says', () => {
  const said = (parts: Parameters<typeof makeEntry>[0]) =>
    planConfirmation('publish', makeEntry(parts), today).sentences

  test('its URL', () => {
    expect(said({})[0]).toBe('It will be published at /blog/tides/.')
  })

  test('that it replaces the live version', () => {
    expect(said({ live: makeLive() })[0]).toBe('This replaces the version that is live at /blog/tides/.')
  })

  test('that the URL changes, and that the old one redirects', () => {
    expect(said({ live: makeLive({ slug: 'waves' }) })[0]).toBe(
      'The URL changes from /blog/waves/ to /blog/tides/. The old URL will redirect to the new one.',
    )
  })

  test('nothing about the URL while there is no slug', () => {
    expect(said({ content: makePost({ slug: '' }) })).toHaveLength(1)
  })

  test('that a scheduled entry is published now instead', () => {
    const sentences = said({ state: 'scheduled', publishAt: '2026-11-20T09:00:00Z' })
    expect(sentences[1]).toMatch(
      /^It’s scheduled for 20 November 2026, \d\d:\d\d\. It will be published now instead\.$/,
    )
  })

  test('until when people can apply, or that they can’t', () => {
    expect(said({ content: job('open', '2026-11-12') })[1]).toBe('Applications close on 12 November 2026.')
    expect(said({ content: job('open', '2026-11-11') })[1]).toBe(
      'The application deadline (11 November 2026) has passed, so people can’t apply.',
    )
    expect(said({ content: job('filled') })[1]).toBe('It will be published as filled, so people can’t apply.')
  })
})

test('before unpublishing, the dialog says which URL will be missing', () => {
  const entry = makeEntry({ state: 'draft', live: makeLive({ slug: 'waves' }) })
  const { title, sentences } = planConfirmation('unpublish', entry, today)
  expect(title).toBe('Unpublish this article?')
  expect(sentences[0]).toContain('/blog/waves/ will show a “page not found” page')
})

describe('the status', () => {
  const say = (parts: Parameters<typeof makeEntry>[0], hasChanges?: boolean) => {
    const { state, live } = makeEntry(parts)
    const { title, detail, tone } = describeStatus({ state, live, hasChanges })
    return [title, detail, tone]
  }

  test('is its name while nothing is live', () => {
    expect(say({ state: 'draft' })).toEqual(['Draft', undefined, 'quiet'])
    expect(say({ state: 'in_review' })).toEqual(['In review', undefined, 'pending'])
  })

  test('includes what visitors see', () => {
    expect(say({ state: 'draft', live: makeLive() })).toEqual(['Published', 'unpublished changes', 'quiet'])
    expect(say({ state: 'published', live: makeLive() })).toEqual(['Published', undefined, 'live'])
    expect(say({ state: 'published', live: makeLive() }, true)[1]).toBe('an earlier version is live')
  })

  test('includes whether a job is filled', () => {
    const live = makeLive({ jobStatus: 'filled' })
    expect(say({ state: 'published', live })[1]).toBe('filled')
    expect(say({ state: 'draft', live })[1]).toBe('filled, unpublished changes')
  })
})
