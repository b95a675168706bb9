import { isSaved } from '../../../../../src/features/entries/autosave/save-state'
import { makeId } from '../../../../setup/make-entry'
import {
  answers,
  conflict,
  makeEntry,
  makePost,
  open,
  rejection,
  signedOut,
  TestServer,
  unreachable,
} from './support'

beforeEach(() => localStorage.clear())

const begun = (content = makePost('Water.')) => open({ entry: makeEntry(content) })
type Opened = ReturnType<typeof open>
const textOnServer = ({ server }: Opened) => server.entry?.content.markdown
const keptText = ({ copies }: Opened) => copies.list()[0]?.content.markdown

describe('automatic saving', () => {
  test('sends nothing before anything is written', async () => {
    const { clock, server, autosave } = open()
    await clock.pass(60_000)
    autosave.flush()
    await clock.pass(1)
    expect(server.requests).toEqual([])
  })

  test('saves once, a second and a half after the last change', async () => {
    const it = begun()
    it.type('Water r')
    await it.clock.pass(1_400)
    it.type('Water rises.')
    await it.clock.pass(1_499)
    expect(it.server.requests).toHaveLength(0)
    await it.clock.pass(1)
    expect(it.server.requests).toMatchObject([{ version: 1, content: { markdown: 'Water rises.' } }])
    expect(textOnServer(it)).toBe('Water rises.')
    expect(it.autosave.get()).toMatchObject({ phase: { is: 'idle' }, savedAt: it.clock.now() })
    expect(it.autosave.get().entry?.version).toBe(2)
  })

  test('saves every 15 seconds while the typing does not pause', async () => {
    const it = begun()
    for (let second = 0; second < 31; second++) {
      it.type(`Water ${second}`)
      await it.clock.pass(1_000)
    }
    expect(it.server.requests).toHaveLength(2)
  })

  test('saves at once when a field is left', async () => {
    const it = begun()
    it.type('Water rises.')
    it.autosave.flush()
    await answers()
    expect(textOnServer(it)).toBe('Water rises.')
    expect(it.clock.timers).toBe(0)
  })

  test('creates a new entry with the first change, then saves it', async () => {
    const it = open()
    it.type('Ebb')
    await it.clock.pass(1_500)
    it.type('Ebb and flow')
    await it.clock.pass(1_500)
    expect(it.server.requests.map(({ version }) => version)).toEqual([null, 1])
    expect(textOnServer(it)).toBe('Ebb and flow')
  })

  test('does not send a change that is undone', async () => {
    const it = begun()
    it.type('Water rises.')
    it.type('Water.')
    await it.clock.pass(60_000)
    expect(it.server.requests).toEqual([])
    expect(it.copies.list()).toEqual([])
    expect(it.autosave.get().phase).toEqual({ is: 'idle' })
  })

  test('sends one save at a time, then what was written during it', async () => {
    const it = begun()
    it.server.responses = ['hold']
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    await it.clock.pass(20_000)
    expect(it.server.requests).toHaveLength(1)
    it.server.release()
    await it.clock.pass(1_500)
    expect(it.server.requests.map(({ version, content }) => [version, content.markdown])).toEqual([
      [1, 'one'],
      [2, 'two'],
    ])
    expect(textOnServer(it)).toBe('two')
  })

  test('saves a field left during a save right after it', async () => {
    const it = begun()
    it.server.responses = ['hold']
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    it.autosave.flush()
    it.server.release()
    await answers()
    expect(textOnServer(it)).toBe('two')
  })

  test('gives each save its own id', async () => {
    const it = begun()
    for (const text of ['one', 'two', 'three']) {
      it.type(text)
      await it.clock.pass(1_500)
    }
    expect(new Set(it.server.requests.map(({ saveId }) => saveId)).size).toBe(3)
  })
})

