import fc from 'fast-check'
import type { Keeper } from '../../../../../src/features/entries/autosave/create-keeper'
import type { LocalCopies } from '../../../../../src/features/entries/autosave/local-copies'
import {
  answers,
  makeEntry,
  makePost,
  open,
  refusal,
  signedOut,
  type TestClock,
  type TestServer,
} from './support'

interface World {
  keeper: Keeper
  server: TestServer
  clock: TestClock
  copies: LocalCopies
  type: (text: string) => void
}

/** What can happen while somebody writes. */
const events = {
  'types a word': ({ keeper, type }: World) => type(`${keeper.get().content.markdown}w`),
  'leaves a field': ({ keeper }: World) => keeper.flush(),
  'presses save': ({ keeper }: World) => keeper.saveNow(),
  'the network goes': ({ server }: World) => void (server.offline = true),
  'the network comes': ({ server, keeper }: World) => {
    server.offline = false
    keeper.wake()
  },
  'an answer is lost': ({ server }: World) => void server.troubles.push('lost'),
  'an answer is late': ({ server }: World) => void server.troubles.push('hold'),
  'late answers come': ({ server }: World) => server.release(),
  'the sign-in runs out': ({ server }: World) => void server.troubles.push(signedOut()),
  'the server stumbles': ({ server }: World) =>
    void server.troubles.push(refusal(503, 'database_unavailable')),
  'somebody else saves': ({ server }: World) =>
    void server.saveBehindTheBack(makePost(`theirs ${server.entry?.version ?? 0}`)),
  'chooses mine': ({ keeper }: World) => keeper.chooseMine(),
  'merges by hand': ({ keeper }: World) => keeper.mergeByHand(),
  'looks at the page again': ({ keeper }: World) => keeper.wake(),
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
function isSafe({ keeper, server, copies }: World): boolean {
  const { markdown } = keeper.get().content
  const kept = copies.list().map(({ content }) => content.markdown)
  return server.entry?.content.markdown === markdown || kept.includes(markdown)
}

const histories = fc.array(fc.oneof(typing, fc.constantFrom(...names)), { maxLength: 60 })

test('whatever happens, what is on the screen is on the server or in this browser at every moment', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const world = begin()
      for (const [index, name] of history.entries()) {
        await events[name](world)
        await answers()
        // what others saved since is no loss of what was saved before
        const { is } = world.keeper.get().phase
        if (is === 'idle' && world.server.entry?.content.markdown.startsWith('theirs')) continue
        if (!isSafe(world)) throw new Error(`lost after ${index + 1}. ${name}`)
      }
    }),
    { numRuns: 400, seed: 20261120 },
  )
})

test('whatever happened, once all is well again the last text is on the server and no copy is left', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const world = begin()
      for (const name of history) {
        await events[name](world)
        await answers()
      }
      const { keeper, server, clock, copies, type } = world
      server.offline = false
      server.troubles = []
      type(`${keeper.get().content.markdown} The end.`)
      for (let round = 0; round < 4; round++) {
        server.release()
        await clock.pass(60_000)
        keeper.wake()
        keeper.chooseMine()
        await answers()
      }
      expect(server.entry?.content.markdown).toBe(keeper.get().content.markdown)
      expect(server.entry?.content.markdown).toMatch(/The end\.$/)
      expect(keeper.get().phase).toEqual({ is: 'idle' })
      expect(copies.list()).toEqual([])
    }),
    { numRuns: 400, seed: 20261121 },
  )
})
