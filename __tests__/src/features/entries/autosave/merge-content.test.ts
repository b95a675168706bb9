import { mergeContents } from '../../../../../src/features/entries/autosave/merge-content'
import { makePost } from './support'

const base = makePost('Ebb.\n\nFlood.\n', { title: 'Tides', lead: 'Water.', date: '2026-11-01' }, 'tides')

test('fields that one person changed each are both kept, and the service’s own are theirs', () => {
  const mine = { ...base, slug: 'new-tides', fields: { ...base.fields, title: 'My tides' } }
  const theirs = makePost('Ebb.\n\nMore flood.\n', { title: 'Tides', date: '2026-11-20' }, 'tides')
  expect(mergeContents(base, mine, theirs)).toEqual({
    mine: makePost('Ebb.\n\nMore flood.\n', { title: 'My tides', date: '2026-11-20' }, 'new-tides'),
    theirs: makePost('Ebb.\n\nMore flood.\n', { title: 'My tides', date: '2026-11-20' }, 'new-tides'),
    collide: false,
  })
})

test('parts of a group are merged one by one, and a field that both changed collides', () => {
  const seo = (title: string, description: string) =>
    makePost('', { title: 'Tides', seo: { title, description } })
  const merged = mergeContents(seo('A', 'B'), seo('A1', 'B'), seo('A', 'B2'))
  expect([merged.mine, merged.collide]).toEqual([seo('A1', 'B2'), false])
  const both = mergeContents(seo('A', 'B'), seo('A1', 'B1'), seo('A2', 'B'))
  expect(both).toEqual({ mine: seo('A1', 'B1'), theirs: seo('A2', 'B1'), collide: true })
})