describe('the local copy', () => {
  test('has every change at once, and is removed once the server has it', async () => {
    const it = begun()
    it.type('W')
    expect(keptText(it)).toBe('W')
    it.type('Wa')
    expect(it.copies.list()).toMatchObject([{ id: makeId(1), version: 1, content: { markdown: 'Wa' } }])
    await it.clock.pass(1_500)
    expect(it.copies.list()).toEqual([])
  })

  test('stays while changes made during a save are not saved', async () => {
    const it = begun()
    it.server.responses = ['hold', 'hold']
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    it.server.release()
    await answers()
    expect(it.copies.list()).toMatchObject([{ version: 2, content: { markdown: 'two' } }])
  })

  test('reports full storage, and saves the text anyway', async () => {
    const full = Object.create(localStorage) as Storage
    full.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    Object.defineProperty(full, 'length', { value: 0 })
    full.removeItem = () => undefined
    const it = open({ entry: makeEntry(), storage: full })
    it.type('Much water')
    expect(it.autosave.get().copyFailed).toBe(true)
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('Much water')
  })

  test('reports full storage only as long as it is full', () => {
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
    expect(it.autosave.get().copyFailed).toBe(false)
    expect(localStorage).toHaveLength(1)
  })
})

describe('without a connection', () => {
  test('retries less and less often, and keeps the local copy', async () => {
    const it = begun()
    it.server.offline = true
    it.type('Water rises.')
    await it.clock.pass(1_500)
    expect(it.autosave.get().phase).toEqual({
      is: 'failed',
      error: { kind: 'no-connection' },
      retryAt: it.clock.now() + 5_000,
    })
    await it.clock.pass(5_000 + 10_000 + 20_000)
    expect(it.server.requests).toHaveLength(4)
    expect(keptText(it)).toBe('Water rises.')
    it.server.offline = false
    await it.clock.pass(40_000)
    expect(textOnServer(it)).toBe('Water rises.')
    expect(isSaved(it.autosave.get())).toBe(true)
    expect(it.copies.list()).toEqual([])
  })

  test('does not retry more often while typing', async () => {
    const it = begun()
    it.server.offline = true
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    it.autosave.flush()
    await it.clock.pass(4_000)
    expect(it.server.requests).toHaveLength(1)
    expect(keptText(it)).toBe('two')
    expect(it.autosave.get().phase.is).toBe('failed')
  })

  test('saves everything once the connection is back', async () => {
    const it = begun()
    it.server.offline = true
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    it.server.offline = false
    it.autosave.resume()
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('two')
  })
})

describe('a lost answer', () => {
  test('sends the same save again, then what was written since, without a conflict', async () => {
    const it = begun()
    it.server.responses = ['lost']
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    await it.clock.pass(60_000)
    const [first, second, third] = it.server.requests
    expect(second).toEqual(first)
    expect(third).toMatchObject({ version: 2, content: { markdown: 'two' } })
    expect(textOnServer(it)).toBe('two')
    expect(it.autosave.get().phase).toEqual({ is: 'idle' })
  })

  test('creates a new entry only once', async () => {
    const it = open()
    it.server.responses = ['lost']
    it.type('Ebb')
    await it.clock.pass(1_500)
    it.type('Ebb and flow')
    await it.clock.pass(60_000)
    expect(it.server.entry).toMatchObject({ version: 2, content: { markdown: 'Ebb and flow' } })
  })

  test('is not a conflict if the server has the same text', async () => {
    const it = begun()
    it.server.responses = ['lost']
    it.type('one')
    await it.clock.pass(1_500)
    it.server.saveAsSomeoneElse(makePost('one'))
    await it.clock.pass(60_000)
    expect(it.autosave.get()).toMatchObject({ phase: { is: 'idle' }, entry: { version: 3 } })
  })
})

describe('an expired session', () => {
  test.each([
    ['gives no token', signedOut()],
    ['is refused', rejection(401, 'token_expired')],
  ])('and %s stops the saving until one is back', async (_, error) => {
    const it = begun()
    it.server.responses = [error]
    it.type('one')
    await it.clock.pass(1_500)
    expect(it.autosave.get().phase).toEqual({
      is: 'failed',
      error: { kind: 'signed-out' },
      retryAt: undefined,
    })
    it.type('two')
    await it.clock.pass(120_000)
    expect(it.server.requests).toHaveLength(1)
    expect(keptText(it)).toBe('two')
    it.autosave.resume()
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('two')
    expect(it.copies.list()).toEqual([])
  })
})

