import { isSaved } from '../../../../../src/features/entries/autosave/saving-state'
import { makeId } from '../../../../setup/make-entry'
import {
  answers,
  conflict,
  makeEntry,
  makePost,
  open,
  refusal,
  signedOut,
  TestServer,
  unreachable,
} from './support'

beforeEach(() => localStorage.clear())

const begun = () => open({ entry: makeEntry(makePost('Water.')) })
type Opened = ReturnType<typeof open>
const textOnServer = ({ server }: Opened) => server.entry?.content.markdown
const keptText = ({ copies }: Opened) => copies.list()[0]?.content.markdown

describe('saving by itself', () => {
  test('nothing is sent before anything was written', async () => {
    const { clock, server, keeper } = open()
    await clock.pass(60_000)
    keeper.flush()
    await clock.pass(1)
    expect(server.attempts).toEqual([])
  })

  test('a change is on the server a second and a half after the last one, in one save', async () => {
    const it = begun()
    it.type('Water r')
    await it.clock.pass(1_400)
    it.type('Water rises.')
    await it.clock.pass(1_499)
    expect(it.server.attempts).toHaveLength(0)
    await it.clock.pass(1)
    expect(it.server.attempts).toMatchObject([{ version: 1, content: { markdown: 'Water rises.' } }])
    expect(textOnServer(it)).toBe('Water rises.')
    expect(it.keeper.get()).toMatchObject({ phase: { is: 'idle' }, savedAt: it.clock.now() })
    expect(it.keeper.get().entry?.version).toBe(2)
  })

  test('who types without a pause is saved every 15 seconds all the same', async () => {
    const it = begun()
    for (let second = 0; second < 31; second++) {
      it.type(`Water ${second}`)
      await it.clock.pass(1_000)
    }
    expect(it.server.attempts).toHaveLength(2)
  })

  test('leaving a field saves at once', async () => {
    const it = begun()
    it.type('Water rises.')
    it.keeper.flush()
    await answers()
    expect(textOnServer(it)).toBe('Water rises.')
    expect(it.clock.timers).toBe(0)
  })

  test('the first change of a new one begins it on the server, later ones save it', async () => {
    const it = open()
    it.type('Ebb')
    await it.clock.pass(1_500)
    it.type('Ebb and flow')
    await it.clock.pass(1_500)
    expect(it.server.attempts.map(({ version }) => version)).toEqual([null, 1])
    expect(textOnServer(it)).toBe('Ebb and flow')
  })

  test('a change that is taken back is not sent', async () => {
    const it = begun()
    it.type('Water rises.')
    it.type('Water.')
    await it.clock.pass(60_000)
    expect(it.server.attempts).toEqual([])
    expect(it.copies.list()).toEqual([])
    expect(it.keeper.get().phase).toEqual({ is: 'idle' })
  })

  test('there is one save at a time; what is written meanwhile follows', async () => {
    const it = begun()
    it.server.troubles = ['hold']
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    await it.clock.pass(20_000)
    expect(it.server.attempts).toHaveLength(1)
    it.server.release()
    await it.clock.pass(1_500)
    expect(it.server.attempts.map(({ version, content }) => [version, content.markdown])).toEqual([
      [1, 'one'],
      [2, 'two'],
    ])
    expect(textOnServer(it)).toBe('two')
  })

  test('a field left during a save is saved right after it', async () => {
    const it = begun()
    it.server.troubles = ['hold']
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    it.keeper.flush()
    it.server.release()
    await answers()
    expect(textOnServer(it)).toBe('two')
  })

  test('each save has an id of its own', async () => {
    const it = begun()
    for (const text of ['one', 'two', 'three']) {
      it.type(text)
      await it.clock.pass(1_500)
    }
    expect(new Set(it.server.attempts.map(({ saveId }) => saveId)).size).toBe(3)
  })
})

