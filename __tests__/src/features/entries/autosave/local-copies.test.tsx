import { createLocalCopies, type LocalCopy } from '../../../../../src/features/entries/autosave/local-copies'
import { planRecovery } from '../../../../../src/features/entries/autosave/recovery'
import { makeEntry, makePost } from './support'

const copyOf = (parts: Partial<LocalCopy> = {}): LocalCopy => ({
  id: 'one',
  version: 2,
  content: makePost('Water.'),
  at: 1,
  session: 'a',
  ...parts,
})
const mine = createLocalCopies(() => localStorage, 'Mei.Tanaka@firm.example')

beforeEach(() => localStorage.clear())

test('lists copies of all entries or of one, the latest first', () => {
  mine.keep(copyOf({ at: 1 }))
  mine.keep(copyOf({ at: 3, session: 'b' }))
  mine.keep(copyOf({ at: 2, id: 'two' }))
  expect(mine.list().map(({ at }) => at)).toEqual([3, 2, 1])
  expect(mine.list('one').map(({ at }) => at)).toEqual([3, 1])
})

test('does not mix up entries whose ids start alike', () => {
  mine.keep(copyOf({ id: 'one-more' }))
  expect(mine.list('one')).toEqual([])
})

test('ignores the case of email addresses, and hides copies from other people', () => {
  mine.keep(copyOf())
  expect(createLocalCopies(() => localStorage, 'mei.tanaka@FIRM.example').list()).toHaveLength(1)
  expect(createLocalCopies(() => localStorage, 'ben.okafor@firm.example').list()).toEqual([])
})

test('replaces the earlier copy of the same session', () => {
  mine.keep(copyOf())
  mine.keep(copyOf({ content: makePost('More water.') }))
  expect(mine.list()).toMatchObject([{ content: { markdown: 'More water.' } }])
  mine.remove(copyOf())
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['no JSON', '{'],
  ['something else', '[]'],
  ['an unknown kind', JSON.stringify(copyOf({ content: { ...makePost(''), kind: 'poem' } as never }))],
  ['no text', JSON.stringify({ ...copyOf(), content: { kind: 'post', slug: '', fields: {} } })],
])('ignores %s among the copies', (_, text) => {
  mine.keep(copyOf({ session: 'good' }))
  localStorage.setItem('writing/mei.tanaka%40firm.example/one/bad', text)
  expect(mine.list().map(({ session }) => session)).toEqual(['good'])
})

test('lists nothing without storage, and throws when a copy is stored', () => {
  const none = createLocalCopies(() => {
    throw new DOMException('', 'SecurityError')
  }, 'mei.tanaka@firm.example')
  expect(none.list()).toEqual([])
  expect(() => none.remove(copyOf())).not.toThrow()
  expect(() => none.keep(copyOf())).toThrow()
})

test('drops a copy that equals the server’s version, and asks about others', () => {
  const entry = makeEntry(makePost('Water.', { title: 'Tides', lead: undefined }))
  const same = copyOf({ content: makePost('Water.', { title: 'Tides' }) })
  const other = copyOf({ content: makePost('Water!', { title: 'Tides' }), session: 'b' })
  expect(planRecovery(entry, [other, same])).toEqual({ drop: [same], ask: [other] })
})
