import fc from 'fast-check'
import type { Autosave } from '../../../../../src/features/entries/autosave/autosave'
import type { LocalCopies } from '../../../../../src/features/entries/autosave/local-copies'
import {
  answers,
  makeEntry,
  makePost,
  open,
  rejection,
  signedOut,
  type TestClock,
  type TestServer,
} from './support'

interface World {
  autosave: Autosave
  server: TestServer
  clock: TestClock
  copies: LocalCopies
  type: (text: string) => void
}

/** Events during editing. */
const events = {
  'types a word': ({ autosave, type }: World) => type(`${autosave.get().content.markdown}w`),
  'leaves a field': ({ autosave }: World) => autosave.flush(),
  'presses save': ({ autosave }: World) => autosave.saveNow(),
  'the network goes': ({ server }: World) => void (server.offline = true),
  'the network comes': ({ server, autosave }: World) => {
    server.offline = false
    autosave.resume()
  },
  'an answer is lost': ({ server }: World) => void server.responses.push('lost'),
  'an answer is late': ({ server }: World) => void server.responses.push('hold'),
  'late answers come': ({ server }: World) => server.release(),
  'the sign-in runs out': ({ server }: World) => void server.responses.push(signedOut()),
  'the server stumbles': ({ server }: World) =>
    void server.responses.push(rejection(503, 'database_unavailable')),
  'someone else saves': ({ server }: World) =>
    void server.saveAsSomeoneElse(makePost(`theirs ${server.entry?.version ?? 0}`)),
  'chooses mine': ({ autosave }: World) => autosave.chooseMine(),
  'merges by hand': ({ autosave }: World) => autosave.mergeManually(),
  'returns to the page': ({ autosave }: World) => autosave.resume(),
  'a second passes': ({ clock }: World) => clock.pass(1_000),
  'a minute passes': ({ clock }: World) => clock.pass(60_000),
}
type EventName = keyof typeof events
const names = Object.keys(events) as EventName[]
const typing = fc.constantFrom<EventName>('types a word', 'types a word', 'a second passes')

const begin = (): World => {
  localStorage.clear()
  return open({ entry: makeEntry(makePost('Water.')) })
}

/** Whether the text on the screen is on the server or kept in this browser. */
function isSafe({ autosave, server, copies }: World): boolean {
  const { markdown } = autosave.get().content
  const kept = copies.list().map(({ content }) => content.markdown)
  return server.entry?.content.markdown === markdown || kept.includes(markdown)
}

const histories = fc.array(fc.oneof(typing, fc.constantFrom(...names)), { maxLength: 60 })

test('the text on the screen is always on the server or in this browser', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const world = begin()
      for (const [index, name] of history.entries()) {
        await events[name](world)
        await answers()
        // what others saved since is no loss of what was saved before
        const { is } = world.autosave.get().phase
        if (is === 'idle' && world.server.entry?.content.markdown.startsWith('theirs')) continue
        if (!isSafe(world)) throw new Error(`lost after ${index + 1}. ${name}`)
      }
    }),
    { numRuns: 400, seed: 20261120 },
  )
})

test('once everything works again, the last text is on the server and no copy is left', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const world = begin()
      for (const name of history) {
        await events[name](world)
        await answers()
      }
      const { autosave, server, clock, copies, type } = world
      server.offline = false
      server.responses = []
      type(`${autosave.get().content.markdown} The end.`)
      for (let round = 0; round < 4; round++) {
        server.release()
        await clock.pass(60_000)
        autosave.resume()
        autosave.chooseMine()
        await answers()
      }
      expect(server.entry?.content.markdown).toBe(autosave.get().content.markdown)
      expect(server.entry?.content.markdown).toMatch(/The end\.$/)
      expect(autosave.get().phase).toEqual({ is: 'idle' })
      expect(copies.list()).toEqual([])
    }),
    { numRuns: 400, seed: 20261121 },
  )
})