describe('the copy in this browser', () => {
  test('has every change at once, and is gone when the server has it', async () => {
    const it = begun()
    it.type('W')
    expect(keptText(it)).toBe('W')
    it.type('Wa')
    expect(it.copies.list()).toMatchObject([{ id: makeId(1), version: 1, content: { markdown: 'Wa' } }])
    await it.clock.pass(1_500)
    expect(it.copies.list()).toEqual([])
  })

  test('stays while what was written during a save is not saved', async () => {
    const it = begun()
    it.server.troubles = ['hold', 'hold']
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    it.server.release()
    await answers()
    expect(it.copies.list()).toMatchObject([{ version: 2, content: { markdown: 'two' } }])
  })

  test('that finds no room is said, and the text is saved all the same', async () => {
    const full = Object.create(localStorage) as Storage
    full.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    Object.defineProperty(full, 'length', { value: 0 })
    full.removeItem = () => undefined
    const it = open({ entry: makeEntry(), storage: full })
    it.type('Much water')
    expect(it.keeper.get().copyFailed).toBe(true)
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('Much water')
  })

  test('that finds room again is no longer complained about', () => {
    let isFull = true
    const storage = Object.create(localStorage) as Storage
    storage.setItem = (key, value) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError')
      localStorage.setItem(key, value)
    }
    const it = open({ entry: makeEntry(), storage })
    it.type('Much water')
    isFull = false
    it.type('More water')
    expect(it.keeper.get().copyFailed).toBe(false)
    expect(localStorage).toHaveLength(1)
  })
})

describe('without a connection', () => {
  test('it is tried again by itself, less and less often, and stays in this browser', async () => {
    const it = begun()
    it.server.offline = true
    it.type('Water rises.')
    await it.clock.pass(1_500)
    expect(it.keeper.get().phase).toEqual({
      is: 'failed',
      failure: { kind: 'no-connection' },
      again: it.clock.now() + 5_000,
    })
    await it.clock.pass(5_000 + 10_000 + 20_000)
    expect(it.server.attempts).toHaveLength(4)
    expect(keptText(it)).toBe('Water rises.')
    it.server.offline = false
    await it.clock.pass(40_000)
    expect(textOnServer(it)).toBe('Water rises.')
    expect(isSaved(it.keeper.get())).toBe(true)
    expect(it.copies.list()).toEqual([])
  })

  test('typing goes on and asks no more often', async () => {
    const it = begun()
    it.server.offline = true
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    it.keeper.flush()
    await it.clock.pass(4_000)
    expect(it.server.attempts).toHaveLength(1)
    expect(keptText(it)).toBe('two')
    expect(it.keeper.get().phase.is).toBe('failed')
  })

  test('once it is back everything is saved at once', async () => {
    const it = begun()
    it.server.offline = true
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    it.server.offline = false
    it.keeper.wake()
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('two')
  })
})

describe('a lost answer', () => {
  test('the same save is sent again as it was, then what was written since; nothing is a conflict', async () => {
    const it = begun()
    it.server.troubles = ['lost']
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    await it.clock.pass(60_000)
    const [first, second, third] = it.server.attempts
    expect(second).toEqual(first)
    expect(third).toMatchObject({ version: 2, content: { markdown: 'two' } })
    expect(textOnServer(it)).toBe('two')
    expect(it.keeper.get().phase).toEqual({ is: 'idle' })
  })

  test('of the beginning of a new one begins it once', async () => {
    const it = open()
    it.server.troubles = ['lost']
    it.type('Ebb')
    await it.clock.pass(1_500)
    it.type('Ebb and flow')
    await it.clock.pass(60_000)
    expect(it.server.entry).toMatchObject({ version: 2, content: { markdown: 'Ebb and flow' } })
  })

  test('is no conflict even where the server has forgotten the save, as long as the text is the same', async () => {
    const it = begun()
    it.server.troubles = ['lost']
    it.type('one')
    await it.clock.pass(1_500)
    it.server.saveBehindTheBack(makePost('one'))
    await it.clock.pass(60_000)
    expect(it.keeper.get()).toMatchObject({ phase: { is: 'idle' }, entry: { version: 3 } })
  })
})