describe('a rejected save', () => {
  test('reports the server’s message, and is retried only after a change', async () => {
    const it = begun()
    it.server.responses = [rejection(400, 'invalid_request', 'The title is too long.')]
    it.type('one')
    await it.clock.pass(120_000)
    expect(it.autosave.get().phase).toMatchObject({
      error: { kind: 'rejected', message: 'The title is too long.' },
    })
    expect(it.server.requests).toHaveLength(1)
    it.type('two')
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('two')
  })

  test('keeps the local copy if the entry was deleted', async () => {
    const it = begun()
    it.server.entry = undefined
    it.type('one')
    await it.clock.pass(1_500)
    expect(it.autosave.get().phase).toMatchObject({ error: { kind: 'deleted' }, retryAt: undefined })
    it.type('two')
    await it.clock.pass(120_000)
    expect(it.server.requests).toHaveLength(1)
    expect(keptText(it)).toBe('two')
  })

  test('is retried after an error of the server', async () => {
    const it = begun()
    it.server.responses = [rejection(503, 'database_unavailable')]
    it.type('one')
    await it.clock.pass(1_500 + 5_000)
    expect(textOnServer(it)).toBe('one')
  })

  test('saves everything except a taken slug, and the slug once it is free', async () => {
    const it = begun()
    it.server.responses = [rejection(409, 'slug_taken', 'content/blog/tides.md has it.')]
    it.autosave.change(makePost('one', { title: 'Tides' }, 'tides'))
    await it.clock.pass(1_500)
    expect(it.server.entry?.content).toMatchObject({ slug: '', markdown: 'one', fields: { title: 'Tides' } })
    expect(it.autosave.get()).toMatchObject({
      content: { slug: 'tides' },
      takenSlug: { slug: 'tides', message: 'content/blog/tides.md has it.' },
    })
    expect(isSaved(it.autosave.get())).toBe(false)
    expect(it.copies.list()[0]?.content.slug).toBe('tides')

    it.autosave.change({ ...it.autosave.get().content, slug: 'high-tides' })
    await it.clock.pass(1_500)
    expect(it.server.entry?.slug).toBe('high-tides')
    expect(isSaved(it.autosave.get())).toBe(true)
    expect(it.copies.list()).toEqual([])
  })

  test('retries a taken slug on request', async () => {
    const it = begun()
    it.server.responses = [rejection(409, 'slug_taken')]
    it.autosave.change(makePost('Water.', {}, 'tides'))
    await it.clock.pass(1_500)
    expect(it.server.entry?.slug).toBe('')
    it.autosave.saveNow()
    await answers()
    expect(it.server.entry?.slug).toBe('tides')
  })
})

