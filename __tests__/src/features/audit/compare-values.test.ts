import { compareValues } from '../../../../src/features/audit/compare-values'

test('describes differences, and ignores equal values', () => {
  const before = { state: 'new', assignee: null, isSpam: true, version: 1, title: 'Same', tags: [] }
  const after = {
    state: 'in_progress',
    assignee: 'mei@firm.example',
    isSpam: false,
    version: 2,
    title: 'Same',
    tags: ['a', 'b'],
  }
  expect(compareValues({ before, after })).toEqual([
    { name: 'Status', before: 'new', after: 'in progress' },
    { name: 'Assignee', before: 'none', after: 'mei@firm.example' },
    { name: 'Spam', before: 'yes', after: 'no' },
    { name: 'Tags', before: 'none', after: 'a, b' },
  ])
})

test('new records have no before, removed ones no after', () => {
  expect(compareValues({ before: null, after: { roles: ['admin'] } })).toEqual([
    { name: 'Roles', before: undefined, after: 'admin' },
  ])
  expect(compareValues({ before: { roles: ['admin'] }, after: null })).toEqual([
    { name: 'Roles', before: 'admin', after: undefined },
  ])
  expect(compareValues({ before: null, after: null })).toEqual([])
})

test('names what is recorded as the screens do', () => {
  const recorded = {
    revision: 3,
    liveSlug: 'tides',
    noindex: true,
    image: '/media/1/a.webp',
    permanent: false,
    stage: 'offer',
    tenant: 't',
    account: 'a',
    linkedAt: '2026-11-20T10:00:00Z',
    publishAt: null,
    note: 'added',
    why: 'role_insufficient',
  }
  expect(compareValues({ before: null, after: recorded }).map(({ name }) => name)).toEqual([
    'Version',
    'Published URL slug',
    'Noindex',
    'Social image',
    'Permanent redirect',
    'Stage',
    'Microsoft tenant',
    'Microsoft account',
    'Linked',
    'Scheduled for',
    'Note',
    'Reason',
  ])
})

test('makes unknown keys readable, and leaves people’s texts alone', () => {
  expect(
    compareValues({ before: { retentionDate: 'A_b, c' }, after: { retentionDate: { deep: [1] } } }),
  ).toEqual([{ name: 'Retention date', before: 'A_b, c', after: '{"deep":[1]}' }])
})