describe('a sign-in that has run out', () => {
  test.each([
    ['gives no token', signedOut()],
    ['is refused', refusal(401, 'token_expired')],
  ])('and %s stops the saving until one is back', async (_, error) => {
    const it = begun()
    it.server.troubles = [error]
    it.type('one')
    await it.clock.pass(1_500)
    expect(it.keeper.get().phase).toEqual({
      is: 'failed',
      failure: { kind: 'signed-out' },
      again: undefined,
    })
    it.type('two')
    await it.clock.pass(120_000)
    expect(it.server.attempts).toHaveLength(1)
    expect(keptText(it)).toBe('two')
    it.keeper.wake()
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('two')
    expect(it.copies.list()).toEqual([])
  })
})

describe('a refusal', () => {
  test('is said in the server’s words and not tried again before something has changed', async () => {
    const it = begun()
    it.server.troubles = [refusal(400, 'invalid_request', 'The title is too long.')]
    it.type('one')
    await it.clock.pass(120_000)
    expect(it.keeper.get().phase).toMatchObject({
      failure: { kind: 'refused', message: 'The title is too long.' },
    })
    expect(it.server.attempts).toHaveLength(1)
    it.type('two')
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('two')
  })

  test('because the entry is gone keeps the text here', async () => {
    const it = begun()
    it.server.entry = undefined
    it.type('one')
    await it.clock.pass(1_500)
    expect(it.keeper.get().phase).toMatchObject({ failure: { kind: 'gone' }, again: undefined })
    it.type('two')
    await it.clock.pass(120_000)
    expect(it.server.attempts).toHaveLength(1)
    expect(keptText(it)).toBe('two')
  })

  test('of a server in trouble is tried again', async () => {
    const it = begun()
    it.server.troubles = [refusal(503, 'database_unavailable')]
    it.type('one')
    await it.clock.pass(1_500 + 5_000)
    expect(textOnServer(it)).toBe('one')
  })

  test('of an address that is taken saves everything else, and the address once it is free', async () => {
    const it = begun()
    it.server.troubles = [refusal(409, 'slug_taken', 'content/blog/tides.md has it.')]
    it.keeper.change(makePost('one', { title: 'Tides' }, 'tides'))
    await it.clock.pass(1_500)
    expect(it.server.entry?.content).toMatchObject({ slug: '', markdown: 'one', fields: { title: 'Tides' } })
    expect(it.keeper.get()).toMatchObject({
      content: { slug: 'tides' },
      refusedSlug: { slug: 'tides', message: 'content/blog/tides.md has it.' },
    })
    expect(isSaved(it.keeper.get())).toBe(false)
    expect(it.copies.list()[0]?.content.slug).toBe('tides')

    it.keeper.change({ ...it.keeper.get().content, slug: 'high-tides' })
    await it.clock.pass(1_500)
    expect(it.server.entry?.slug).toBe('high-tides')
    expect(isSaved(it.keeper.get())).toBe(true)
    expect(it.copies.list()).toEqual([])
  })

  test('of an address is tried again when one asks to save', async () => {
    const it = begun()
    it.server.troubles = [refusal(409, 'slug_taken')]
    it.keeper.change(makePost('Water.', {}, 'tides'))
    await it.clock.pass(1_500)
    expect(it.server.entry?.slug).toBe('')
    it.keeper.saveNow()
    await answers()
    expect(it.server.entry?.slug).toBe('tides')
  })
})