describe('two people editing the same entry', () => {
  /** Mine is "mine", theirs is "theirs". */
  async function clash(theirs = makePost('theirs')) {
    const it = begun()
    it.server.saveAsSomeoneElse(theirs)
    it.type('mine')
    await it.clock.pass(1_500)
    return it
  }

  test('are merged where they changed different paragraphs, which can be undone', async () => {
    const it = begun(makePost('Ebb.\n\nFlood.\n'))
    it.server.saveAsSomeoneElse(makePost('Ebb.\n\nMore flood.\n'))
    it.type('Less ebb.\n\nFlood.\n')
    await it.clock.pass(1_500)
    expect(it.autosave.get()).toMatchObject({
      phase: { is: 'idle' },
      content: { markdown: 'Less ebb.\n\nMore flood.\n' },
      merged: { by: 'nora.lindqvist@firm.example', before: { markdown: 'Less ebb.\n\nFlood.\n' } },
    })
    expect(textOnServer(it)).toBe('Less ebb.\n\nMore flood.\n')
    expect(it.copies.list()).toEqual([])
    it.autosave.undoMerge()
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('Less ebb.\n\nFlood.\n')
    expect(it.autosave.get().merged).toBeUndefined()
  })

  test('shows the later one the other version, and sends and loses nothing', async () => {
    const it = await clash()
    expect(it.autosave.get().phase).toMatchObject({
      is: 'conflict',
      reason: 'changed',
      theirs: { version: 2, content: { markdown: 'theirs' }, updatedBy: 'nora.lindqvist@firm.example' },
    })
    it.type('mine, longer')
    it.autosave.flush()
    it.autosave.saveNow()
    it.autosave.resume()
    await it.clock.pass(120_000)
    expect(it.server.requests).toHaveLength(1)
    expect(keptText(it)).toBe('mine, longer')
    expect(textOnServer(it)).toBe('theirs')
  })

  test('saves the own text on top of the other version, with the fields that only they or publishing set', async () => {
    const it = await clash(makePost('theirs', { date: '2026-11-19', title: 'Theirs' }))
    it.autosave.chooseMine()
    await answers()
    expect(it.server.requests.at(-1)?.version).toBe(2)
    expect(it.server.entry).toMatchObject({
      version: 3,
      content: { markdown: 'mine', fields: { date: '2026-11-19' } },
    })
    expect(it.server.entry?.content.fields).toHaveProperty('title', 'Theirs')
    expect(it.copies.list()).toEqual([])
  })

  test('uses the other version, and removes the local copy', async () => {
    const it = await clash()
    it.autosave.chooseTheirs()
    await it.clock.pass(60_000)
    expect(it.autosave.get()).toMatchObject({ content: { markdown: 'theirs' }, phase: { is: 'idle' } })
    expect(it.server.requests).toHaveLength(1)
    expect(it.copies.list()).toEqual([])
  })

  test('saves a manual merge on request, on top of the other version', async () => {
    const it = await clash()
    it.autosave.mergeManually()
    it.type('mine and theirs')
    await it.clock.pass(60_000)
    expect(textOnServer(it)).toBe('theirs')
    expect(keptText(it)).toBe('mine and theirs')
    it.autosave.saveNow()
    await answers()
    expect(it.server.entry).toMatchObject({ version: 3, content: { markdown: 'mine and theirs' } })
    it.type('later')
    await it.clock.pass(1_500)
    expect(textOnServer(it)).toBe('later')
  })

  test('reports a second conflict while the person chooses', async () => {
    const it = await clash()
    it.server.saveAsSomeoneElse(makePost('theirs again'))
    it.autosave.chooseMine()
    await answers()
    expect(it.autosave.get().phase).toMatchObject({ is: 'conflict', theirs: { version: 3 } })
    expect(keptText(it)).toBe('mine')
  })

  test('loads the other version if the answer did not contain it', async () => {
    const it = begun()
    const theirs = it.server.saveAsSomeoneElse(makePost('theirs'))
    it.server.responses = [conflict(undefined)]
    it.type('mine')
    await it.clock.pass(1_500)
    expect(it.autosave.get().phase).toMatchObject({ is: 'conflict', theirs: { version: theirs.version } })
  })

  test.each([
    ['there is no connection', unreachable(), { kind: 'no-connection' }],
    ['the session has expired', signedOut(), { kind: 'signed-out' }],
    ['the server has an error', rejection(503, 'unavailable', 'Soon.'), { kind: 'server', message: 'Soon.' }],
    ['it was deleted', rejection(404, 'not_found'), { kind: 'deleted' }],
    ['of an unexpected error', new Error('Odd.'), { kind: 'server', message: 'Odd.' }],
  ])('reports that the other version can’t be loaded because %s', async (_, error, expected) => {
    const it = begun()
    it.server.saveAsSomeoneElse(makePost('theirs'))
    it.server.responses = [conflict(undefined)]
    it.server.load = () => Promise.reject(error)
    it.type('mine')
    await it.clock.pass(1_500)
    expect(it.autosave.get().phase).toMatchObject({ is: 'failed', error: expected })
    expect(keptText(it)).toBe('mine')
  })

  test('keeps the local copy if the status has changed', async () => {
    const it = begun()
    const theirs = it.server.saveAsSomeoneElse(makePost('Water.'), { state: 'in_review' })
    it.server.responses = [conflict(theirs, 'not_now')]
    it.type('mine')
    await it.clock.pass(1_500)
    expect(it.autosave.get().phase).toMatchObject({ is: 'conflict', reason: 'closed' })
    expect(keptText(it)).toBe('mine')
  })

  test('treats two tabs of one person as two: neither overwrites the other', async () => {
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
    expect(there.autosave.get().phase).toMatchObject({
      is: 'conflict',
      theirs: { content: { markdown: 'here' } },
    })
    expect(here.copies.list().map(({ session }) => session)).toEqual(['tab-b'])
  })
})

