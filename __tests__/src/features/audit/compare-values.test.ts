import { compareValues } from '../../../../src/features/audit/compare-values'

test('what differs is told in words, what does not is left out', () => {
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

test('something new has no before, something removed no after', () => {
  expect(compareValues({ before: null, after: { role: 'admin' } })).toEqual([
    { name: 'Role', before: undefined, after: 'admin' },
  ])
  expect(compareValues({ before: { role: 'admin' }, after: null })).toEqual([
    { name: 'Role', before: 'admin', after: undefined },
  ])
  expect(compareValues({ before: null, after: null })).toEqual([])
})

test('names that no list knows are made readable, and texts of people stay as they are', () => {
  expect(
    compareValues({ before: { retentionDate: 'A_b, c' }, after: { retentionDate: { deep: [1] } } }),
  ).toEqual([{ name: 'Retention date', before: 'A_b, c', after: '{"deep":[1]}' }])
})