describe('two who write the same', () => {
  /** Mine is "mine", theirs is "theirs". */
  async function clash(theirs = makePost('theirs')) {
    const it = begun()
    it.server.saveBehindTheBack(theirs)
    it.type('mine')
    await it.clock.pass(1_500)
    return it
  }

  test('the later one sees the other’s version; nothing is sent or lost meanwhile', async () => {
    const it = await clash()
    expect(it.keeper.get().phase).toMatchObject({
      is: 'conflict',
      reason: 'changed',
      theirs: { version: 2, content: { markdown: 'theirs' }, updatedBy: 'nora.lindqvist@firm.example' },
    })
    it.type('mine, longer')
    it.keeper.flush()
    it.keeper.saveNow()
    it.keeper.wake()
    await it.clock.pass(120_000)
    expect(it.server.attempts).toHaveLength(1)
    expect(keptText(it)).toBe('mine, longer')
    expect(textOnServer(it)).toBe('theirs')
  })

  test('whoever chooses their own saves it on the new version, with what publishing wrote', async () => {
    const it = await clash(makePost('theirs', { date: '2026-11-19', title: 'Theirs' }))
    it.keeper.chooseMine()
    await answers()
    expect(it.server.attempts.at(-1)?.version).toBe(2)
    expect(it.server.entry).toMatchObject({
      version: 3,
      content: { markdown: 'mine', fields: { date: '2026-11-19' } },
    })
    expect(it.server.entry?.content.fields.title).toBeUndefined()
    expect(it.copies.list()).toEqual([])
  })

  test('whoever chooses the other’s has that, and no copy left', async () => {
    const it = await clash()
    it.keeper.chooseTheirs()
    await it.clock.pass(60_000)
    expect(it.keeper.get()).toMatchObject({ content: { markdown: 'theirs' }, phase: { is: 'idle' } })
    expect(it.server.attempts).toHaveLength(1)
    expect(it.copies.list()).toEqual([])
  })

  test('whoever merges by hand saves when they say so, on the new version', async () => {
    const it = await clash()
    it.keeper.mergeByHand()
    it.type('mine and theirs')
    await it.clock.pass(60_000)
    expect(textOnServer(it)).toBe('theirs')
    expect(keptText(it)).toBe('mine and theirs')
    it.keeper.saveNow()
    await answers()
    expect(it.server.entry).toMatchObject({ version: 3, content: { markdown: 'mine and theirs' } })
    it.type('later')
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('later')
  })

  test('a second clash while one chooses is a clash again', async () => {
    const it = await clash()
    it.server.saveBehindTheBack(makePost('theirs again'))
    it.keeper.chooseMine()
    await answers()
    expect(it.keeper.get().phase).toMatchObject({ is: 'conflict', theirs: { version: 3 } })
    expect(keptText(it)).toBe('mine')
  })

  test('the other version is fetched where the answer did not hold it', async () => {
    const it = begun()
    const theirs = it.server.saveBehindTheBack(makePost('theirs'))
    it.server.troubles = [conflict(undefined)]
    it.type('mine')
    await it.clock.pass(1_500)
    expect(it.keeper.get().phase).toMatchObject({ is: 'conflict', theirs: { version: theirs.version } })
  })

  test.each([
    ['no answer came', unreachable(), { kind: 'no-connection' }],
    ['the sign-in has run out', signedOut(), { kind: 'signed-out' }],
    ['the server has a trouble', refusal(503, 'unavailable', 'Soon.'), { kind: 'server', message: 'Soon.' }],
    ['it is gone', refusal(404, 'not_found'), { kind: 'gone' }],
    ['of something unforeseen', new Error('Odd.'), { kind: 'server', message: 'Odd.' }],
  ])('where the other version can’t be fetched because %s, that is said', async (_, error, failure) => {
    const it = begun()
    it.server.saveBehindTheBack(makePost('theirs'))
    it.server.troubles = [conflict(undefined)]
    it.server.load = () => Promise.reject(error)
    it.type('mine')
    await it.clock.pass(1_500)
    expect(it.keeper.get().phase).toMatchObject({ is: 'failed', failure })
    expect(keptText(it)).toBe('mine')
  })

  test('one that has moved on meanwhile can’t be saved: the text stays here', async () => {
    const it = begun()
    const theirs = it.server.saveBehindTheBack(makePost('Water.'), { state: 'in_review' })
    it.server.troubles = [conflict(theirs, 'not_now')]
    it.type('mine')
    await it.clock.pass(1_500)
    expect(it.keeper.get().phase).toMatchObject({ is: 'conflict', reason: 'closed' })
    expect(keptText(it)).toBe('mine')
  })

  test('the same person in two tabs is two: neither overwrites the other, in the browser or on the server', async () => {
    const server = new TestServer()
    const entry = makeEntry(makePost('Water.'))
    const here = open({ entry, server, session: 'tab-a' })
    const there = open({ entry, server, session: 'tab-b' })
    here.type('here')
    there.type('there')
    expect(here.copies.list().map(({ content }) => content.markdown)).toEqual(['here', 'there'])
    await here.clock.pass(1_500)
    await there.clock.pass(1_500)
    expect(server.entry?.content.markdown).toBe('here')
    expect(there.keeper.get().phase).toMatchObject({
      is: 'conflict',
      theirs: { content: { markdown: 'here' } },
    })
    expect(here.copies.list().map(({ session }) => session)).toEqual(['tab-b'])
  })
})

