import { readFilter, writeFilter } from '../../../../src/features/audit/audit-filter'

const nothing = { search: '', actor: '', kind: '', area: '', from: '', to: '' } as const

test('a filter survives a round trip through the address', () => {
  const filter = {
    search: 'tides & reefs',
    actor: 'mei+x@firm.example',
    kind: 'change',
    area: 'seo',
    from: '2026-01-31',
    to: '2026-02-01',
  } as const
  expect(readFilter(writeFilter(filter))).toEqual(filter)
  expect([writeFilter(nothing), readFilter('')]).toEqual(['', nothing])
})

test('ignores invalid filters', () => {
  expect(readFilter('?area=toString&kind=everything&from=2026-02-30&to=soon')).toEqual(nothing)
})