describe('leaving the page', () => {
  test('sends what is scheduled, and nothing after that', async () => {
    const it = begun()
    it.type('last words')
    it.autosave.close()
    await answers()
    expect(textOnServer(it)).toBe('last words')
    expect(it.copies.list()).toEqual([])
    expect(it.clock.timers).toBe(0)
  })

  test('during a save sends what was written since', async () => {
    const it = begun()
    it.server.responses = ['hold']
    it.type('one')
    await it.clock.pass(1_500)
    it.type('two')
    it.autosave.close()
    it.server.release()
    await answers()
    expect(textOnServer(it)).toBe('two')
  })

  test('without a connection keeps the local copy and stops retrying', async () => {
    const it = begun()
    it.server.offline = true
    it.type('last words')
    it.autosave.close()
    await it.clock.pass(600_000)
    expect(it.server.requests).toHaveLength(1)
    expect(keptText(it)).toBe('last words')
  })

  test('can wait until the server has everything', async () => {
    const it = begun()
    it.server.responses = ['hold']
    it.type('one')
    const saved = it.autosave.saveAndWait()
    it.type('two')
    it.server.release()
    await expect(saved).resolves.toBe(true)
    expect(textOnServer(it)).toBe('two')
  })

  test.each([
    ['no connection', unreachable()],
    ['no sign-in', signedOut()],
    ['a rejected save', rejection(400, 'invalid_request')],
  ])('reports that %s keeps the text off the server', async (_, error) => {
    const it = begun()
    it.server.responses = [error]
    it.type('one')
    await expect(it.autosave.saveAndWait()).resolves.toBe(false)
  })

  test('waits for nothing if everything is saved', async () => {
    const it = begun()
    await expect(it.autosave.saveAndWait()).resolves.toBe(true)
    expect(it.server.requests).toEqual([])
  })
})

describe('changes by others', () => {
  test('are loaded on return to the page if nothing was typed here', async () => {
    const it = begun()
    it.server.saveAsSomeoneElse(makePost('theirs'), { state: 'changes_requested' })
    await it.clock.pass(31_000)
    it.autosave.resume()
    await answers()
    expect(it.autosave.get()).toMatchObject({
      content: { markdown: 'theirs' },
      entry: { state: 'changes_requested' },
    })
  })

  test('are not loaded too often', async () => {
    const it = begun()
    it.server.saveAsSomeoneElse(makePost('theirs'))
    await it.clock.pass(29_000)
    it.autosave.resume()
    await answers()
    expect(it.autosave.get().content.markdown).toBe('Water.')
  })

  test('never replace text typed while they load', async () => {
    const it = begun()
    it.server.saveAsSomeoneElse(makePost('theirs'))
    await it.clock.pass(31_000)
    it.autosave.resume()
    it.type('mine')
    await answers()
    expect(it.autosave.get().content.markdown).toBe('mine')
  })
})

describe('after an action or a restore', () => {
  test('continues from the changed entry', async () => {
    const it = begun()
    const moved = it.server.saveAsSomeoneElse(makePost('Water.', { date: '2026-11-20' }), {
      state: 'published',
    })
    it.autosave.adopt(moved)
    it.type('Water rises.')
    await it.clock.pass(1_500)
    expect(it.server.entry).toMatchObject({
      version: 3,
      content: { markdown: 'Water rises.', fields: { date: '2026-11-20' } },
    })
  })

  test('keeps the text typed in the meantime', async () => {
    const it = begun()
    const moved = it.server.saveAsSomeoneElse(makePost('Water.', { date: '2026-11-20' }))
    it.type('Water rises.')
    it.autosave.adopt(moved)
    await it.clock.pass(1_500)
    expect(it.server.entry?.content).toEqual(makePost('Water rises.', { date: '2026-11-20' }))
  })
})