describe('leaving', () => {
  test('the page sends what waits, and nothing after that', async () => {
    const it = begun()
    it.type('last words')
    it.keeper.close()
    await answers()
    expect(textOnServer(it)).toBe('last words')
    expect(it.copies.list()).toEqual([])
    expect(it.clock.timers).toBe(0)
  })

  test('in the middle of a save sends what was written during it', async () => {
    const it = begun()
    it.server.troubles = ['hold']
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    it.keeper.close()
    it.server.release()
    await answers()
    expect(textOnServer(it)).toBe('two')
  })

  test('without a connection leaves the copy and asks no more', async () => {
    const it = begun()
    it.server.offline = true
    it.type('last words')
    it.keeper.close()
    await it.clock.pass(600_000)
    expect(it.server.attempts).toHaveLength(1)
    expect(keptText(it)).toBe('last words')
  })

  test('waits for the server where somebody wants to be sure', async () => {
    const it = begun()
    it.server.troubles = ['hold']
    it.type('one')
    const settled = it.keeper.settle()
    it.type('two')
    it.server.release()
    await expect(settled).resolves.toBe(true)
    expect(textOnServer(it)).toBe('two')
  })

  test.each([
    ['no connection', unreachable()],
    ['no sign-in', signedOut()],
    ['a refusal', refusal(400, 'invalid_request')],
  ])('tells that %s keeps the text off the server', async (_, error) => {
    const it = begun()
    it.server.troubles = [error]
    it.type('one')
    await expect(it.keeper.settle()).resolves.toBe(false)
  })

  test('with everything saved waits for nothing', async () => {
    const it = begun()
    await expect(it.keeper.settle()).resolves.toBe(true)
    expect(it.server.attempts).toEqual([])
  })
})

describe('what others do', () => {
  test('is taken over when one comes back to the page and has changed nothing', async () => {
    const it = begun()
    it.server.saveBehindTheBack(makePost('theirs'), { state: 'changes_requested' })
    await it.clock.pass(31_000)
    it.keeper.wake()
    await answers()
    expect(it.keeper.get()).toMatchObject({
      content: { markdown: 'theirs' },
      entry: { state: 'changes_requested' },
    })
  })

  test('is not asked for every moment', async () => {
    const it = begun()
    it.server.saveBehindTheBack(makePost('theirs'))
    await it.clock.pass(29_000)
    it.keeper.wake()
    await answers()
    expect(it.keeper.get().content.markdown).toBe('Water.')
  })

  test('never replaces what one types while it is asked for', async () => {
    const it = begun()
    it.server.saveBehindTheBack(makePost('theirs'))
    await it.clock.pass(31_000)
    it.keeper.wake()
    it.type('mine')
    await answers()
    expect(it.keeper.get().content.markdown).toBe('mine')
  })
})

describe('a move or a restore', () => {
  test('is gone on from', async () => {
    const it = begun()
    const moved = it.server.saveBehindTheBack(makePost('Water.', { date: '2026-11-20' }), {
      state: 'published',
    })
    it.keeper.adopt(moved)
    it.type('Water rises.')
    await it.clock.pass(1_500)
    expect(it.server.entry).toMatchObject({
      version: 3,
      content: { markdown: 'Water rises.', fields: { date: '2026-11-20' } },
    })
  })

  test('keeps what was typed meanwhile', async () => {
    const it = begun()
    const moved = it.server.saveBehindTheBack(makePost('Water.', { date: '2026-11-20' }))
    it.type('Water rises.')
    it.keeper.adopt(moved)
    await it.clock.pass(1_500)
    expect(it.server.entry?.content).toEqual(makePost('Water rises.', { date: '2026-11-20' }))
  })
})
